import { DRAWN_SHARE_PICTURE, sharePictureAddress } from '#contract/pictures/picture-addresses.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import { BOOKING_PATH, MENU_PATH, orderPath } from '#domain/restaurant/public-links.ts';
import { jsonLdText } from '#web/storefront/shell/json-ld.tsx';
import type { ShopFacts } from '#web/storefront/shell/shop-facts.ts';
import type { HomePage } from './home-page.ts';

const DELIVERY_METHODS = {
  DELIVERY: 'http://purl.org/goodrelations/v1#DeliveryModeOwnFleet',
  PICKUP: 'http://purl.org/goodrelations/v1#DeliveryModePickUp',
};

/** The restaurant as JSON-LD for search engines: name, address, hours. */
export function restaurantJsonLd(
  shop: ShopFacts,
  { found, usualPrices }: Pick<HomePage, 'found' | 'usualPrices'>,
  publicUrl: string,
): string {
  const { orderedWays, isBookable, closedDays, hours, place } = found;
  return jsonLdText({
    '@type': 'Restaurant',
    name: shop.name,
    description: shop.tagline,
    url: `${publicUrl}/`,
    telephone: shop.phone,
    email: shop.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.address.street,
      postalCode: shop.address.postalCode,
      addressLocality: shop.address.city,
      addressRegion: shop.address.county,
      addressCountry: 'RO',
    },
    image: `${publicUrl}${shop.pictureHash === null ? DRAWN_SHARE_PICTURE : sharePictureAddress(shop.pictureHash)}`,
    ...(place === null ? {} : { geo: { '@type': 'GeoCoordinates', ...place } }),
    openingHours: hours,
    ...(closedDays.length === 0
      ? {}
      : {
          specialOpeningHoursSpecification: closedDays.map(({ from, until }) => ({
            '@type': 'OpeningHoursSpecification',
            // Equal opening and closing times are read as closed.
            opens: '00:00',
            closes: '00:00',
            validFrom: from,
            validThrough: until,
          })),
        }),
    // The duration of an order while ordering as soon as possible is open, as the page shows it.
    makesOffer: shop.ordering.ways.map(({ method, minutes }) => ({
      '@type': 'Offer',
      availableDeliveryMethod: DELIVERY_METHODS[method],
      ...(minutes === null
        ? {}
        : { deliveryLeadTime: { '@type': 'QuantitativeValue', value: minutes, unitCode: 'MIN' } }),
    })),
    hasMenu: `${publicUrl}${MENU_PATH}`,
    acceptsReservations: isBookable ? `${publicUrl}${BOOKING_PATH}` : false,
    potentialAction: [
      ...orderedWays.map((method) => ({
        '@type': 'OrderAction',
        target: entryPoint(`${publicUrl}${orderPath(method)}`),
        deliveryMethod: DELIVERY_METHODS[method],
      })),
      ...(isBookable
        ? [
            {
              '@type': 'ReserveAction',
              target: entryPoint(`${publicUrl}${BOOKING_PATH}`),
              result: { '@type': 'FoodEstablishmentReservation' },
            },
          ]
        : []),
    ],
    currenciesAccepted: 'RON',
    ...(usualPrices === null
      ? {}
      : { priceRange: `${leiFromBani(usualPrices.from)}–${leiFromBani(usualPrices.to)} RON` }),
  });
}

function entryPoint(urlTemplate: string) {
  return {
    '@type': 'EntryPoint',
    urlTemplate,
    inLanguage: 'ro',
    actionPlatform: ['https://schema.org/DesktopWebPlatform', 'https://schema.org/MobileWebPlatform'],
  };
}

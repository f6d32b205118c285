import { pictureAddress } from '#contract/pictures/picture-addresses.ts';
import type { Bani } from '#domain/money/bani.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import { onceFor } from '#domain/once-for.ts';
import { productPath } from '#domain/restaurant/public-links.ts';
import { jsonLdText } from '#web/storefront/shell/json-ld.tsx';
import { offerAvailability } from '#web/storefront/shell/offer-availability.ts';
import type { MenuCard } from '#web/ui/menu-card/menu-card.ts';
import type { MenuPage } from './menu-page.ts';

/** Of the widths in the document, so that its address compresses to few bytes. */
const IMAGE_FOR_SEARCH = 640;

/**
 * The menu as JSON-LD for search engines: names, prices and availability. Details are on each product's own page. Of a
 * long menu only the cards of the document; the others are on the pages of their categories.
 */
export function menuJsonLd(page: MenuPage, restaurant: string, publicUrl: string): string {
  const texts = textsOf(page);
  const text = texts.get(publicUrl) ?? writeJsonLd(page, restaurant, publicUrl);
  texts.set(publicUrl, text);
  return text;
}

/** By address of the shop: one page may be served at several addresses. */
const textsOf = onceFor((_: MenuPage) => new Map<string, string>());

function writeJsonLd(page: MenuPage, restaurant: string, publicUrl: string): string {
  return jsonLdText({
    '@type': 'Menu',
    name: restaurant,
    inLanguage: 'ro',
    hasMenuSection: page.sections.flatMap(({ name, cards }) =>
      cards.length === 0
        ? []
        : [
            {
              '@type': 'MenuSection',
              name,
              hasMenuItem: cards.map((card) => ({
                '@type': 'MenuItem',
                name: card.name,
                url: `${publicUrl}${productPath(card.id)}`,
                ...(card.picture === null
                  ? {}
                  : { image: `${publicUrl}${pictureAddress(card.picture.hash, IMAGE_FOR_SEARCH)}` }),
                ...(card.from === null ? {} : { offers: offer(card, card.cut?.price ?? card.from) }),
              })),
            },
          ],
    ),
  });
}

function offer({ state, marks, later }: MenuCard, price: Bani) {
  const availability = offerAvailability({
    isOrderable: state === 'orderable',
    isAheadOnly: marks.includes('ahead'),
    later,
  });
  return { '@type': 'Offer', price: leiFromBani(price), priceCurrency: 'RON', availability };
}

import type { Api } from '#contract/client.ts';
import type { PromotionResponse } from '#contract/promotions/wire.ts';
import type { RestaurantResponse } from '#contract/restaurant/wire.ts';
import { readLei } from '#contract/values/read-lei.ts';
import type { DeliveryZone } from '#domain/delivery/quote-delivery.ts';
import { cardDescription } from '#domain/menu/card-description.ts';
import { type Bani, bani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { menuText } from '#web/i18n/menu.ts';
import { readProduct } from '#web/storefront/facts/read-menu.ts';
import { readDate } from '#web/storefront/facts/read-schedule.ts';
import { readZones } from '#web/storefront/facts/read-zones.ts';
import { describeEstimate } from '#web/storefront/shell/describe-estimate.ts';
import type { BundleCard, MenuPage, OrderTerms } from './menu-page.ts';
import { presentCard, presentSmallPicture } from './present-card.ts';
import { nextTurnOf } from './present-later.ts';

export async function loadMenuPage(api: Api): Promise<MenuPage> {
  const [categories, products, promotions, restaurant] = await Promise.all([
    api('getCategories'),
    api('getBaseProducts'),
    api('getPromotions'),
    api('getRestaurant'),
  ]);
  const now = instant(Date.now());
  return {
    restaurant: restaurant.name,
    city: restaurant.city,
    sections: categories
      .map((category) => ({
        slug: category.slug,
        name: category.name,
        note: category.additionalInformation,
        pickupPlace: category.isPickupFromSpecificLocation ? (category.givenLocationForPickup ?? '') : '',
        cards: products
          .filter(({ categoryId }) => categoryId === category.id)
          .map((product) => presentCard(product, now)),
      }))
      .filter(({ cards }) => cards.length > 0),
    bundles: promotions.content.filter(({ type }) => type === 'BUY_X_GET_Y_FREE').map(presentBundle),
    terms: presentTerms(restaurant, now),
    changesAt: nextTurnOf(products.map(readProduct), now),
  };
}

function presentBundle(promotion: PromotionResponse): BundleCard {
  const { id, name, description, endDate, picture, promotionProductBeans: sets } = promotion;
  return {
    id,
    name,
    text: cardDescription(description),
    from: leastCost(sets),
    until: formatDate(readDate(endDate)),
    picture: presentSmallPicture(picture ?? sets.flatMap(({ products }) => products).find(({ image }) => image)?.image),
  };
}

/** The cheapest orderable choice of every paid set; null when a set has none. */
function leastCost(sets: PromotionResponse['promotionProductBeans']): Bani | null {
  const cheapest = sets.map((set) => {
    const prices = set.products.flatMap(({ dimensions }) =>
      dimensions.filter(({ orderable }) => orderable).map(({ price }) => readLei(price)),
    );
    if (prices.length === 0) return null;
    return set.isFreeProduct ? ZERO_BANI : bani(Math.min(...prices));
  });
  const known = cheapest.filter((price) => price !== null);
  return known.length < cheapest.length || known.length === 0 ? null : sumBani(known);
}

function presentTerms(restaurant: RestaurantResponse, now: Instant): OrderTerms {
  const zones = restaurant.deliveryEnabled ? readZones(restaurant) : [];
  const home = zones.find(({ city }) => city === restaurant.city);
  const minutesTo = new Map(
    restaurant.deliveryCities.map(({ cityCode, estimatedMinutes }) => [cityCode, estimatedMinutes]),
  );
  const phrases = [
    home && describeFee(home.city, home.fee, home.freeFrom),
    zones.length > 0 && describeMinimum(zones, home),
    restaurant.pickupEnabled && menuText.pickup,
    restaurant.pickupEnabled && dateOf(now) >= restaurant.ownContainerFrom && menuText.ownContainer,
    restaurant.dineInEnabled && menuText.dineIn,
  ];
  const cards = restaurant.cardPayment || restaurant.cashAndCardPayment;
  return {
    phrases: phrases.filter((phrase) => typeof phrase === 'string'),
    localities: zones.map(({ city, code, minimumOrder, fee, freeFrom }) => ({
      city,
      duration: describeEstimate(minutesTo.get(code) ?? null),
      minimum: minimumOrder === 0 ? menuText.none : formatLei(minimumOrder),
      fee:
        fee === 0
          ? menuText.free
          : [formatLei(fee), freeFrom === null ? '' : menuText.freeFrom(formatLei(freeFrom))]
              .filter(Boolean)
              .join(', '),
    })),
    payment: [restaurant.cashPayment && menuText.cash, cards && menuText.card].filter(Boolean).join(', '),
  };
}

function describeMinimum(zones: readonly DeliveryZone[], home: DeliveryZone | undefined): string | undefined {
  if (zones.every(({ minimumOrder }) => minimumOrder === 0)) return menuText.noMinimum;
  if (home?.minimumOrder === 0) return menuText.noMinimumIn(home.city);
  return home && menuText.minimum(formatLei(home.minimumOrder));
}

function describeFee(city: string, fee: Bani, freeFrom: Bani | null): string {
  if (fee === 0) return menuText.deliveryFree(city);
  const text = menuText.delivery(city, formatLei(fee));
  return freeFrom === null ? text : `${text}, ${menuText.freeFrom(formatLei(freeFrom))}`;
}

import type { Api } from '#contract/client.ts';
import { fetchCategories, fetchProducts, fetchPromotions } from '#contract/menu/client.ts';
import { fetchRestaurant } from '#contract/restaurant/client.ts';
import { describeFee } from '#domain/delivery/describe-fee.ts';
import type { DeliveryZone } from '#domain/delivery/quote-delivery.ts';
import { cardDescription } from '#domain/menu/card-description.ts';
import { DAILY_MENU_SLUG } from '#domain/menu/daily-menu-slug.ts';
import { popularProducts } from '#domain/menu/ordering-habits.ts';
import type { OfferedCategory, OfferedProduct } from '#domain/menu/shown-menu.ts';
import { type Bani, bani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { ALL_MEANS, factsOf, type Means, offersMeans, pickOffered } from '#domain/orders/payment-means.ts';
import { describeIssuers, type MealCardIssuer } from '#domain/payments/meal-card-issuers.ts';
import type { OfferedPromotion } from '#domain/promotions/shown-promotion.ts';
import type { ShownRestaurant } from '#domain/restaurant/restaurant.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { menuText } from '#web/i18n/menu.ts';
import { keepLastMade } from '#web/storefront/facts/made-again.ts';
import { describeEstimate } from '#web/storefront/shell/describe-estimate.ts';
import type { BundleCard, MenuPage, MenuSection, OrderTerms } from './menu-page.ts';
import { presentCard, presentSmallPicture } from './present-card.ts';
import { nextTurnOf } from './present-later.ts';

/** Two rows of three on wide screens. */
const POPULAR_MAXIMUM = 6;

export async function loadMenuPage(api: Api): Promise<MenuPage> {
  const [categories, products, promotions, restaurant] = await Promise.all([
    fetchCategories(api),
    fetchProducts(api),
    fetchPromotions(api),
    fetchRestaurant(api),
  ]);
  return makeMenuPage(instant(Date.now()), categories, products, promotions, restaurant);
}

type Given = readonly [
  categories: readonly OfferedCategory[],
  products: readonly OfferedProduct[],
  promotions: readonly OfferedPromotion[],
  restaurant: ShownRestaurant,
];

const makeMenuPage = keepLastMade(presentMenuPage, ({ changesAt }) => changesAt);

function presentMenuPage(now: Instant, ...[categories, products, promotions, restaurant]: Given): MenuPage {
  return {
    popular: popularProducts(products, { now, limit: POPULAR_MAXIMUM }).map(({ id }) => id),
    sections: placeDailyMenu(
      categories.map((category) => ({
        slug: category.slug,
        name: category.name,
        note: category.additionalInformation,
        pickupPlace: category.pickupPlace ?? '',
        cards: products
          .filter(({ categoryId }) => categoryId === category.id)
          .map((product) => presentCard(product, now, promotions)),
      })),
    ).filter(({ cards }) => cards.length > 0),
    bundles: promotions.filter(({ type }) => type === 'BUY_X_GET_Y_FREE').map(presentBundle),
    terms: presentTerms(restaurant, now),
    changesAt: nextTurnOf(products, promotions, now),
  };
}

/** The daily menu is first while it can be ordered, without the dishes of other days. */
function placeDailyMenu(sections: readonly MenuSection[]): readonly MenuSection[] {
  const isDaily = ({ slug }: MenuSection) => slug === DAILY_MENU_SLUG;
  const daily = sections.filter(isDaily).map((section) => ({
    ...section,
    cards: section.cards.filter(({ state }) => state !== 'unavailable'),
  }));
  const isOffered = daily.some(({ cards }) =>
    cards.some(({ state, later }) => state === 'orderable' && later?.canBeChosen !== false),
  );
  if (isOffered) return [...daily, ...sections.filter((section) => !isDaily(section))];
  return sections.flatMap((section) => (isDaily(section) ? daily : [section]));
}

function presentBundle({ id, name, description, endDate, picture, sets }: OfferedPromotion): BundleCard {
  return {
    id,
    name,
    text: cardDescription(description),
    from: leastCost(sets),
    until: formatDate(endDate),
    picture: presentSmallPicture(
      picture ?? sets.flatMap(({ options }) => options).find((option) => option.picture)?.picture,
    ),
  };
}

/** The sum of the cheapest orderable choices of all paid sets; null when a set has none. */
function leastCost(sets: OfferedPromotion['sets']): Bani | null {
  const cheapest = sets.map((set) => {
    const prices = set.options.filter(({ isOrderable }) => isOrderable).map(({ price }) => price);
    if (prices.length === 0) return null;
    return set.isFree ? ZERO_BANI : bani(Math.min(...prices));
  });
  const known = cheapest.filter((price) => price !== null);
  return known.length < cheapest.length || known.length === 0 ? null : sumBani(known);
}

function presentTerms(restaurant: ShownRestaurant, now: Instant): OrderTerms {
  const offered = pickOffered('guest', restaurant.offeredPayments);
  const { pickup, delivery } = restaurant.schedule.services;
  const zones = delivery.enabled ? restaurant.zones : [];
  const home = zones.find(({ city }) => city === restaurant.city);
  const phrases = [
    home && describeDelivery(home.city, home.fee, home.freeFrom),
    zones.length > 0 && describeMinimum(zones, home),
    pickup.enabled && menuText.pickup,
    pickup.enabled && dateOf(now) >= restaurant.ownContainerFrom && menuText.ownContainer,
    restaurant.isDineInEnabled && menuText.dineIn,
  ];
  return {
    phrases: phrases.filter((phrase) => typeof phrase === 'string'),
    localities: zones.map(({ city, estimatedMinutes, minimumOrder, fee, freeFrom }) => ({
      city,
      duration: describeEstimate(estimatedMinutes),
      minimum: minimumOrder === 0 ? menuText.none : formatLei(minimumOrder),
      fee: [describeFee(fee), fee === 0 || freeFrom === null ? '' : menuText.freeFrom(formatLei(freeFrom))]
        .filter(Boolean)
        .join(', '),
    })),
    payment: ALL_MEANS.filter((means) => offersMeans(offered, means))
      .map((means) => nameMeans(means, restaurant.mealCardIssuers))
      .join(', '),
  };
}

/** „numerar”, „card de masă la livrare sau la ridicare (Edenred, Up)”. */
function nameMeans(means: Means, issuers: readonly MealCardIssuer[]): string {
  const { label, saysWhere, paysOnlyFood } = factsOf(means);
  const name = saysWhere ? menuText.atHandover(label.toLowerCase()) : label.toLowerCase();
  return paysOnlyFood && issuers.length > 0 ? `${name} (${describeIssuers(issuers)})` : name;
}

function describeMinimum(zones: readonly DeliveryZone[], home: DeliveryZone | undefined): string | undefined {
  if (zones.every(({ minimumOrder }) => minimumOrder === 0)) return menuText.noMinimum;
  if (home?.minimumOrder === 0) return menuText.noMinimumIn(home.city);
  return home && menuText.minimum(formatLei(home.minimumOrder));
}

function describeDelivery(city: string, fee: Bani, freeFrom: Bani | null): string {
  if (fee === 0) return menuText.deliveryFree(city);
  const text = menuText.delivery(city, formatLei(fee));
  return freeFrom === null ? text : `${text}, ${menuText.freeFrom(formatLei(freeFrom))}`;
}

import type { Api } from '#contract/client.ts';
import { fetchCategories, fetchProducts, fetchPromotions } from '#contract/menu/client.ts';
import { fetchRestaurant } from '#contract/restaurant/client.ts';
import { orderableDays, productState } from '#domain/menu/availability.ts';
import { nextAvailable } from '#domain/menu/availability-window.ts';
import { describeReturn } from '#domain/menu/describe-windows.ts';
import { popularProducts } from '#domain/menu/ordering-habits.ts';
import { usualPrices } from '#domain/menu/price-range.ts';
import type { OfferedCategory, OfferedProduct } from '#domain/menu/shown-menu.ts';
import type { OfferedPromotion } from '#domain/promotions/shown-promotion.ts';
import { describeFound } from '#domain/restaurant/describe-found.ts';
import type { ShownRestaurant } from '#domain/restaurant/restaurant.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { homeText } from '#web/i18n/home.ts';
import { openingText } from '#web/i18n/opening.ts';
import { keepLastMade } from '#web/storefront/facts/made-again.ts';
import type { MenuCard } from '#web/storefront/menu/menu-page.ts';
import { presentCard, presentPicture, withoutPreview } from '#web/storefront/menu/present-card.ts';
import { nextTurnOf, presentLater } from '#web/storefront/menu/present-later.ts';
import type { PictureFacts } from '#web/ui/picture.tsx';
import type { HomePage } from './home-page.ts';

/** storefront.md §9. */
const PREVIEW_PRODUCTS = 5;
const PREVIEW_CATEGORIES_MAXIMUM = 3;
/** Two rows of four on a wide screen. */
const DISHES = 8;
/** File pixels: half the width of a phone at three device pixels per CSS pixel. */
const TILE_PICTURE_WIDTH = 640;

export async function loadHomePage(api: Api): Promise<HomePage> {
  const [categories, products, promotions, restaurant] = await Promise.all([
    fetchCategories(api),
    fetchProducts(api),
    fetchPromotions(api),
    fetchRestaurant(api),
  ]);
  return makeHomePage(instant(Date.now()), categories, products, promotions, restaurant);
}

type Given = readonly [
  categories: readonly OfferedCategory[],
  products: readonly OfferedProduct[],
  promotions: readonly OfferedPromotion[],
  restaurant: ShownRestaurant,
];

const makeHomePage = keepLastMade(presentHomePage, ({ changesAt }) => changesAt);

function presentHomePage(now: Instant, ...[categories, products, promotions, restaurant]: Given): HomePage {
  const present = (product: OfferedProduct) => presentCard(product, now, promotions);
  const orderable = products.filter((product) => productState(product) === 'orderable');
  const of = (slug: string) => orderable.filter(({ category }) => category.slug === slug);
  const dishes = dishesOf(categories, products, now, present);
  return {
    about: restaurant.aboutUs,
    dishes,
    restaurantPicture: dishes.cards.length > 0 ? null : restaurant.heroPicture,
    dailyMenu: presentDailyMenu(of(homeText.dailyMenuSlug), now),
    changesAt: nextTurnOf(products, promotions, now),
    found: describeFound(restaurant, now),
    usualPrices: usualPrices(orderable),
    title: describeTitle(restaurant),
    takesBookings: restaurant.schedule.services.booking.enabled,
    gallery: restaurant.gallery.map(withoutPreview),
    categories: homeText.cardSlugs.flatMap((slug) => {
      const category = categories.find((one) => one.slug === slug);
      const shown = of(slug);
      if (!category || shown.length === 0) return [];
      const picture = presentPicture(
        category.picture ?? shown.find(({ pictures }) => pictures.length > 0)?.pictures[0],
      );
      return [{ slug, name: category.name, products: shown.length, picture: picture && withoutPreview(picture) }];
    }),
    preview: previewOf(
      categories,
      orderable.filter((product) => mayBeOrdered(product, now)),
      present,
    ),
  };
}

/** What one searches for: the name, how one gets the food, the town. */
function describeTitle({ name, city, zones, schedule: { services } }: ShownRestaurant): string {
  return homeText.title({
    name: name || openingText.unnamed,
    city,
    delivers: services.delivery.enabled && zones.length > 0,
    isPickedUp: services.pickup.enabled,
  });
}

/** The most ordered dishes; when too little was sold to tell, dishes of each category in turn, in the owner's order. */
function dishesOf(
  categories: readonly OfferedCategory[],
  products: readonly OfferedProduct[],
  now: Instant,
  present: (product: OfferedProduct) => MenuCard,
): HomePage['dishes'] {
  const pictured = products.filter(({ pictures }) => pictures.length > 0);
  const popular = popularProducts(pictured, { now, limit: DISHES });
  const arePopular = popular.length > 0;
  const orderable = pictured.filter(
    (product) => productState(product) === 'orderable' && !product.isAgeRestricted && mayBeOrdered(product, now),
  );
  const shown = arePopular ? popular : inTurn(groupByCategory(categories, orderable), DISHES);
  const cards = shown
    .slice(0, DISHES)
    .map((product) => ({ ...present(product), picture: presentTilePicture(product) }));
  return { arePopular, cards };
}

/** A tile is half as wide as a phone. */
function presentTilePicture({ pictures: [picture] }: OfferedProduct): PictureFacts | null {
  const whole = presentPicture(picture);
  return whole && { ...withoutPreview(whole), width: Math.min(whole.width, TILE_PICTURE_WIDTH) };
}

/** State of the daily menu for its button: available now, or when the first of its dishes returns. */
function presentDailyMenu(dishes: readonly OfferedProduct[], now: Instant): HomePage['dailyMenu'] {
  if (dishes.length === 0) return null;
  const moments = dishes.flatMap((dish) => nextAvailable(dish.availabilityWindows, now) ?? []);
  const at = instant(Math.min(...moments));
  return { returns: at === now || moments.length === 0 ? '' : describeReturn(at, now) };
}

/** Now, or for a later moment. */
function mayBeOrdered(product: OfferedProduct, now: Instant): boolean {
  return presentLater(product, orderableDays(product, product.category), now)?.canBeChosen !== false;
}

/** One dish of each category in turn; then a few whole categories. */
function previewOf(
  categories: readonly OfferedCategory[],
  orderable: readonly OfferedProduct[],
  present: (product: OfferedProduct) => MenuCard,
): HomePage['preview'] {
  const all = groupByCategory(categories, orderable);
  const isDaily = ({ slug }: Group) => slug === homeText.dailyMenuSlug;
  const groups = [...all.filter(isDaily), ...all.filter((group) => !isDaily(group))];
  if (groups.length === 0) return [];
  const some = (products: readonly OfferedProduct[]) => products.slice(0, PREVIEW_PRODUCTS).map(present);
  return [
    { slug: '', name: homeText.all, cards: some(inTurn(groups, PREVIEW_PRODUCTS)) },
    ...groups
      .slice(0, PREVIEW_CATEGORIES_MAXIMUM)
      .map(({ slug, name, products }) => ({ slug, name, cards: some(products) })),
  ];
}

type Group = { readonly slug: string; readonly name: string; readonly products: readonly OfferedProduct[] };

function groupByCategory(
  categories: readonly OfferedCategory[],
  products: readonly OfferedProduct[],
): readonly Group[] {
  return categories
    .filter(({ isSpecial }) => !isSpecial)
    .map(({ slug, name }) => ({ slug, name, products: products.filter(({ category }) => category.slug === slug) }))
    .filter(({ products: own }) => own.length > 0);
}

/** The first of each group, then the second of each, and so on. */
function inTurn(groups: readonly Group[], rounds: number): readonly OfferedProduct[] {
  return Array.from({ length: rounds }, (_, round) =>
    groups.flatMap(({ products }) => products.slice(round, round + 1)),
  ).flat();
}

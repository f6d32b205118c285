import type { Api } from '#contract/client.ts';
import { fetchCategories, fetchProducts } from '#contract/menu/calls.ts';
import { fetchRestaurant } from '#contract/restaurant/calls.ts';
import { productState } from '#domain/menu/availability.ts';
import { nextAvailable } from '#domain/menu/availability-window.ts';
import { describeReturn } from '#domain/menu/describe-windows.ts';
import type { OfferedCategory, OfferedProduct } from '#domain/menu/shown-menu.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { homeText } from '#web/i18n/home.ts';
import { presentCard, presentPicture } from '#web/storefront/menu/present-card.ts';
import { nextTurnOf } from '#web/storefront/menu/present-later.ts';
import type { HomePage } from './home-page.ts';

/** storefront.md §9. */
const PREVIEW_PRODUCTS = 5;
const PREVIEW_CATEGORIES_MAXIMUM = 3;
const HERO_PICTURES = 3;

export async function loadHomePage(api: Api): Promise<HomePage> {
  const [categories, products, restaurant] = await Promise.all([
    fetchCategories(api),
    fetchProducts(api),
    fetchRestaurant(api),
  ]);
  const now = instant(Date.now());
  const orderable = products.filter((product) => productState(product) === 'orderable');
  const of = (slug: string) => orderable.filter(({ category }) => category.slug === slug);
  const hero = homeText.cardSlugs.flatMap((slug) =>
    of(slug)
      .filter(({ pictures }) => pictures.length > 0)
      .slice(0, 1),
  );
  const withPictures = [...new Set([...hero, ...orderable.filter(({ pictures }) => pictures.length > 0)])];
  const dishes = withPictures
    .slice(0, HERO_PICTURES)
    .map(({ pictures }) => presentPicture(pictures[0]))
    .filter((picture) => picture !== null);
  return {
    about: restaurant.aboutUs,
    // Where no dish was photographed yet, the house stands for itself.
    pictures: dishes.length > 0 || restaurant.heroPicture === null ? dishes : [restaurant.heroPicture],
    dailyMenu: presentDailyMenu(of(homeText.dailyMenuSlug), now),
    changesAt: nextTurnOf(products, now),
    takesBookings: restaurant.schedule.services.booking.enabled,
    gallery: restaurant.gallery,
    categories: homeText.cardSlugs.flatMap((slug) => {
      const category = categories.find((one) => one.slug === slug);
      const shown = of(slug);
      if (!category || shown.length === 0) return [];
      const picture = category.picture ?? shown.find(({ pictures }) => pictures.length > 0)?.pictures[0];
      return [{ slug, name: category.name, products: shown.length, picture: presentPicture(picture) }];
    }),
    preview: previewOf(
      categories,
      orderable.filter((product) => mayBeOrdered(product, now)),
      now,
    ),
  };
}

/** The daily menu as the first button tells it: to be had now, or when the first of its dishes returns. */
function presentDailyMenu(dishes: readonly OfferedProduct[], now: Instant): HomePage['dailyMenu'] {
  if (dishes.length === 0) return null;
  const moments = dishes.flatMap((dish) => nextAvailable(dish.availabilityWindows, now) ?? []);
  const at = instant(Math.min(...moments));
  return { returns: at === now || moments.length === 0 ? '' : describeReturn(at, now) };
}

/** Now, or by choosing a later moment. */
function mayBeOrdered(product: OfferedProduct, now: Instant): boolean {
  return presentCard(product, now).later?.canBeChosen !== false;
}

/** A taste of everything, one dish of each category in turn; then a few categories by themselves. */
function previewOf(
  categories: readonly OfferedCategory[],
  orderable: readonly OfferedProduct[],
  now: Instant,
): HomePage['preview'] {
  const groups = categories
    .filter(({ isSpecial }) => !isSpecial)
    .map(({ slug, name }) => ({ slug, name, products: orderable.filter(({ category }) => category.slug === slug) }))
    .filter(({ products }) => products.length > 0);
  if (groups.length === 0) return [];
  const some = (products: readonly OfferedProduct[]) =>
    products.slice(0, PREVIEW_PRODUCTS).map((product) => presentCard(product, now));
  const inTurn = Array.from({ length: PREVIEW_PRODUCTS }, (_, round) =>
    groups.flatMap(({ products }) => products.slice(round, round + 1)),
  ).flat();
  return [
    { slug: '', name: homeText.all, cards: some(inTurn) },
    ...groups
      .slice(0, PREVIEW_CATEGORIES_MAXIMUM)
      .map(({ slug, name, products }) => ({ slug, name, cards: some(products) })),
  ];
}

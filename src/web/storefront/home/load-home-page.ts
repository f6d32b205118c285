import type { Api } from '#contract/client.ts';
import type { BaseProduct, CategoryResponse } from '#contract/menu/wire.ts';
import { nextAvailable } from '#domain/menu/availability-window.ts';
import { describeReturn } from '#domain/menu/describe-windows.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { homeText } from '#web/i18n/home.ts';
import { presentHousePicture } from '#web/storefront/facts/present-house-picture.ts';
import { readProduct } from '#web/storefront/facts/read-menu.ts';
import { presentCard, presentPicture } from '#web/storefront/menu/present-card.ts';
import { nextTurnOf } from '#web/storefront/menu/present-later.ts';
import type { HomePage } from './home-page.ts';

/** storefront.md §9. */
const PREVIEW_PRODUCTS = 5;
const PREVIEW_CATEGORIES_MAXIMUM = 3;
const HERO_PICTURES = 3;

export async function loadHomePage(api: Api): Promise<HomePage> {
  const [categories, products, restaurant] = await Promise.all([
    api('getCategories'),
    api('getBaseProducts'),
    api('getRestaurant'),
  ]);
  const now = instant(Date.now());
  const isOrderable = ({ dimensions }: BaseProduct) => dimensions.some(({ orderable }) => orderable);
  const orderable = products.filter(isOrderable);
  const of = (slug: string) => orderable.filter(({ categorySlug }) => categorySlug === slug);
  const hero = homeText.cardSlugs.flatMap((slug) =>
    of(slug)
      .filter(({ images }) => images.length > 0)
      .slice(0, 1),
  );
  const withPictures = [...new Set([...hero, ...orderable.filter(({ images }) => images.length > 0)])];
  const dishes = withPictures
    .slice(0, HERO_PICTURES)
    .map(({ images }) => presentPicture(images[0]))
    .filter((picture) => picture !== null);
  return {
    about: restaurant.aboutUs,
    // Where no dish was photographed yet, the house stands for itself.
    pictures:
      dishes.length > 0 || restaurant.heroPicture === null ? dishes : [presentHousePicture(restaurant.heroPicture)],
    dailyMenu: presentDailyMenu(of(homeText.dailyMenuSlug), now),
    changesAt: nextTurnOf(products.map(readProduct), now),
    takesBookings: restaurant.bookingEnabled,
    gallery: restaurant.gallery.map(presentHousePicture),
    categories: homeText.cardSlugs.flatMap((slug) => {
      const category = categories.find((one) => one.slug === slug);
      const shown = of(slug);
      if (!category || shown.length === 0) return [];
      const picture = category.image ?? shown.find(({ images }) => images.length > 0)?.images[0];
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
function presentDailyMenu(dishes: readonly BaseProduct[], now: Instant): HomePage['dailyMenu'] {
  if (dishes.length === 0) return null;
  const moments = dishes.flatMap((dish) => nextAvailable(readProduct(dish).availabilityWindows, now) ?? []);
  const at = instant(Math.min(...moments));
  return { returns: at === now || moments.length === 0 ? '' : describeReturn(at, now) };
}

/** Now, or by choosing a later moment. */
function mayBeOrdered(base: BaseProduct, now: Instant): boolean {
  return presentCard(base, now).later?.canBeChosen !== false;
}

/** A taste of everything, one dish of each category in turn; then a few categories by themselves. */
function previewOf(
  categories: readonly CategoryResponse[],
  orderable: readonly BaseProduct[],
  now: Instant,
): HomePage['preview'] {
  const groups = categories
    .filter(({ specialCategory }) => !specialCategory)
    .map(({ slug, name }) => ({ slug, name, products: orderable.filter(({ categorySlug }) => categorySlug === slug) }))
    .filter(({ products }) => products.length > 0);
  if (groups.length === 0) return [];
  const some = (products: readonly BaseProduct[]) =>
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

import type { Api } from '#contract/client.ts';
import type { BaseProduct, CategoryResponse } from '#contract/menu.ts';
import { homeText } from '#web/i18n/home.ts';
import { presentHousePicture } from '#web/storefront/facts/present-house-picture.ts';
import { presentCard, presentPicture } from '#web/storefront/menu/present-card.ts';
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
    hasDailyMenu: of(homeText.dailyMenuSlug).length > 0,
    takesBookings: restaurant.bookingEnabled,
    gallery: restaurant.gallery.map(presentHousePicture),
    categories: homeText.cardSlugs.flatMap((slug) => {
      const category = categories.find((one) => one.slug === slug);
      const shown = of(slug);
      if (!category || shown.length === 0) return [];
      const picture = category.image ?? shown.find(({ images }) => images.length > 0)?.images[0];
      return [{ slug, name: category.name, products: shown.length, picture: presentPicture(picture) }];
    }),
    preview: previewOf(categories, orderable),
  };
}

/** A taste of everything, one dish of each category in turn; then a few categories by themselves. */
function previewOf(categories: readonly CategoryResponse[], orderable: readonly BaseProduct[]): HomePage['preview'] {
  const groups = categories
    .filter(({ specialCategory }) => !specialCategory)
    .map(({ slug, name }) => ({ slug, name, products: orderable.filter(({ categorySlug }) => categorySlug === slug) }))
    .filter(({ products }) => products.length > 0);
  if (groups.length === 0) return [];
  const some = (products: readonly BaseProduct[]) => products.slice(0, PREVIEW_PRODUCTS).map(presentCard);
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

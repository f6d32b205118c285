/** What cart and checkout read, and how long an answer is fresh (storefront.md §9). Used in lazily loaded code only. */
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { FRESH_MS } from '#contract/freshness.ts';
import { readBundles } from './read-bundles.ts';
import { readMenu } from './read-menu.ts';

/** Menu and bundles, as the domain prices them, and the pictures beside. */
export function menuFactsQuery(api: Api) {
  return queryOptions({
    queryKey: ['menu-facts'],
    staleTime: FRESH_MS.products,
    queryFn: async ({ signal }) => {
      const [categories, products, promotions] = await Promise.all([
        api('getCategories', { signal }),
        api('getBaseProducts', { signal }),
        api('getPromotions', { signal }),
      ]);
      return {
        menu: readMenu(categories, products),
        bundles: readBundles(promotions.content),
        pictures: new Map(products.map(({ id, images }) => [id, images[0] ?? null])),
      };
    },
  });
}

/** Everything everybody may know of the restaurant. */
export function restaurantQuery(api: Api) {
  return queryOptions({
    queryKey: ['restaurant'],
    staleTime: FRESH_MS.restaurant,
    queryFn: ({ signal }) => api('getRestaurant', { signal }),
  });
}

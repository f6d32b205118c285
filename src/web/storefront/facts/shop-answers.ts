/**
 * The answers that cart and checkout use, and how long each is fresh (storefront.md §9). Used in lazily loaded code
 * only.
 */
import type { Api } from '#contract/client.ts';
import { FRESH_MS } from '#contract/freshness.ts';
import { fetchCategories, fetchProducts, fetchPromotions } from '#contract/menu/client.ts';
import { fetchRestaurant } from '#contract/restaurant/client.ts';
import { keepAnswer } from './cached-answer.ts';

/** Menu and promotions in the form that the domain prices, with pictures. */
export const menuFacts = oncePerTab((api) =>
  keepAnswer(async () => {
    const [categories, products, promotions] = await Promise.all([
      fetchCategories(api),
      fetchProducts(api),
      fetchPromotions(api),
    ]);
    return {
      menu: { categories, products },
      promotions,
      pictures: new Map(products.map(({ id, pictures }) => [id, pictures[0] ?? null])),
    };
  }, FRESH_MS.products),
);

/** All public answers about the restaurant. */
export const restaurantFacts = oncePerTab((api) => keepAnswer(() => fetchRestaurant(api), FRESH_MS.restaurant));

/** One instance per API: a tab has one API, tests have several. */
export function oncePerTab<Value>(make: (api: Api) => Value): (api: Api) => Value {
  const made = new WeakMap<Api, Value>();
  return (api) => {
    const answer = made.get(api) ?? make(api);
    made.set(api, answer);
    return answer;
  };
}

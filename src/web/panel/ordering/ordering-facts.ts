import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { FRESH_MS } from '#contract/freshness.ts';
import { fetchCategories, fetchProducts, fetchPromotions } from '#contract/menu/client.ts';
import { fetchRestaurant } from '#contract/restaurant/client.ts';
import type { OfferedMenu } from '#domain/menu/shown-menu.ts';
import type { OfferedPromotion } from '#domain/promotions/shown-promotion.ts';
import type { ShownRestaurant } from '#domain/restaurant/restaurant.ts';
import { MENU_KEY } from '#web/panel/live/desk-keys.ts';
import { patient } from '#web/panel/orders/order-queries.ts';

/** What an order taken by staff is judged by. */
export type OrderingFacts = {
  readonly menu: OfferedMenu;
  readonly promotions: readonly OfferedPromotion[];
  readonly restaurant: ShownRestaurant;
};

/** Refetched often: products are marked sold out while staff are on the telephone. */
export function orderingFactsQuery(api: Api) {
  return queryOptions({
    queryKey: [...MENU_KEY, 'ordering'],
    queryFn: async ({ signal }): Promise<OrderingFacts> => {
      const limited = patient(signal);
      const [categories, products, promotions, restaurant] = await Promise.all([
        fetchCategories(api, limited),
        fetchProducts(api, limited),
        fetchPromotions(api),
        fetchRestaurant(api, limited),
      ]);
      return { menu: { categories, products }, promotions, restaurant };
    },
    staleTime: FRESH_MS.menu,
    refetchInterval: FRESH_MS.products,
  });
}

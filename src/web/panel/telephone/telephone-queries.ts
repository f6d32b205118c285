import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { FRESH_MS } from '#contract/freshness.ts';
import { fetchCategories, fetchProducts, fetchPromotions } from '#contract/menu/calls.ts';
import { findCaller } from '#contract/orders/telephone-calls.ts';
import { fetchRestaurant } from '#contract/restaurant/calls.ts';
import { parsePhone } from '#domain/accounts/parse-phone.ts';
import { MENU_KEY } from '#web/panel/live/desk-keys.ts';
import { patient } from '#web/panel/orders/order-queries.ts';

/** All that an order is judged against, read again often: what runs out is marked while staff speak. */
export function callFactsQuery(api: Api) {
  return queryOptions({
    queryKey: [...MENU_KEY, 'telephone'],
    queryFn: async ({ signal }) => {
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

/** Who has this number, once it is a whole one, in any spelling. */
export function callerQuery(api: Api, typed: string) {
  const phone = parsePhone(typed);
  return queryOptions({
    queryKey: ['panel', 'caller', phone.ok ? phone.value : null],
    queryFn: phone.ok ? ({ signal }) => findCaller(api, phone.value, patient(signal)) : skipToken,
    staleTime: FRESH_MS.restaurant,
    // Names of guests are not kept longer than a call.
    gcTime: FRESH_MS.restaurant,
  });
}

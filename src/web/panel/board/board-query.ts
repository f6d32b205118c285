import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { fetchStaffOrders } from '#contract/orders/staff-client.ts';
import { LARGEST_PAGE } from '#contract/page-size.ts';
import { OPEN_STATUSES } from '#domain/orders/status-sets.ts';
import { KEPT_MS, ORDERS_KEY, patient, REFETCH_MS } from '#web/panel/orders/order-queries.ts';

/** Every open order, as far as one answer per status holds them; `found` says how many there are. */
export function boardQuery(api: Api) {
  return queryOptions({
    queryKey: [...ORDERS_KEY, 'board'],
    queryFn: async ({ signal }) => {
      const limited = patient(signal);
      const lists = await Promise.all(
        OPEN_STATUSES.map((status) => fetchStaffOrders(api, { status, size: LARGEST_PAGE }, limited)),
      );
      return {
        orders: lists.flatMap(({ orders }) => orders),
        found: lists.reduce((sum, { found }) => sum + found, 0),
      };
    },
    placeholderData: keepPreviousData,
    // Every change of an order invalidates this query, so returning to the board does not refetch fresh data.
    staleTime: REFETCH_MS,
    refetchInterval: REFETCH_MS,
    gcTime: KEPT_MS,
  });
}

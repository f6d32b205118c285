/**
 * Whole orders as the live connection sends them, kept for the order's page and for offline use. Orders that were not
 * sent are fetched in the keeper's next round (`order-keeper.ts`, docs/decisions/0214).
 */
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { KEPT_MS, ORDER_KEY, orderKey, orderQuery } from '#web/panel/orders/order-queries.ts';

export type OrderDetails = {
  readonly take: (order: OrderView) => void;
  /** The order in this version or a later one; fetched only when it was not sent. */
  readonly read: (number: number, version: number) => Promise<OrderView>;
};

export function keepDetails(api: Api, queries: QueryClient): OrderDetails {
  queries.setQueryDefaults(ORDER_KEY, { gcTime: KEPT_MS });
  const known = (number: number) => queries.getQueryData<OrderView>(orderKey(number));
  return {
    take(order) {
      if ((known(order.number)?.version ?? 0) <= order.version) queries.setQueryData(orderKey(order.number), order);
    },
    async read(number, version) {
      const kept = known(number);
      if (kept !== undefined && kept.version >= version) return kept;
      return queries.fetchQuery({ ...orderQuery(api, number), retry: false });
    },
  };
}

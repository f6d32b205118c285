/** The queries of the panel, each under one key. */

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { FRESH_MS } from '#contract/freshness.ts';
import { fetchStaffOrder, fetchStaffOrders } from '#contract/orders/staff-client.ts';
import { PAGE_SIZE } from '#contract/page-size.ts';
import { fetchRestaurant } from '#contract/restaurant/client.ts';
import type { OrderStatus } from '#domain/orders/order.ts';

export const ORDERS_KEY = ['panel', 'orders'];
export const COUNTS_KEY = ['panel', 'counts'];

export const REFETCH_MS = 15_000;
/** Query results stay readable through a whole shift without a connection. */
export const KEPT_MS = 12 * 3_600_000;
/** A request without an answer for this long counts as offline: the kept orders are shown meanwhile. */
const PATIENCE_MS = 8000;

export function patient(signal: AbortSignal): AbortSignal {
  const limited = new AbortController();
  for (const end of [signal, AbortSignal.timeout(PATIENCE_MS)]) {
    end.addEventListener('abort', () => limited.abort(), { once: true });
  }
  return limited.signal;
}

export type OrdersWanted = {
  readonly status: OrderStatus | undefined;
  /** As typed; '' for everything. */
  readonly search: string;
  readonly page: number;
};

export function ordersQuery(api: Api, { status, search, page }: OrdersWanted) {
  return queryOptions({
    queryKey: [...ORDERS_KEY, status ?? 'all', search, page],
    queryFn: ({ signal }) => fetchStaffOrders(api, { status, search, page, size: PAGE_SIZE }, patient(signal)),
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_MS,
    gcTime: KEPT_MS,
  });
}

export const ORDER_KEY = ['panel', 'order'];

export function orderKey(orderNumber: number) {
  return [...ORDER_KEY, orderNumber];
}

export function orderQuery(api: Api, orderNumber: number) {
  return queryOptions({
    queryKey: orderKey(orderNumber),
    queryFn: ({ signal }) => fetchStaffOrder(api, orderNumber, patient(signal)),
    refetchInterval: REFETCH_MS,
    gcTime: KEPT_MS,
  });
}

/** The restaurant as shown on receipts. */
export function restaurantFactsQuery(api: Api) {
  return queryOptions({
    queryKey: ['panel', 'restaurant'],
    queryFn: ({ signal }) => fetchRestaurant(api, patient(signal)),
    staleTime: FRESH_MS.restaurant,
  });
}

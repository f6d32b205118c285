/** What the panel reads, under one key each. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import type { AllOrdersResponse } from '#contract/orders.ts';
import type { OrderStatus } from '#domain/orders/order.ts';

export const ORDERS_KEY = ['panel', 'orders'];
export const COUNTS_KEY = ['panel', 'counts'];

/** The page size of every list (back-office.md §9); the contract's constant stands beside zod, which stays out of here. */
export const ORDERS_PER_PAGE = 10;

const REFETCH_MS = 15_000;
/** What was read stays readable through a shift without a line. */
const KEPT_MS = 12 * 3_600_000;

export type OrdersWanted = {
  readonly status: OrderStatus | undefined;
  /** As typed; '' for everything. */
  readonly search: string;
  readonly page: number;
};

export function ordersQuery(api: Api, { status, search, page }: OrdersWanted) {
  return queryOptions({
    queryKey: [...ORDERS_KEY, status ?? 'all', search, page],
    queryFn: ({ signal }) => api('getAllOrders', { query: { status, search, page, size: ORDERS_PER_PAGE }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_MS,
    gcTime: KEPT_MS,
  });
}

export function orderKey(orderNumber: number) {
  return ['panel', 'order', orderNumber];
}

export function orderQuery(api: Api, orderNumber: number) {
  return queryOptions({
    queryKey: orderKey(orderNumber),
    queryFn: async ({ signal }) => {
      const [order] = await api('getStaffOrderDetails', { params: { id: orderNumber }, signal });
      if (order === undefined) throw new Error('An order answers with a list of one');
      return order;
    },
    refetchInterval: REFETCH_MS,
    gcTime: KEPT_MS,
  });
}

export type OrderCounts = Omit<AllOrdersResponse, 'content' | 'totalElements' | 'serverTime'>;

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

export function ordersQuery(api: Api, status: OrderStatus | undefined, page: number) {
  return queryOptions({
    queryKey: [...ORDERS_KEY, status ?? 'all', page],
    queryFn: ({ signal }) => api('getAllOrders', { query: { status, page, size: ORDERS_PER_PAGE }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_MS,
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
  });
}

export type OrderCounts = Omit<AllOrdersResponse, 'content' | 'totalElements' | 'serverTime'>;

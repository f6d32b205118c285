import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order.ts';

/** What an order list keeps in its address: `?page=1&status=DELIVERED`, pages counted from 0. */
export type OrdersSearch = { readonly page?: number; readonly status?: OrderStatus };

/** Reads an address as people may have typed it; what is not understood is left out. */
export function readOrdersSearch(search: Readonly<Record<string, unknown>>): OrdersSearch {
  const page = Number(search.page);
  const status = ORDER_STATUSES.find((candidate) => candidate === search.status);
  return { ...(Number.isSafeInteger(page) && page > 0 ? { page } : {}), ...(status === undefined ? {} : { status }) };
}

/** The same list at another page; the first page needs no mention. */
export function atPage({ status }: OrdersSearch, page: number): OrdersSearch {
  return { ...(page > 0 ? { page } : {}), ...(status === undefined ? {} : { status }) };
}

/**
 * What an order list keeps in its address: `?page=1&status=DELIVERED`, pages counted from 0. The status is read by the
 * list itself: route files are part of every guest's first load, so this stays small.
 */
export type OrdersSearch = { readonly page?: number; readonly status?: string };

/** Reads an address as people may have typed it; what is not understood is left out. */
export function readOrdersSearch(search: Readonly<Record<string, unknown>>): OrdersSearch {
  const { status } = search;
  return atPage(typeof status === 'string' ? { status } : {}, Number(search.page));
}

/** The same list at another page; the first page needs no mention. */
export function atPage({ status }: OrdersSearch, page: number): OrdersSearch {
  return { ...(Number.isSafeInteger(page) && page > 0 ? { page } : {}), ...(status === undefined ? {} : { status }) };
}

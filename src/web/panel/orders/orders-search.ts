/**
 * What an order list keeps in its address: `?page=1&search=pop&status=DELIVERED`, pages counted from 0. The status is read by the
 * list itself: route files are part of every guest's first load, so this stays small.
 */
export type OrdersSearch = { readonly page?: number; readonly search?: string; readonly status?: string };

/** Reads an address as people may have typed it; what is not understood is left out. */
export function readOrdersSearch(search: Readonly<Record<string, unknown>>): OrdersSearch {
  const { status, search: typed } = search;
  return atPage(
    {
      ...(typeof status === 'string' ? { status } : {}),
      ...(typeof typed === 'string' && typed.trim() !== '' ? { search: typed } : {}),
    },
    Number(search.page),
  );
}

/** The same list at another page; the first page needs no mention. */
export function atPage({ search, status }: OrdersSearch, page: number): OrdersSearch {
  return {
    ...(Number.isSafeInteger(page) && page > 0 ? { page } : {}),
    ...(search === undefined ? {} : { search }),
    ...(status === undefined ? {} : { status }),
  };
}

/** The same list, looked through for something else; '' for everything. Another search begins at its first page. */
export function lookingFor({ status }: OrdersSearch, typed: string): OrdersSearch {
  const search = typed.trim() === '' ? {} : { search: typed };
  return { ...search, ...(status === undefined ? {} : { status }) };
}

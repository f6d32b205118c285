import { type PageSearch, readPageNumber } from '#web/ui/page-number.ts';

/**
 * The search parameters of an order list: `?page=2&search=pop&status=DELIVERED`. The status is read by the list itself:
 * declared pages are part of every staff page's first load, so this stays small.
 */
export type OrdersSearch = PageSearch & { readonly search?: string; readonly status?: string };

/** Reads search parameters as people may have typed them; unreadable ones are left out. */
export function readOrdersSearch(search: Readonly<Record<string, unknown>>): OrdersSearch {
  const { status, search: typed } = search;
  return {
    ...readPageNumber(search.page),
    ...(typeof typed === 'string' && typed.trim() !== '' ? { search: typed } : {}),
    ...(typeof status === 'string' ? { status } : {}),
  };
}

/** The same list with another search; '' for none. Another search begins at its first page. */
export function lookingFor({ status }: OrdersSearch, typed: string): OrdersSearch {
  const search = typed.trim() === '' ? {} : { search: typed };
  return { ...search, ...(status === undefined ? {} : { status }) };
}

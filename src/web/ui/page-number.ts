/**
 * Page numbers of staff's lists. In addresses they count from 1, as on the screen; on the wire from 0 (storefront.md
 * §9). The first page is left out of the address. Small: declared pages are part of every first load.
 */
export type PageSearch = { readonly page?: number };

const HIGHEST = 100_000;

/** The page in an address; nothing for the first page or an unreadable number. */
export function readPageNumber(page: unknown): PageSearch {
  const number = Number(page ?? Number.NaN);
  return Number.isSafeInteger(number) && number > 1 && number <= HIGHEST ? { page: number } : {};
}

/** The zero-based page on the wire. */
export function pageIndex({ page }: PageSearch): number {
  return page === undefined ? 0 : page - 1;
}

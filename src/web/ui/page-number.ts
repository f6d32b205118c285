/**
 * Pages of staff's lists. In addresses they count from 1, as people count them and as the screen says; on the wire from 0
 * (storefront.md §9). The first page needs no mention. Small: route files are part of every guest's first load.
 */
export type PageSearch = { readonly page?: number };

const HIGHEST = 100_000;

/** The page an address names; what names none, or the first, is left out. */
export function readPageNumber(page: unknown): PageSearch {
  const number = Number(page ?? Number.NaN);
  return Number.isSafeInteger(number) && number > 1 && number <= HIGHEST ? { page: number } : {};
}

/** What the wire calls the page. */
export function pageIndex({ page }: PageSearch): number {
  return page === undefined ? 0 : page - 1;
}

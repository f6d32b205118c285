/** Length of a list page. Separate from the schemas, because the browser needs it, too. */

/** Rows on one page of every list (back-office.md §9). */
export const PAGE_SIZE = 10;
/** Maximum rows per page; a larger request gets this many, and `totalElements` shows the total. */
export const LARGEST_PAGE = 100;

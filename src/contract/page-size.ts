/** How long a page of a list is. Apart from the schemas: the browser needs it, too. */

/** Rows on one page of every list (back-office.md §9). */
export const PAGE_SIZE = 10;
/** Who asks for more at once gets this much, and `totalElements` tells the rest. */
export const LARGEST_PAGE = 100;

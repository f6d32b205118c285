/** Which orders of the board the keys 1 to 9 reach: nine at a time, page by page. */

/** Number of orders that have a key at the same time. */
export const BUMP_KEYS = 9;

/** The page, limited to the existing pages: when its orders are gone, the last page that still has orders. */
export function bumpPage(page: number, orders: number): number {
  return Math.max(0, Math.min(page, Math.ceil(orders / BUMP_KEYS) - 1));
}

/** The page after a press on + or −; the first and the last page stay. */
export function turnBumpPage(page: number, by: 1 | -1, orders: number): number {
  return bumpPage(bumpPage(page, orders) + by, orders);
}

/** Which orders of the board the keys 1 to 9 reach: nine at a time, page by page. */

/** So many orders have a key at once. */
export const BUMP_KEYS = 9;

/** The page as it can be with so many orders: one that has emptied is the last one that has not. */
export function bumpPage(page: number, orders: number): number {
  return Math.max(0, Math.min(page, Math.ceil(orders / BUMP_KEYS) - 1));
}

/** The page after a press on + or −; beyond the ends it stays. */
export function turnBumpPage(page: number, by: 1 | -1, orders: number): number {
  return bumpPage(bumpPage(page, orders) + by, orders);
}

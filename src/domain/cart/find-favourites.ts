/** Finds what a guest orders repeatedly: one rule for the orders of a device and for those of an account. */

/** Number of an account's last orders that favourites are computed from. */
export const FAVOURITES_LOOK_BACK = 20;
/** A dish is a favourite when at least this many orders contain it. */
const OFTEN = 2;

/**
 * The part of an order that the rule reads. Parts of a bundle are left out: the promotion combined them, not the guest.
 */
type OrderedDishes = { readonly lines: readonly { readonly productId: number }[] };

/**
 * Products that at least two of these orders contain, the most often ordered first. An order counts once for a product,
 * whatever the pieces and sizes.
 *
 * @param orders the newest first; of two products ordered equally often, the one ordered last comes first
 */
export function findFavourites(orders: readonly OrderedDishes[]): readonly number[] {
  const times = new Map<number, number>();
  for (const { lines } of orders) {
    for (const id of new Set(lines.map(({ productId }) => productId))) times.set(id, (times.get(id) ?? 0) + 1);
  }
  return [...times]
    .filter(([, count]) => count >= OFTEN)
    .toSorted(([, one], [, other]) => other - one)
    .map(([id]) => id);
}

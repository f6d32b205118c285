/** What a guest orders again and again: one rule for the orders of a device and for those of an account. */

/** Of an account, the favourites are read from so many of its last orders. */
export const FAVOURITES_LOOK_BACK = 20;
/** In how many orders a dish stands that is a favourite. */
const OFTEN = 2;

/** An order, as far as the rule reads it. Parts of a bundle are not in it: the promotion put them together. */
type OrderedDishes = { readonly lines: readonly { readonly productId: number }[] };

/**
 * Products that stand in at least two of these orders, the most often ordered first. An order counts once for a product,
 * however many pieces and sizes of it it holds.
 *
 * @param orders the newest first; of two that were ordered equally often, the one ordered last stands first
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

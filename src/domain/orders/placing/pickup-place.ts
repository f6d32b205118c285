import type { PricedCart } from '#domain/cart/priced-cart.ts';

/** Where the first product of the cart with its own pickup place is picked up; `null` in the restaurant. */
export function findPickupPlace({
  lines,
}: Pick<PricedCart, 'lines'>): { readonly productName: string; readonly place: string } | null {
  for (const { productName, pickupPlace } of lines.flatMap(({ parts }) => parts)) {
    if (pickupPlace !== null) return { productName, place: pickupPlace };
  }
  return null;
}

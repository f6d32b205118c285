import type { PricedCart } from '#domain/cart/priced-cart.ts';

/** The pickup place of the first product in the cart that has its own; `null` for the restaurant. */
export function findPickupPlace({
  lines,
}: Pick<PricedCart, 'lines'>): { readonly productName: string; readonly place: string } | null {
  for (const { productName, pickupPlace } of lines.flatMap(({ parts }) => parts)) {
    if (pickupPlace !== null) return { productName, place: pickupPlace };
  }
  return null;
}

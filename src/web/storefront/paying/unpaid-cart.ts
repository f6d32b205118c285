/**
 * What was ordered and waits for its payment: the cart is emptied with the order, so that it is not ordered twice, and
 * put back when the order was given up. Stored on the device only.
 */
import type { Cart } from '#domain/cart/cart.ts';
import { EMPTY_CART } from '#domain/cart/change-cart.ts';
import { parseCart, storedCart } from '#domain/cart/parse-cart.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import { UNPAID_CART_KEY } from '#web/session/device-keys.ts';

/** The part of `Storage` that is used, so that tests can pass a map. */
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** @param path of the order's live page */
export function saveUnpaidCart(shelf: Shelf, path: string, cart: Cart): void {
  shelf.setItem(UNPAID_CART_KEY, JSON.stringify({ path, cart: storedCart(cart) }));
}

/** What was ordered with the order of this page; empty when this device does not know it. */
export function readUnpaidCart(shelf: Shelf, path: string): Cart {
  const stored = parseJson(shelf.getItem(UNPAID_CART_KEY));
  if (typeof stored !== 'object' || stored === null) return EMPTY_CART;
  const { path: of, cart } = stored as { readonly path?: unknown; readonly cart?: unknown };
  return of === path && typeof cart === 'string' ? parseCart(cart) : EMPTY_CART;
}

/** The order arrived, or was put back into the cart. */
export function forgetUnpaidCart(shelf: Shelf, path: string): void {
  if (readUnpaidCart(shelf, path).lines.length > 0) shelf.removeItem(UNPAID_CART_KEY);
}

/** Both carts as one, within a cart's limits. */
export function mergeCarts(first: Cart, second: Cart): Cart {
  return parseCart(storedCart({ lines: [...first.lines, ...second.lines] }));
}

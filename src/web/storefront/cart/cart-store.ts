/**
 * The cart of this browser: kept in localStorage, shared by every tab, kept over reloads. Any code may change it; React
 * reads it through `useCart`. The domain parses the stored text and never trusts it.
 */
import { useSyncExternalStore } from 'react';
import type { Cart, CartLine } from '#domain/cart/cart.ts';
import { countPieces, EMPTY_CART, removeLine } from '#domain/cart/change-cart.ts';
import { countWanted } from '#domain/cart/count-wanted.ts';
import { parseCart, storedCart } from '#domain/cart/parse-cart.ts';
import { CART_KEY } from '#web/session/device-keys.ts';

/**
 * `changes` counts the changes made on this page, 0 right after loading: the cart button is animated only for real
 * changes.
 */
type Stored = { readonly cart: Cart; readonly changes: number };

const NOTHING: Stored = { cart: EMPTY_CART, changes: 0 };
let stored: Stored | null = null;
const listeners = new Set<() => void>();

function read(): Stored {
  stored ??= { cart: parseCart(localStorage.getItem(CART_KEY)), changes: 0 };
  return stored;
}

function publish(cart: Cart): void {
  stored = { cart, changes: read().changes + 1 };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', readOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', readOtherTab);
  };
}

function readOtherTab({ key, newValue }: StorageEvent): void {
  if (key === CART_KEY || key === null) publish(parseCart(newValue));
}

/** The present cart. */
export function currentCart(): Cart {
  return read().cart;
}

/** Replaces the cart, in this tab and in every other one. */
export function saveCart(cart: Cart): void {
  localStorage.setItem(CART_KEY, storedCart(cart));
  publish(cart);
}

/** The cart for a component; empty on the server and during hydration. */
export function useCart(): Stored {
  return useSyncExternalStore(subscribe, read, () => NOTHING);
}

/** How many pieces of a product are in the cart. Changes of other products do not rerender the component. */
export function usePiecesOf(productId: number): number {
  const count = () => countPieces({ lines: linesOf(productId) });
  return useSyncExternalStore(subscribe, count, () => 0);
}

/** Pieces of a size in the cart, those in bundles included, without those of the line being edited. */
export function useWantedOf(sizeId: number | null, editedKey = ''): number {
  const count = () => (sizeId === null ? 0 : countWanted(removeLine(currentCart(), editedKey), sizeId));
  return useSyncExternalStore(subscribe, count, () => 0);
}

/** The present lines of the cart with a product. */
export function linesOf(productId: number): readonly CartLine[] {
  return currentCart().lines.filter((line) => line.kind === 'product' && line.productId === productId);
}

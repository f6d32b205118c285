/** Changes of a cart. Every function returns a new cart; a limit refuses instead of silently buying less. */
import { err, ok, type Result } from '#domain/result.ts';
import {
  CART_MAX_LINES,
  CART_MAX_QUANTITY,
  type Cart,
  type CartLine,
  type ChosenOption,
  LINE_MAX_QUANTITY,
} from './cart.ts';

/** A cart with nothing in it. */
export const EMPTY_CART: Cart = { lines: [] };

/**
 * Why a cart is refused: too many pieces of one line, pieces in total, or different lines. An order is also refused
 * above a maximum amount, in bani.
 */
export type CartRefusal = {
  readonly code: 'cart_too_large';
  readonly limit: 'line' | 'pieces' | 'lines' | 'total';
  readonly maximum: number;
};

/**
 * Identity of a line: product, size, set of extras, options and message; for bundles promotion and choices. Stable over
 * reloads, so it also serves as a key on screens.
 *
 * @see readings.md 36
 */
export function lineKey(line: CartLine): string {
  if (line.kind === 'product') {
    const extras = [...new Set(line.extras)].toSorted();
    const options = optionsKey(line.options ?? []);
    const key = ['product', line.productId, line.sizeId, extras, line.message.trim()];
    return JSON.stringify(options === '' ? key : [...key, options]);
  }
  const choices = line.choices
    .map(({ setId, productId, sizeId }) => [setId, productId, sizeId] as const)
    .toSorted((one, other) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2]);
  return JSON.stringify(['bundle', line.promotionId, choices]);
}

/** A key of the chosen options that does not depend on their order; '' for none. */
export function optionsKey(options: readonly ChosenOption[]): string {
  const counts = new Map<string, number>();
  for (const { parentId, optionId, count } of options) {
    const key = parentId === null ? `${optionId}` : `${parentId}.${optionId}`;
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return [...counts]
    .map(([key, count]) => `${key}×${count}`)
    .toSorted()
    .join(' ');
}

/** Pieces in the cart, the number on the cart's icon; a bundle counts once. */
export function countPieces(cart: Cart): number {
  return cart.lines.reduce((pieces, line) => pieces + line.quantity, 0);
}

/**
 * Whether a cart is within its limits.
 *
 * @see reliability.md T2
 */
export function checkLimits(cart: Cart): Result<Cart, CartRefusal> {
  const tooLarge = (limit: CartRefusal['limit'], maximum: number) =>
    err({ code: 'cart_too_large' as const, limit, maximum });
  if (cart.lines.length > CART_MAX_LINES) return tooLarge('lines', CART_MAX_LINES);
  if (cart.lines.some((line) => line.quantity > LINE_MAX_QUANTITY)) return tooLarge('line', LINE_MAX_QUANTITY);
  return countPieces(cart) > CART_MAX_QUANTITY ? tooLarge('pieces', CART_MAX_QUANTITY) : ok(cart);
}

/** Adds a line; an equal line grows by its quantity and keeps its position. */
export function addLine(cart: Cart, added: CartLine): Result<Cart, CartRefusal> {
  return checkLimits({ lines: mergeLines([...cart.lines, added]) });
}

/** The same lines with equal ones merged, in order of first appearance. */
export function mergeLines(lines: readonly CartLine[]): readonly CartLine[] {
  const merged = new Map<string, CartLine>();
  for (const line of lines) {
    const key = lineKey(line);
    const present = merged.get(key);
    merged.set(key, present === undefined ? line : { ...present, quantity: present.quantity + line.quantity });
  }
  return [...merged.values()];
}

/** Replaces a line with a changed one; if the result equals another line, the two are merged. */
export function replaceLine(cart: Cart, key: string, line: CartLine): Result<Cart, CartRefusal> {
  return checkLimits({ lines: mergeLines(cart.lines.map((one) => (lineKey(one) === key ? line : one))) });
}

/**
 * Removes one piece of a line. At its minimum quantity (1 for bundles) the whole line is removed, because fewer pieces
 * cannot be ordered. An unknown key changes nothing.
 */
export function removeOne(cart: Cart, key: string, minimumQuantity: number): Cart {
  return {
    lines: cart.lines.flatMap((line) => {
      if (lineKey(line) !== key) return [line];
      return line.quantity > minimumQuantity ? [{ ...line, quantity: line.quantity - 1 }] : [];
    }),
  };
}

/** Removes a line. */
export function removeLine(cart: Cart, key: string): Cart {
  return { lines: cart.lines.filter((line) => lineKey(line) !== key) };
}

/** Sets the quantity of a line; 0 or less removes it. */
export function setQuantity(cart: Cart, key: string, quantity: number): Result<Cart, CartRefusal> {
  if (quantity < 1) return ok(removeLine(cart, key));
  return checkLimits({ lines: cart.lines.map((line) => (lineKey(line) === key ? { ...line, quantity } : line)) });
}

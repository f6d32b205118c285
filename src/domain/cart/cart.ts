/** What the guest has chosen. Carts hold choices, never trusted prices: prices come from the menu at pricing. */

/** A product in the cart. */
export type ProductLine = {
  readonly kind: 'product';
  readonly productId: number;
  readonly sizeId: number;
  /** Names of the chosen extras; order does not matter. */
  readonly extras: readonly string[];
  /** Message for the kitchen, '' for none; at most `MESSAGE_MAX_LENGTH` characters. */
  readonly message: string;
  readonly quantity: number;
};

/** A promotion bundle in the cart. */
export type BundleLine = {
  readonly kind: 'bundle';
  readonly promotionId: number;
  readonly choices: readonly BundleChoice[];
  readonly quantity: number;
};

export type BundleChoice = { readonly setId: number; readonly productId: number; readonly sizeId: number };

export type CartLine = ProductLine | BundleLine;
export type Cart = { readonly lines: readonly CartLine[] };

/** Longest message for the kitchen, in characters (storefront.md §5). */
export const MESSAGE_MAX_LENGTH = 40;
/** Most pieces of one line, and most pieces of a whole order (reliability.md T2). */
export const LINE_MAX_QUANTITY = 99;
export const CART_MAX_QUANTITY = 200;
/** Most lines of a cart. */
export const CART_MAX_LINES = 50;

/** What the guest has chosen. Carts hold choices, never trusted prices: prices come from the menu at pricing. */

/** A product in the cart. */
export type ProductLine = {
  readonly kind: 'product';
  readonly productId: number;
  readonly sizeId: number;
  /** Names of the chosen extras; order does not matter. */
  readonly extras: readonly string[];
  /** What was chosen by group; missing where nothing was. */
  readonly options?: readonly ChosenOption[];
  /** Message for the kitchen, '' for none; at most `MESSAGE_MAX_LENGTH` characters. */
  readonly message: string;
  readonly quantity: number;
};

/** An option that the guest chose; its order among others does not matter. */
export type ChosenOption = {
  readonly optionId: number;
  /** The chosen option that opened its group; null in a group of the dish itself. */
  readonly parentId: number | null;
  /** Pieces for one piece of the dish; inside of an opened group for one piece of the option that opened it. */
  readonly count: number;
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
/** Most pieces of one option, and most different options of one line; only bounds, the menu decides. */
export const OPTION_MAX_COUNT = 99;
export const LINE_MAX_OPTIONS = 100;

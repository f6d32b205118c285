/** The data of a product that staff edit: as saved, and as an unvalidated form. */
import type { Bani } from '#domain/money/bani.ts';
import type { AvailabilityWindow } from './availability-window.ts';
import type { WindowDraft } from './editing/decide-windows.ts';
import type { ProductFields } from './editing/office-fields.ts';
import type { Extra } from './menu.ts';

/** Stock of a size that the form did not change: orders may take from it while the form is open. */
export const STOCK_KEPT = 'kept';

/** One size of a product that is saved. */
export type SizeSheet = {
  /** `null` for a size that is new. */
  readonly id: number | null;
  readonly label: string;
  readonly price: Bani;
  /** Its own switch, independent of the product's (readings 35). */
  readonly isOn: boolean;
  readonly stockUnlimited: boolean;
  /** Pieces; the stored number stays for `STOCK_KEPT`, and while the stock is unlimited. */
  readonly stock: number | typeof STOCK_KEPT;
  readonly minimumQuantity: number;
  readonly boxNeeded: boolean;
  /** Kept while no box is needed. */
  readonly boxPrice: Bani;
  readonly deposit: Bani;
  readonly grams: number | null;
};

/** A product that may be saved. */
export type ProductSheet = ProductFields & {
  readonly categoryId: number;
  readonly sizes: readonly SizeSheet[];
  readonly extras: readonly Extra[];
  /** Its own windows; when empty, the category's apply. */
  readonly availabilityWindows: readonly AvailabilityWindow[];
};

/** A size as typed: `null` is empty, NaN is unreadable. */
export type SizeDraft = Omit<SizeSheet, 'price' | 'stock' | 'minimumQuantity' | 'boxPrice' | 'deposit'> & {
  readonly price: Bani | null;
  readonly stock: number | typeof STOCK_KEPT | null;
  readonly minimumQuantity: number | null;
  readonly boxPrice: Bani | null;
  readonly deposit: Bani | null;
};

export type ExtraDraft = Omit<Extra, 'price'> & { readonly price: Bani | null };

/** The fields of a product's category that the rules use. */
export type CategoryOfProduct = { readonly id: number; readonly isSpecial: boolean };

/** A product as it was typed. */
export type ProductDraft = ProductFields & {
  readonly category: CategoryOfProduct | null;
  readonly sizes: readonly SizeDraft[];
  readonly extras: readonly ExtraDraft[];
  readonly availabilityWindows: readonly WindowDraft[];
};

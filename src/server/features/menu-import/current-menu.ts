import type { OptionBook } from '#domain/menu/options/option-sheet.ts';
import type { StoredProduct } from '#server/features/products/index.ts';

/** The present menu, which the file is compared with. */
export type CurrentMenu = {
  readonly categories: readonly { readonly id: number; readonly name: string; readonly isSpecial: boolean }[];
  readonly products: readonly StoredProduct[];
  readonly book: OptionBook;
  /** Product ids here by their ids in this source. */
  readonly known: ReadonlyMap<string, number>;
};

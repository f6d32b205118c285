import type { Entry } from '#contract/products/staff-calls.ts';
import { type Bani, bani } from '#domain/money/bani.ts';

/** State of a product at a glance. */
export type EntryState = 'archived' | 'off' | 'sold_out' | 'partly' | 'on';

export function stateOfEntry({ archivedAt, available, outOfStock, dimensions }: Entry): EntryState {
  if (archivedAt !== null) return 'archived';
  if (!available) return 'off';
  if (outOfStock) return 'sold_out';
  return dimensions.some(({ orderable }) => !orderable) ? 'partly' : 'on';
}

/** The lowest price, and whether there is a higher one; `null` without sizes. */
export function priceOfEntry({ dimensions }: Entry): { readonly from: Bani; readonly isRange: boolean } | null {
  const prices = dimensions.map(({ price }) => price);
  if (prices.length === 0) return null;
  const from = bani(Math.min(...prices));
  return { from, isRange: Math.max(...prices) > from };
}

/** Pieces left of all sizes that are sold; `null` when one of them is unlimited. */
export function piecesOfEntry({ dimensions }: Entry): number | null {
  const sold = dimensions.filter(({ isOn }) => isOn);
  if (sold.some(({ stockUnlimited }) => stockUnlimited)) return null;
  return sold.reduce((sum, { stock }) => sum + stock, 0);
}

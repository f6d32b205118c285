import { type Bani, bani } from '#domain/money/bani.ts';
import { PRICE_MAXIMUM } from './decide-product.ts';

/** A change of many prices: by basis points (500 = 5 %) or by an amount in bani; both may be negative. */
export type PriceChange = { readonly by: 'percent' | 'amount'; readonly value: number };

/** The steps that changed prices can be rounded to, in bani. */
export const PRICE_STEPS = [1, 10, 50, 100] as const;

/**
 * A price after the change, rounded to a multiple of the step, a half upwards.
 *
 * @returns null where nothing or more than `PRICE_MAXIMUM` would be left: such a price is typed by hand
 */
export function changePrice(price: Bani, { by, value }: PriceChange, step: number): Bani | null {
  const exact = by === 'percent' ? price + (price * value) / 10_000 : price + value;
  const rounded = Math.floor(exact / step + 0.5) * step;
  return rounded > 0 && rounded <= PRICE_MAXIMUM ? bani(rounded) : null;
}

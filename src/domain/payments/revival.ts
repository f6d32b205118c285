/**
 * An order that was given up and comes after all, because its money came late: what it held is taken again. Without its
 * stock it cannot be made and the money goes back; everything else was agreed, so the order comes at its price and staff
 * read what is not its own any more.
 */
import { type Bani, ZERO_BANI } from '#domain/money/bani.ts';
import type { MoneyTurn } from './online-money.ts';

/** What others took meanwhile; null: it was free, or the order held none. */
export type TakenMeanwhile = {
  /** What the coupon takes off the price. */
  readonly coupon: Bani | null;
  /** What promotions take off that have no uses left. */
  readonly uses: Bani | null;
  /** The quarter of an hour is over its limit with this order. */
  readonly isQuarterFull: boolean;
};

export type RevivalNote = { readonly what: MoneyTurn; readonly amount: Bani };

/** For the history of the order, in this order. */
export function listRevivalNotes({ coupon, uses, isQuarterFull }: TakenMeanwhile): readonly RevivalNote[] {
  return [
    ...(coupon === null ? [] : [{ what: 'coupon_gone', amount: coupon } as const]),
    ...(uses === null ? [] : [{ what: 'uses_gone', amount: uses } as const]),
    ...(isQuarterFull ? [{ what: 'quarter_full', amount: ZERO_BANI } as const] : []),
  ];
}

/**
 * Compares the money of a day: orders handed over, receipts of the register, payments online, rows of the provider's
 * file, counted cash. Each difference is one row; a day without any is clean.
 */
import type { DayDifference } from './differences.ts';
import { type CountedCash, matchCash } from './match-cash.ts';
import { type DayOrder, matchOrder } from './match-order.ts';
import { matchSettlement, type OnlinePayment, type SettledRow } from './match-settlement.ts';

export type DayOfMoney = CountedCash & {
  /** Handed over on the day. */
  readonly orders: readonly DayOrder[];
  /** Taken or given back on the day, or named by a row of it. */
  readonly online: readonly OnlinePayment[];
  /** Of the day, and of those payments on other days. */
  readonly rows: readonly SettledRow[];
};

export function matchDay(day: DayOfMoney): readonly DayDifference[] {
  return [...day.orders.flatMap(matchOrder), ...matchSettlement(day), ...matchCash(day, day.orders)];
}

/**
 * Compares the money of a day: orders handed over, receipts of the register, payments online, rows of the provider's
 * file, counted cash. Each difference is one row; a day without any is clean.
 */
import type { DayDifference } from './differences.ts';
import { type CountedCash, matchCash } from './match-cash.ts';
import { type DayOrder, matchOrder } from './match-order.ts';
import { matchSettlement, type SettledDay } from './match-settlement.ts';

export type DayOfMoney = CountedCash &
  SettledDay & {
    /** Handed over on the day. */
    readonly orders: readonly DayOrder[];
  };

export function matchDay(day: DayOfMoney): readonly DayDifference[] {
  return [...day.orders.flatMap(matchOrder), ...matchSettlement(day), ...matchCash(day, day.orders)];
}

import { type ReplayedDay, replayDay } from '#domain/replay/replay-day.ts';
import { momentsOf } from '#domain/statistics/period.ts';
import { dateOf, firstInstantAt } from '#domain/time/bucharest.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { findLastOrderMoment, listRecordedOrders } from '#server/features/orders/index.ts';
import { closeStoredDay } from '#server/features/statistics/index.ts';
import type { Database } from '#server/platform/database.ts';

/** More than a restaurant takes on a day. */
const MOST_OF_DAY = 20_000;

/** Computes the orders placed on a day, and its close, anew and compares them with what is stored. Reads only. */
export async function replayStoredDay(db: Database, day: LocalDate): Promise<ReplayedDay> {
  const { from, until } = momentsOf({ from: day, to: day });
  const orders = await listRecordedOrders(db, { from, before: until, most: MOST_OF_DAY });
  return replayDay(day, orders, await closeStoredDay(db, day));
}

/** The last day before this one on which an order was placed; the day before it where there is none. */
export async function findReplayedDay(db: Database, today: LocalDate, yesterday: LocalDate): Promise<LocalDate> {
  const last = await findLastOrderMoment(db, firstInstantAt(today, 0));
  return last === null ? yesterday : dateOf(last);
}

import { firstInstantAt } from '#domain/time/bucharest.ts';
import { addDays, type LocalDate } from '#domain/time/local-date.ts';
import type { Database } from '#server/platform/database.ts';
import { countWaiting, type DayFigures, sumOrders } from './order-figures.repository.ts';

/** What a Bucharest day brought so far, and what waits for an answer now. */
export async function loadDayFigures(
  db: Database,
  day: LocalDate,
): Promise<DayFigures & { readonly waiting: { readonly now: number; readonly later: number } }> {
  const figures = await sumOrders(db, firstInstantAt(day, 0), firstInstantAt(addDays(day, 1), 0));
  return { ...figures, waiting: await countWaiting(db) };
}

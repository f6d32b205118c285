import { closeDay, type DayClose } from '#domain/statistics/close-day.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import type { Database } from '#server/platform/database.ts';
import { listSoldOrders } from './statistics.repository.ts';

/** The close of a day from its stored orders. */
export async function closeStoredDay(db: Database, day: LocalDate): Promise<DayClose> {
  return closeDay(await listSoldOrders(db, { from: day, to: day }));
}

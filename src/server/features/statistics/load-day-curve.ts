import { type DayCurve, daysLike, drawDayCurve } from '#domain/statistics/day-curve.ts';
import { dateOf, minuteOfDay } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { listSalesByHour } from './statistics.repository.ts';

/** Today by hours, with the same weekday of the last weeks. */
export async function loadDayCurve(db: Database, now: Instant): Promise<DayCurve> {
  const today = dateOf(now);
  return drawDayCurve(today, await listSalesByHour(db, [today, ...daysLike(today)], minuteOfDay(now)));
}

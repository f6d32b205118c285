import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import { addDays } from '#domain/time/local-date.ts';
import { isOpenAt } from './open-intervals.ts';
import { type Closure, findClosure, type Opening, type Schedule } from './schedule.ts';

/**
 * The closed day that closes a service at an instant, or null: the one of its own date, or, after midnight, the one of
 * the previous day whose hours would still run. Null when the service is open, or closed for another reason (hours, a
 * pause).
 */
export function coveringClosure(schedule: Schedule, opening: Opening, at: Instant): Closure | null {
  if (isOpenAt(schedule, opening, at)) return null;
  const date = dateOf(at);
  const own = findClosure(schedule, opening, date);
  if (own !== null) return own;
  const eve = findClosure(schedule, opening, addDays(date, -1));
  return eve !== null && isOpenAt({ ...schedule, closures: [] }, opening, at) ? eve : null;
}

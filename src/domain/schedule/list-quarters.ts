import { type Instant, instant, plusMinutes } from '#domain/time/instant.ts';
import { SLOT_MINUTES, slotOf } from './capacity.ts';
import { servedIntervalsOfDay } from './open-intervals.ts';
import { findStretch } from './open-state.ts';
import type { Schedule } from './schedule.ts';

/** Upper bound: no evening of a kitchen is longer. */
const MOST_QUARTERS = 48;
const NEAR_DAYS = 2;

/** The quarters of an hour of the present or next opening interval, from now to closing. Empty when none is near. */
export function listQuarters(schedule: Schedule, now: Instant): readonly Instant[] {
  const stretches = (['pickup', 'delivery'] as const).flatMap(
    (service) => findStretch((date) => servedIntervalsOfDay(schedule, service, date), now, NEAR_DAYS) ?? [],
  );
  const [first, second] = stretches.toSorted((one, other) => one.opensAt - other.opensAt);
  if (first === undefined) return [];
  // A service that opens only after the other has closed belongs to the next interval.
  const isOne = second !== undefined && second.opensAt <= first.closesAt;
  const until = isOne ? Math.max(first.closesAt, second.closesAt) : first.closesAt;
  const from = slotOf(instant(Math.max(now, first.opensAt)));
  const quarters: Instant[] = [];
  for (let at = from; at < until && quarters.length < MOST_QUARTERS; at = plusMinutes(at, SLOT_MINUTES))
    quarters.push(at);
  return quarters;
}

// Converts weekly hours to intervals of real time. Precedence: service off > closure > pause > own hours > REGULAR
// (readings 15).
import { dateOf, firstInstantAt } from '#domain/time/bucharest.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { addDays, type LocalDate, weekdayOf } from '#domain/time/local-date.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';
import { findClosure, hoursOf, isOffered, type Opening, type Schedule, type WeeklyInterval } from './schedule.ts';

/** Open from `opensAt`, closed from `closesAt`. */
export type OpenInterval = { readonly opensAt: Instant; readonly closesAt: Instant };

const ALL_DAY = { opensMinute: 0, closesMinute: MINUTES_PER_DAY };

/**
 * The intervals that *begin* on a day, in order, adjacent ones joined; the last may run past midnight. So the hours
 * after midnight belong to the previous evening: a closure on the 25th does not shorten the hours of the 24th until
 * 02:00.
 *
 * Where the clocks change, an interval begins and ends at the first instant that shows its time or a later one.
 */
export function intervalsOfDay(schedule: Schedule, opening: Opening, date: LocalDate): readonly OpenInterval[] {
  if (!isOffered(schedule, opening) || findClosure(schedule, opening, date)) return [];
  const hours = hoursOf(schedule, opening);
  return hours === null ? stretchesOn([{ ...ALL_DAY, weekday: weekdayOf(date) }], date) : stretchesOn(hours, date);
}

/** Whether an interval that begins on the day covers the whole day. */
export function coversDay({ opensAt, closesAt }: OpenInterval, date: LocalDate): boolean {
  return opensAt === firstInstantAt(date, 0) && closesAt >= firstInstantAt(addDays(date, 1), 0);
}

/** Weekly hours as intervals of real time that begin on a day: like `intervalsOfDay`, but without a schedule. */
export function stretchesOn(hours: readonly WeeklyInterval[], date: LocalDate): readonly OpenInterval[] {
  const weekday = weekdayOf(date);
  return joined(
    hours
      .filter((interval) => interval.weekday === weekday)
      .map(({ opensMinute, closesMinute }) => ({
        opensAt: firstInstantAt(date, opensMinute),
        closesAt: firstInstantAt(date, closesMinute > opensMinute ? closesMinute : closesMinute + MINUTES_PER_DAY),
      })),
  );
}

/** The intervals of a day without the pauses of the service. */
export function servedIntervalsOfDay(schedule: Schedule, opening: Opening, date: LocalDate): readonly OpenInterval[] {
  const intervals = intervalsOfDay(schedule, opening, date);
  const pause = schedule.pauses.find(({ service }) => service === opening);
  if (pause === undefined) return intervals;
  return intervals
    .filter(({ closesAt }) => closesAt > pause.coversUntil)
    .map(({ opensAt, closesAt }) => ({ opensAt: instant(Math.max(opensAt, pause.coversUntil)), closesAt }));
}

/** Every interval between two instants without pauses, cut at both ends, in order, adjacent ones joined. */
export function openIntervals(schedule: Schedule, opening: Opening, from: Instant, to: Instant): OpenInterval[] {
  const intervals: OpenInterval[] = [];
  const last = dateOf(to);
  for (let date = addDays(dateOf(from), -1); date <= last; date = addDays(date, 1)) {
    intervals.push(...servedIntervalsOfDay(schedule, opening, date));
  }
  return joined(
    intervals.map(({ opensAt, closesAt }) => ({
      opensAt: instant(Math.max(opensAt, from)),
      closesAt: instant(Math.min(closesAt, to)),
    })),
  );
}

/** Whether guests are served at this instant; the closing time itself counts as closed. */
export function isOpenAt(schedule: Schedule, opening: Opening, at: Instant): boolean {
  return openIntervals(schedule, opening, at, instant(at + 1)).length > 0;
}

/** Sorted by opening, without empty intervals; adjacent or overlapping ones are merged. */
function joined(intervals: readonly OpenInterval[]): OpenInterval[] {
  const apart: OpenInterval[] = [];
  for (const next of intervals.toSorted((a, b) => a.opensAt - b.opensAt)) {
    const last = apart.at(-1);
    if (next.opensAt >= next.closesAt) continue;
    if (last === undefined || next.opensAt > last.closesAt) apart.push(next);
    else apart.splice(-1, 1, { ...last, closesAt: instant(Math.max(last.closesAt, next.closesAt)) });
  }
  return apart;
}

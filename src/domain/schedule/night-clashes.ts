import { formatWeekday } from '#domain/time/format-date.ts';
import type { Weekday } from '#domain/time/local-date.ts';
import { formatMinuteOfDay } from '#domain/time/minute-of-day.ts';
import type { DayInterval } from './decide-day-hours.ts';

/** The hours of an open weekday, as `decideDayHours` returns them. */
export type OpenDay = { readonly weekday: Weekday; readonly intervals: readonly DayInterval[] };

/** Hours past midnight that overlap hours of the next day. */
export type NightClash = {
  readonly evening: { readonly weekday: Weekday; readonly interval: DayInterval };
  readonly morning: { readonly weekday: Weekday; readonly interval: DayInterval };
};

/**
 * Finds hours past midnight that overlap the next day's: Monday 18:00–11:00 with Tuesday 10:00–22:00. Adjacent hours do
 * not overlap. Overlapping hours would be contradictory: with Tuesday closed, the restaurant would still be open on
 * Tuesday morning.
 */
export function findNightClashes(days: readonly OpenDay[]): readonly NightClash[] {
  return days.flatMap(({ weekday, intervals }) => {
    const next = ((weekday % 7) + 1) as Weekday;
    const mornings = days.filter((day) => day.weekday === next).flatMap((day) => day.intervals);
    return intervals
      .filter(({ opensMinute, closesMinute }) => closesMinute <= opensMinute)
      .flatMap((night) =>
        mornings
          .filter(({ opensMinute }) => opensMinute < night.closesMinute)
          .slice(0, 1)
          .map((interval) => ({
            evening: { weekday, interval: night },
            morning: { weekday: next, interval },
          })),
      );
  });
}

/** „luni, 18:00–11:00”. */
export function describeDayInterval({ weekday, interval }: NightClash['evening']): string {
  const { opensMinute, closesMinute } = interval;
  return `${formatWeekday(weekday)}, ${formatMinuteOfDay(opensMinute)}–${formatMinuteOfDay(closesMinute)}`;
}

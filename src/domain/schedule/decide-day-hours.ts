import { err, ok, type Result } from '#domain/result.ts';
import { MINUTES_PER_DAY, parseMinuteOfDay } from '#domain/time/minute-of-day.ts';

/** Upper bound for the intervals of one day. */
export const MOST_INTERVALS_PER_DAY = 6;

/** One interval as typed: 'HH:mm', closing at or before opening means on the next day. */
export type IntervalDraft = { readonly openingTime: string; readonly closingTime: string };

/** A weekday as typed into the form. */
export type DayDraft = { readonly isOpen: boolean; readonly intervals: readonly IntervalDraft[] };

/** One interval in minutes since midnight; closing at or before opening means on the next day. */
export type DayInterval = { readonly opensMinute: number; readonly closesMinute: number };

export type DayHoursProblem =
  /** The day is open, but has no hours. */
  | { readonly code: 'hours_required' }
  | { readonly code: 'too_many_intervals' }
  | {
      readonly code: 'hour_invalid' | 'hours_overlap';
      /** Index of the interval, in the order in which they were typed. */
      readonly interval: number;
      readonly end: 'openingTime' | 'closingTime';
    };

/**
 * Validates the hours of one weekday and sorts them (back-office.md §5). An open day needs an interval; intervals of
 * one day must not overlap, so only the last may run past midnight. A closed day keeps its hours for the day it opens
 * again; unreadable ones are dropped.
 *
 * @example decideDayHours({ isOpen: true, intervals: [{ openingTime: '18:00', closingTime: '02:00' }] })
 */
export function decideDayHours({
  isOpen,
  intervals,
}: DayDraft): Result<readonly DayInterval[], readonly DayHoursProblem[]> {
  const read = intervals.map(({ openingTime, closingTime }, interval) => ({
    interval,
    opens: parseMinuteOfDay(openingTime),
    // 24:00 is 00:00 of the next day.
    closes: parseMinuteOfDay(closingTime.trim() === '24:00' ? '00:00' : closingTime),
  }));
  const stretches = read.flatMap(({ interval, opens, closes }) =>
    opens.ok && closes.ok ? [{ interval, opensMinute: opens.value, closesMinute: closes.value }] : [],
  );
  stretches.sort((one, other) => one.opensMinute - other.opensMinute);
  const kept = stretches.map(({ opensMinute, closesMinute }) => ({ opensMinute, closesMinute }));
  const clashing = stretches.filter((stretch, place) => {
    const before = stretches[place - 1];
    return before !== undefined && stretch.opensMinute < endOf(before);
  });
  if (!isOpen) return ok(clashing.length > 0 ? [] : kept.slice(0, MOST_INTERVALS_PER_DAY));

  const problems: DayHoursProblem[] = [
    ...(intervals.length === 0 ? [{ code: 'hours_required' as const }] : []),
    ...(intervals.length > MOST_INTERVALS_PER_DAY ? [{ code: 'too_many_intervals' as const }] : []),
    ...read.flatMap(({ interval, opens, closes }) => [
      ...(opens.ok ? [] : [{ code: 'hour_invalid' as const, interval, end: 'openingTime' as const }]),
      ...(closes.ok ? [] : [{ code: 'hour_invalid' as const, interval, end: 'closingTime' as const }]),
    ]),
    ...clashing.map(({ interval }) => ({ code: 'hours_overlap' as const, interval, end: 'openingTime' as const })),
  ];
  return problems.length > 0 ? err(problems) : ok(kept);
}

/** In minutes since midnight of the weekday itself. */
function endOf({ opensMinute, closesMinute }: DayInterval): number {
  return closesMinute > opensMinute ? closesMinute : closesMinute + MINUTES_PER_DAY;
}

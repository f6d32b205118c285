import type { AvailabilityWindow } from '#domain/menu/availability-window.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { WEEK, type Weekday } from '#domain/time/local-date.ts';
import { formatMinuteOfDay, parseMinuteOfDay } from '#domain/time/minute-of-day.ts';

/** Upper bound for the windows of one thing. */
export const MOST_WINDOWS = 10;

/** A window as it was typed: days by number, hours as 'HH:mm', '24:00' for the end of the day. */
export type WindowDraft = { readonly weekdays: readonly Weekday[]; readonly from: string; readonly until: string };

/** What can be wrong with the windows that are saved. */
export const WINDOW_PROBLEMS = ['too_many_windows', 'window_days_required', 'window_hour_invalid'] as const;
export type WindowProblem = (typeof WINDOW_PROBLEMS)[number];

/** The list itself, or a field of one window, in the order in which they were typed. */
export type WindowField = 'availabilityWindows' | `availabilityWindows.${number}.${'weekdays' | 'from' | 'until'}`;
export type WindowProblems = Readonly<Partial<Record<WindowField, WindowProblem>>>;

/** Saved windows in the format of a form or a request. */
export function draftWindows(windows: readonly AvailabilityWindow[]): readonly WindowDraft[] {
  return windows.map(({ weekdays, fromMinute, untilMinute }) => ({
    weekdays,
    from: formatMinuteOfDay(fromMinute),
    until: formatMinuteOfDay(untilMinute),
  }));
}

/** Validates windows as typed: each has a day and two readable hours. */
export function decideWindows(drafts: readonly WindowDraft[]): Result<readonly AvailabilityWindow[], WindowProblems> {
  const problems: Partial<Record<WindowField, WindowProblem>> = {};
  if (drafts.length > MOST_WINDOWS) problems.availabilityWindows = 'too_many_windows';
  const windows = drafts.map(({ weekdays, from, until }, index) => {
    const days = WEEK.filter((weekday) => weekdays.includes(weekday));
    if (days.length === 0) problems[`availabilityWindows.${index}.weekdays`] = 'window_days_required';
    const read = (field: 'from' | 'until', text: string) => {
      const minute = parseMinuteOfDay(text);
      if (!minute.ok) problems[`availabilityWindows.${index}.${field}`] = 'window_hour_invalid';
      return minute.ok ? minute.value : 0;
    };
    return {
      weekdays: days,
      fromMinute: read('from', from),
      // 24:00 is 00:00 of the next day.
      untilMinute: read('until', until.trim() === '24:00' ? '00:00' : until),
    };
  });
  return Object.keys(problems).length > 0 ? err(problems) : ok(windows);
}

import type { z } from 'zod';
import type { AvailabilityWindow } from '#domain/menu/availability-window.ts';
import type { WindowDraft } from '#domain/menu/editing/decide-windows.ts';
import type { Weekday } from '#domain/time/local-date.ts';
import { formatMinuteOfDay, MINUTES_PER_HOUR } from '#domain/time/minute-of-day.ts';
import { DAYS_OF_WEEK, type DayOfWeek } from '../values/days-of-week.ts';
import type { AvailabilityWindowFields, AvailabilityWindowInput } from './windows.ts';

/** A window as a client sends or a form holds it. */
type SentWindow = Omit<z.infer<typeof AvailabilityWindowInput>, 'weekdays'> & {
  readonly weekdays: readonly DayOfWeek[];
};

type WireWindow = z.infer<typeof AvailabilityWindowFields>;

/** Windows as the server answers them. */
export function readWindows(windows: readonly WireWindow[]): AvailabilityWindow[] {
  return windows.map(({ weekdays, from, until }) => ({
    weekdays: weekdays.map(readWeekday),
    fromMinute: readHour(from),
    untilMinute: readHour(until),
  }));
}

/** Windows as the wire tells them. */
export function presentWindows(windows: readonly AvailabilityWindow[]): WireWindow[] {
  return windows.map(({ weekdays, fromMinute, untilMinute }) => ({
    weekdays: weekdays.map((weekday) => DAYS_OF_WEEK[weekday - 1] ?? DAYS_OF_WEEK[0]),
    from: formatMinuteOfDay(fromMinute),
    until: formatMinuteOfDay(untilMinute),
  }));
}

/** Windows as a client sends them, for `decideWindows`. */
export function readWindowDrafts(windows: readonly SentWindow[]): WindowDraft[] {
  return windows.map(({ weekdays, from, until }) => ({ weekdays: weekdays.map(readWeekday), from, until }));
}

function readWeekday(day: (typeof DAYS_OF_WEEK)[number]): Weekday {
  return (DAYS_OF_WEEK.indexOf(day) + 1) as Weekday;
}

function readHour(text: string): number {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return hour * MINUTES_PER_HOUR + minute;
}

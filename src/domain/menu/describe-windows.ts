import { describeNearDay, formatHour, formatWeekday } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { WEEK, type Weekday } from '#domain/time/local-date.ts';
import { formatMinuteOfDay } from '#domain/time/minute-of-day.ts';
import type { AvailabilityWindow } from './availability-window.ts';

/** Windows as text: „marți–vineri, 11:30–15:30”; several separated by semicolons, '' for none. */
export function describeWindows(windows: readonly AvailabilityWindow[]): string {
  return windows.map((window) => `${describeWeekdays(window.weekdays)}, ${describeHours(window)}`).join('; ');
}

/** „marți, la 11:30”, „azi, la 18:00”: when something unavailable is available again. */
export function describeReturn(at: Instant, now: Instant): string {
  return `${describeNearDay(at, now)}, la ${formatHour(at)}`;
}

/** „marți–vineri”, „luni, miercuri și vineri”, „în fiecare zi”. */
export function describeWeekdays(weekdays: readonly Weekday[]): string {
  const days = WEEK.filter((weekday) => weekdays.includes(weekday));
  if (days.length === WEEK.length) return 'în fiecare zi';
  const runs: Weekday[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const parts = runs.flatMap((run) => {
    const names = run.map(formatWeekday);
    // Two consecutive days are listed; three or more form a range.
    return names.length > 2 ? [`${names[0]}–${names.at(-1)}`] : names;
  });
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(', ')} și ${last}`;
}

function describeHours({ fromMinute, untilMinute }: AvailabilityWindow): string {
  if (fromMinute === 0 && untilMinute === 0) return 'toată ziua';
  return `${formatMinuteOfDay(fromMinute)}–${formatMinuteOfDay(untilMinute)}`;
}

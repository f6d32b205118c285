import { err, ok, type Result } from '#domain/result.ts';
import { fold } from '#domain/text/fold.ts';
import { formatWeekday } from '#domain/time/format-date.ts';
import { WEEK, type Weekday } from '#domain/time/local-date.ts';
import { parseMinuteOfDay } from '#domain/time/minute-of-day.ts';
import type { AvailabilityWindow } from './availability-window.ts';
import { MOST_WINDOWS } from './editing/decide-windows.ts';

const UNCLEAR = err('windows_unclear' as const);

const EVERY_DAY = /^(?:in fiecare zi|zilnic|in toate zilele)$/;
const ALL_DAY = /^(.*?)[\s,]*\b(?:toata ziua|non-?stop)$/;
const HOURS = /^(.*?)[\s,]*(\d{1,2}(?:[:.]\d{2})?)\s*[-–—]\s*(\d{1,2}(?:[:.]\d{2})?)$/;

/**
 * Windows from a text as `describeWindows` writes it, and as people do: „marți–vineri, 11:30–15:30”, „lu-vi 12-15”,
 * „zilnic 8–11; sâmbătă și duminică toată ziua”. Without days it is every day; an empty text has no windows.
 */
export function readWindows(text: string): Result<readonly AvailabilityWindow[], 'windows_unclear'> {
  const parts = fold(text)
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length > MOST_WINDOWS) return UNCLEAR;
  const windows: AvailabilityWindow[] = [];
  for (const part of parts) {
    const window = readWindow(part);
    if (window === null) return UNCLEAR;
    windows.push(window);
  }
  return ok(windows);
}

function readWindow(part: string): AvailabilityWindow | null {
  const [, wholeDays] = ALL_DAY.exec(part) ?? [];
  const [, days = wholeDays, from = '0', until = '0'] = HOURS.exec(part) ?? [];
  if (days === undefined) return null;
  const weekdays = readWeekdays(days);
  const [fromMinute, untilMinute] = [readHour(from), readHour(until)];
  return weekdays === null || fromMinute === null || untilMinute === null
    ? null
    : { weekdays, fromMinute, untilMinute };
}

/** `11`, `11.30` or `11:30`; 24 is the end of the day, 00:00. */
function readHour(written: string): number | null {
  const [hour = '', minute = '00'] = written.split(/[:.]/);
  const read = parseMinuteOfDay(`${hour === '24' && minute === '00' ? '0' : hour}:${minute}`);
  return read.ok ? read.value : null;
}

/** null for what is no list of days. */
function readWeekdays(written: string): readonly Weekday[] | null {
  const text = written.replace(/[\s,]+$/, '');
  if (text === '' || EVERY_DAY.test(text)) return WEEK;
  const chosen = new Set<Weekday>();
  for (const part of text.split(/\s*,\s*|\s+si\s+/)) {
    const [first, last, ...more] = part.split(/\s*[-–—]\s*/).map(findWeekday);
    if (first === undefined || first === null || last === null || more.length > 0) return null;
    for (const day of daysFrom(first, last ?? first)) chosen.add(day);
  }
  return WEEK.filter((day) => chosen.has(day));
}

/** By its name or the beginning of it, where no other day begins so. */
function findWeekday(word: string): Weekday | null {
  const wanted = word.replace(/\.$/, '');
  const [found, ...others] = WEEK.filter((day) => wanted !== '' && fold(formatWeekday(day)).startsWith(wanted));
  return found === undefined || others.length > 0 ? null : found;
}

/** Over the end of the week where the last day is before the first. */
function daysFrom(first: Weekday, last: Weekday): readonly Weekday[] {
  return first <= last
    ? WEEK.filter((day) => day >= first && day <= last)
    : WEEK.filter((day) => day >= first || day <= last);
}

// A calendar day, independent of time zones.
import { err, ok, type Result } from '#domain/result.ts';
import { DAY_MS } from './instant.ts';
import { twoDigits } from './minute-of-day.ts';

/** `YYYY-MM-DD`, a day that exists, years 0001 to 9999. Compares correctly with `<` as text. */
export type LocalDate = string & { readonly __unit: 'date' };

/** 1 is Monday, 7 is Sunday (ISO 8601). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Monday to Sunday. */
export const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

const LAST_YEAR = 9999;
/** No month is shorter. */
const DAYS_OF_ANY_MONTH = 28;

const DATE_TEXT = /^(?!0000)\d{4}-\d{2}-\d{2}$/;

/** Reads `YYYY-MM-DD`; a day that does not exist (30 February) is refused. */
export function parseLocalDate(text: string): Result<LocalDate, { code: 'not_a_date' }> {
  if (!DATE_TEXT.test(text) || !isDayOfMonth(text)) return err({ code: 'not_a_date' });
  // The brand is true: the text has the shape and names an existing day.
  return ok(text as LocalDate);
}

/**
 * Numeric: parsing the text as a `Date` and formatting it again costs several times as much, and every page parses
 * hundreds.
 */
function isDayOfMonth(text: string): boolean {
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))];
  if (month < 1 || month > 12 || day < 1) return false;
  // The calendar repeats after 400 years; `Date.UTC` takes years below 100 for those of the twentieth century.
  return day <= DAYS_OF_ANY_MONTH || day <= new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}

/**
 * Takes a day that is known to exist.
 *
 * @throws RangeError when it does not: a caller's bug
 */
export function localDate(text: string): LocalDate {
  const date = parseLocalDate(text);
  if (!date.ok) throw new RangeError(`Not a date: ${text}`);
  return date.value;
}

/** Cache of the last day: a page asks for today hundreds of times. */
let lastDay = { number: Number.NaN, date: '' as LocalDate };

/**
 * The day of a wall clock reading, in milliseconds as if the clock ran on UTC.
 *
 * @throws RangeError outside the years 0001 to 9999
 */
export function localDateOfUtc(wallMs: number): LocalDate {
  const number = Math.floor(wallMs / DAY_MS);
  if (number !== lastDay.number) lastDay = { number, date: writeDate(new Date(wallMs)) };
  return lastDay.date;
}

/** Numeric: `toISOString` also formats the time, and takes five times as long. */
function writeDate(wall: Date): LocalDate {
  const year = wall.getUTCFullYear();
  if (!(year >= 1 && year <= LAST_YEAR)) throw new RangeError(`Not a date: ${wall.getTime()} ms`);
  const [month, day] = [wall.getUTCMonth() + 1, wall.getUTCDate()];
  // The brand is true: `Date` names days that exist.
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}` as LocalDate;
}

/** Midnight of the day as if the wall clock ran on UTC; the base of all calendar arithmetic. */
export function utcMidnightMs(date: LocalDate): number {
  return Date.parse(`${date}T00:00Z`);
}

/** This many calendar days later, independent of clock changes; earlier when negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return localDateOfUtc(utcMidnightMs(date) + days * DAY_MS);
}

/** Nights between two days; negative where the second comes first. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return (utcMidnightMs(to) - utcMidnightMs(from)) / DAY_MS;
}

/** Negative when `a` is earlier, 0 when both are the same day. For sorting. */
export function compareDates(a: LocalDate, b: LocalDate): number {
  return utcMidnightMs(a) - utcMidnightMs(b);
}

/** The day of the week. */
export function weekdayOf(date: LocalDate): Weekday {
  return weekdayOfUtc(new Date(utcMidnightMs(date)));
}

/** The day of the week a `Date` has by its UTC fields. */
export function weekdayOfUtc(date: Date): Weekday {
  // getUTCDay() counts from Sunday as 0; this is 1…7 by construction.
  return (((date.getUTCDay() + 6) % 7) + 1) as Weekday;
}

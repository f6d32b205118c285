/**
 * Converts amounts, moments, days and hours between wire and domain. The server's answers are valid by contract, so
 * nothing is refused here. Free of zod, because guests' pages use it. Used inside the contract only.
 */
import { type Bani, bani } from '#domain/money/bani.ts';
import { readBasisPoints } from '#domain/money/percent.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { type LocalDate, localDate, type Weekday } from '#domain/time/local-date.ts';
import { MINUTES_PER_HOUR, twoDigits } from '#domain/time/minute-of-day.ts';
import { parseWireDateTime } from '#domain/time/wire-date-time.ts';

/** Monday to Sunday, as the wire names them. */
export const DAYS_OF_WEEK = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
export type DayOfWeek = (typeof DAYS_OF_WEEK)[number];

export function weekdayToWire(weekday: Weekday): DayOfWeek {
  // Weekdays are 1 to 7, as many as the table has entries.
  return DAYS_OF_WEEK[weekday - 1] ?? DAYS_OF_WEEK[0];
}

export function weekdayFromWire(day: DayOfWeek): Weekday {
  return (DAYS_OF_WEEK.indexOf(day) + 1) as Weekday;
}

/** Minutes since midnight; accepts `24:00`, a closing time on the wire that the domain's parser refuses. */
export function minuteFromWire(hour: string): number {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  return hours * MINUTES_PER_HOUR + minutes;
}

/** Inverse of `leiFromBani` (domain/money/lei-codec.ts). */
export function readLei(lei: number): Bani {
  return bani(Math.round(lei * 100));
}

/** `11.5` percent are 1150 basis points. */
export function basisPointsFromWire(percent: number): number {
  return readBasisPoints(percent);
}

/** `2026-11-20T17:30:00.000Z`. */
export function isoInstant(at: Instant): string {
  return new Date(at).toISOString();
}

export function parseIsoInstant(iso: string): Instant {
  return instant(Date.parse(iso));
}

/** A day in the documents' format, `[2026, 11, 20]`; inverse of `wireDate` (domain/time/wire-date-time.ts). */
export function dateFromWire([year = 0, month = 0, day = 0]: readonly number[]): LocalDate {
  return localDate(`${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`);
}

/** `[2026, 11, 20, 19, 30, 0, 0]`; inverse of `wireDateTime`. */
export function dateTimeFromWire(numbers: readonly number[]): Instant {
  const at = parseWireDateTime(numbers);
  if (!at.ok) throw new RangeError(`Not a moment: ${numbers}`);
  return at.value;
}

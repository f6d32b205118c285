// Dates on the wire are the documents' arrays of numbers, by the clock of Bucharest (readings 13).
import { err, ok, type Result } from '#domain/result.ts';
import { bucharestClock, firstInstantAt } from './bucharest.ts';
import { type Instant, instant } from './instant.ts';
import { type LocalDate, parseLocalDate } from './local-date.ts';
import { twoDigits } from './minute-of-day.ts';

/** `[year, month 1–12, day, hour, minute, second, nanoseconds]`. */
export type WireDateTime = readonly [number, number, number, number, number, number, number];

/** `[year, month 1–12, day]`. */
export type WireDate = readonly [number, number, number];

const NANOSECONDS_PER_MILLISECOND = 1_000_000;
/** What each number after the date stays below. */
const LIMITS = [24, 60, 60, 1_000_000_000];

/** Puts an instant on the wire. */
export function wireDateTime(at: Instant): WireDateTime {
  const { year, month, day, hour, minute, second, millisecond } = bucharestClock(at);
  return [year, month, day, hour, minute, second, millisecond * NANOSECONDS_PER_MILLISECOND];
}

/**
 * Reads 3 to 7 numbers; missing ones are 0, parts of a millisecond are dropped.
 *
 * For values written by a server, so nothing is refused for the change of clocks: a time that came twice is read
 * as the earlier. What a guest chooses goes through `parseRequestedMoment`.
 */
export function parseWireDateTime(numbers: readonly number[]): Result<Instant, { code: 'not_a_date_time' }> {
  const [year = 0, month = 0, day = 0, ...time] = numbers;
  const date = parseWireDate([year, month, day]);
  if (!date.ok || !isWireTime(time)) return err({ code: 'not_a_date_time' });
  const [hour = 0, minute = 0, second = 0, nanoseconds = 0] = time;
  const milliseconds = second * 1000 + Math.floor(nanoseconds / NANOSECONDS_PER_MILLISECOND);
  return ok(instant(firstInstantAt(date.value, hour * 60 + minute) + milliseconds));
}

/** Whether the numbers after the date can be hour, minute, second and nanoseconds, in this order, none to all. */
export function isWireTime(time: readonly number[]): boolean {
  return time.every((part, place) => Number.isInteger(part) && part >= 0 && part < (LIMITS[place] ?? 0));
}

/** Puts a calendar day on the wire. */
export function wireDate(date: LocalDate): WireDate {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8))];
}

/** Reads a day as it is read (`[2026, 11, 20]`) or as it is written (`2026-11-20`). */
export function parseWireDate(wire: string | readonly number[]): Result<LocalDate, { code: 'not_a_date' }> {
  if (typeof wire === 'string') return parseLocalDate(wire);
  const [year = 0, ...monthAndDay] = wire;
  return parseLocalDate([String(year).padStart(4, '0'), ...monthAndDay.map(twoDigits)].join('-'));
}

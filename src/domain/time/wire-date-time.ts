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
/** Exclusive upper bound of each number after the date. */
const LIMITS = [24, 60, 60, 1_000_000_000];

/** Encodes an instant for the wire. */
export function wireDateTime(at: Instant): WireDateTime {
  const { year, month, day, hour, minute, second, millisecond } = bucharestClock(at);
  return [year, month, day, hour, minute, second, millisecond * NANOSECONDS_PER_MILLISECOND];
}

/**
 * Parses 3 to 7 numbers; missing ones are 0, parts of a millisecond are dropped.
 *
 * For values written by a server, so clock changes refuse nothing: a repeated time is read as the earlier one. A
 * guest's choice is parsed by `parseRequestedMoment`.
 */
export function parseWireDateTime(numbers: readonly number[]): Result<Instant, { code: 'not_a_date_time' }> {
  const [year = 0, month = 0, day = 0, ...time] = numbers;
  const date = parseWireDate([year, month, day]);
  if (!date.ok || !isWireTime(time)) return err({ code: 'not_a_date_time' });
  const [hour = 0, minute = 0, second = 0, nanoseconds = 0] = time;
  const milliseconds = second * 1000 + Math.floor(nanoseconds / NANOSECONDS_PER_MILLISECOND);
  return ok(instant(firstInstantAt(date.value, hour * 60 + minute) + milliseconds));
}

/**
 * Whether the numbers after the date are a valid hour, minute, second and nanoseconds, in this order; all may be
 * missing.
 */
export function isWireTime(time: readonly number[]): boolean {
  return time.every((part, place) => Number.isInteger(part) && part >= 0 && part < (LIMITS[place] ?? 0));
}

/** Encodes a calendar day for the wire. */
export function wireDate(date: LocalDate): WireDate {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8))];
}

/** Parses a day in the format of answers (`[2026, 11, 20]`) or of requests (`2026-11-20`). */
export function parseWireDate(wire: string | readonly number[]): Result<LocalDate, { code: 'not_a_date' }> {
  if (typeof wire === 'string') return parseLocalDate(wire);
  const [year = 0, ...monthAndDay] = wire;
  return parseLocalDate([String(year).padStart(4, '0'), ...monthAndDay.map(twoDigits)].join('-'));
}

// Parses the requested moment from chosenOrderDate and arrivalTime in all accepted formats (readings 13, 14, 19).
import { err, ok, type Result } from '#domain/result.ts';
import { type ClockChangeRefusal, dateOf, instantOf, minuteOfDay } from './bucharest.ts';
import { type Instant, instant, MINUTE_MS } from './instant.ts';
import { type LocalDate, parseLocalDate, utcMidnightMs } from './local-date.ts';
import { MINUTES_PER_HOUR, parseMinuteOfDay } from './minute-of-day.ts';
import { isWireTime, parseWireDate } from './wire-date-time.ts';

/** The two fields as sent: texts, arrays of numbers, or missing. */
export type RequestedMomentFields = {
  readonly chosenOrderDate?: unknown;
  readonly arrivalTime?: unknown;
  /** The day that an hour without a date belongs to; when missing, a date is required. */
  readonly today?: LocalDate;
};

export type RequestedMomentRefusal =
  | { readonly code: 'moment_missing' | 'moment_unreadable' | 'date_missing' | 'time_missing' }
  | ClockChangeRefusal;

/** The content of one field; day and hour are null when missing, `at` when no zone is given. */
type Told = { readonly date: LocalDate | null; readonly minutes: number | null; readonly at: Instant | null };
const NOTHING: Told = { date: null, minutes: null, at: null };

const HOUR = String.raw`(\d{1,2}:\d{2}[\d:.]*)`;
const YEAR_FIRST = new RegExp(String.raw`^(20\d{2}-\d{2}-\d{2})(?:[T ]${HOUR}(Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?)?$`, 'i');
const DAY_FIRST = new RegExp(String.raw`^(\d{2})[-.](\d{2})[-.](20\d{2})(?:,? ${HOUR})?$`);

/**
 * Understands the moment a guest chose, as a whole minute.
 *
 * Either field may hold the whole moment: an ISO instant (`2026-11-20T17:30:00Z`, `+02:00`), a local time by the clock
 * of Bucharest (`2026-11-20T19:30`, `20-11-2026, 19:30:00`) or 4 to 7 numbers. Or `chosenOrderDate` holds the day (any
 * of these, `2026-11-20`, `20-11-2026` or 3 numbers) and `arrivalTime` the hour (`19:30`), which then wins over an hour
 * in the day. An hour alone (`19:30`, `[19, 30]`) is one of `today`, never of another day. A local time that does not
 * exist or comes twice is refused with the nearest clear one.
 */
export function parseRequestedMoment(fields: RequestedMomentFields): Result<Instant, RequestedMomentRefusal> {
  if (isBlank(fields.chosenOrderDate) && isBlank(fields.arrivalTime)) return err({ code: 'moment_missing' });
  const day = readField(fields.chosenOrderDate);
  const hour = readField(fields.arrivalTime);
  if (!day || !hour) return err({ code: 'moment_unreadable' });

  if (hour.at !== null) return ok(hour.at);
  if (hour.minutes === null && day.at !== null) return ok(day.at);
  const date = hour.date ?? day.date ?? fields.today ?? null;
  const minutes = hour.minutes ?? day.minutes;
  if (date === null) return err({ code: 'date_missing' });
  if (minutes === null) return err({ code: 'time_missing' });
  return instantOf(date, minutes);
}

function isBlank(field: unknown): boolean {
  return field === undefined || field === null || (typeof field === 'string' && field.trim() === '');
}

/** Null for an unknown format. */
function readField(field: unknown): Told | null {
  if (isBlank(field)) return NOTHING;
  if (typeof field === 'string') return readText(field.trim());
  return Array.isArray(field) && field.every((part) => typeof part === 'number') ? readNumbers(field) : null;
}

function readText(text: string): Told | null {
  const minutes = parseMinuteOfDay(text);
  if (minutes.ok) return { ...NOTHING, minutes: minutes.value };
  const [, isoDate, isoHour, zone] = YEAR_FIRST.exec(text) ?? [];
  if (isoDate !== undefined) return readHalves(isoDate, isoHour, zone);
  const [, day, month, year, hour] = DAY_FIRST.exec(text) ?? [];
  return readHalves(`${year}-${month}-${day}`, hour);
}

function readHalves(dateText: string, hourText?: string, zone?: string): Told | null {
  const date = parseLocalDate(dateText);
  if (!date.ok) return null;
  if (hourText === undefined) return { ...NOTHING, date: date.value };
  const minutes = parseMinuteOfDay(hourText);
  if (!minutes.ok) return null;
  if (zone === undefined) return { date: date.value, minutes: minutes.value, at: null };
  const at = instant(utcMidnightMs(date.value) + (minutes.value - zoneMinutes(zone)) * MINUTE_MS);
  return { date: dateOf(at), minutes: minuteOfDay(at), at };
}

/** `+02:00` is 120, `Z` is 0. */
function zoneMinutes(zone: string): number {
  const digits = zone.replace(/\D/g, '');
  const minutes = Number(digits.slice(0, 2)) * MINUTES_PER_HOUR + Number(digits.slice(2));
  return zone.startsWith('-') ? -minutes : minutes;
}

/** `[19, 30]` is an hour, `[2026, 11, 20]` a day, `[2026, 11, 20, 19, 30]` a moment. Seconds are dropped. */
function readNumbers(numbers: readonly number[]): Told | null {
  const [year = 0, month = 0, day = 0, ...time] = numbers;
  if (numbers.length === 2)
    return isWireTime(numbers) ? { ...NOTHING, minutes: year * MINUTES_PER_HOUR + month } : null;
  const date = parseWireDate([year, month, day]);
  if (!date.ok || !isWireTime(time)) return null;
  const [hour, minute = 0] = time;
  return { date: date.value, minutes: hour === undefined ? null : hour * MINUTES_PER_HOUR + minute, at: null };
}

import { err, ok, type Result } from '#domain/result.ts';
import { cleanText } from '#domain/text/clean-text.ts';

export const MINUTES_PER_HOUR = 60;
export const MINUTES_PER_DAY = 1440;

const HOUR_TEXT = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/;

/** Reads `19:30`, `9:05` or `19:30:00` as minutes since midnight, 0–1439; seconds are dropped. */
export function parseMinuteOfDay(text: string): Result<number, { code: 'not_an_hour' }> {
  const [, hour, minute] = HOUR_TEXT.exec(cleanText(text).trim()) ?? [];
  // A missing group is NaN, and comparisons with NaN are false.
  const minutes = Number(hour) * MINUTES_PER_HOUR + Number(minute);
  return minutes < MINUTES_PER_DAY && Number(minute) < MINUTES_PER_HOUR ? ok(minutes) : err({ code: 'not_an_hour' });
}

/** `19:30` for 1170; the end of the day, 1440, is `00:00`. */
export function formatMinuteOfDay(minutes: number): string {
  const inDay = minutes % MINUTES_PER_DAY;
  return `${twoDigits(Math.floor(inDay / MINUTES_PER_HOUR))}:${twoDigits(inDay % MINUTES_PER_HOUR)}`;
}

/** `07` for 7. */
export function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

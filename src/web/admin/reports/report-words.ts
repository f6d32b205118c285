import { readLei } from '#contract/values/convert.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { formatLongDate, formatShortDate } from '#domain/time/format-date.ts';
import { type LocalDate, localDate } from '#domain/time/local-date.ts';
import { twoDigits } from '#domain/time/minute-of-day.ts';

/** An amount of an answer, as people read it. */
export function leiText(lei: number): string {
  return formatLei(readLei(lei));
}

/** A day of an answer: `[2026, 11, 20]`. */
export function dayOfWire([year = 0, month = 1, day = 1]: readonly number[]): LocalDate {
  return localDate(`${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`);
}

/** `20.11.2026`. */
export function dateText(wire: readonly number[]): string {
  return formatShortDate(dayOfWire(wire));
}

/** `vineri, 20 noiembrie 2026`. */
export function weekdayText(wire: readonly number[]): string {
  return formatLongDate(dayOfWire(wire));
}

/** `20.11.2026, 19:30`. */
export function momentText(wire: readonly number[]): string {
  const [, , , hour = 0, minute = 0] = wire;
  return `${dateText(wire)}, ${twoDigits(hour)}:${twoDigits(minute)}`;
}

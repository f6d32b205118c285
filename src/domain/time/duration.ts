// Lengths of time as the restaurant's settings spell them: „30 minute”, „2 ore”, „1 zi” (readings 17).
import { err, ok, type Result } from '#domain/result.ts';
import { fold } from '#domain/text/fold.ts';
import { countOf, type PluralForms } from '#domain/text/plural.ts';
import { MINUTES_PER_DAY, MINUTES_PER_HOUR } from './minute-of-day.ts';

type Unit = { readonly minutes: number; readonly names: PluralForms };

/** Largest first: a length is written in the largest unit that divides it. */
const UNITS: readonly Unit[] = [
  { minutes: MINUTES_PER_DAY, names: { one: '{n} zi', few: '{n} zile', other: '{n} de zile' } },
  { minutes: MINUTES_PER_HOUR, names: { one: '{n} oră', few: '{n} ore', other: '{n} de ore' } },
];
const MINUTES: Unit = { minutes: 1, names: { one: '{n} minut', few: '{n} minute', other: '{n} de minute' } };

const DURATION_TEXT = /^(\d{1,5})\s*(?:de\s+)?(?:(zi|zile)|(ora|ore)|(?:min|minut|minute))$/;

/** Reads `30 minute`, `1 oră`, `36 de ore`, `3 zile`, with or without diacritics and „de”, as whole minutes. */
export function parseDuration(text: string): Result<number, { code: 'not_a_duration' }> {
  const match = DURATION_TEXT.exec(fold(text).trim());
  if (!match) return err({ code: 'not_a_duration' });
  const [, count, days, hours] = match;
  if (days) return ok(Number(count) * MINUTES_PER_DAY);
  return ok(Number(count) * (hours ? MINUTES_PER_HOUR : 1));
}

/**
 * Writes whole minutes, 0 or more, in the largest unit that divides them.
 *
 * @example formatDuration(90) // → '90 de minute'
 * @example formatDuration(1440) // → '1 zi'
 */
export function formatDuration(minutes: number): string {
  const unit = UNITS.find((candidate) => minutes > 0 && minutes % candidate.minutes === 0) ?? MINUTES;
  return countOf(minutes / unit.minutes, unit.names);
}

/** Shorter waits are written as „câteva secunde”. */
const SHORT_WAIT_SECONDS = 10;

/**
 * Writes how long to wait, for use in a sentence: minutes, rounded up.
 *
 * @param seconds more than 0
 * @example formatWait(300) // → '5 minute'
 * @example formatWait(2) // → 'câteva secunde'
 */
export function formatWait(seconds: number): string {
  return seconds <= SHORT_WAIT_SECONDS ? 'câteva secunde' : formatDuration(Math.ceil(seconds / 60));
}

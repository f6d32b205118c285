import { type LocalDate, parseLocalDate } from '#domain/time/local-date.ts';

const ISO = /^\s*(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})\s*$/;
const ROMANIAN = /^\s*(?<day>\d{1,2})[. /-]+(?<month>\d{1,2})[. /-]+(?<year>\d{4})\s*$/;
const DIGITS = /^\s*(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})\s*$/;
const SHORT_YEAR = /^\s*(?<day>\d{1,2})[. /-]+(?<month>\d{1,2})[. /-]+(?<year>\d{2})\s*$/;

/** The day that was typed: `31.12.2026`, `1/2/2026`, `31122026`, pasted `2026-12-31`; null while it is none. */
export function dayFromText(typed: string): LocalDate | null {
  return dayOf(ISO.exec(typed) ?? ROMANIAN.exec(typed) ?? DIGITS.exec(typed), '');
}

/** The same once typing is over: `31.12.26` is a day of this century. */
export function parseTypedDay(typed: string): LocalDate | null {
  return dayFromText(typed) ?? dayOf(SHORT_YEAR.exec(typed), '20');
}

function dayOf(match: RegExpExecArray | null, century: string): LocalDate | null {
  const { year = '', month = '', day = '' } = match?.groups ?? {};
  const date = parseLocalDate(`${century}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return date.ok ? date.value : null;
}

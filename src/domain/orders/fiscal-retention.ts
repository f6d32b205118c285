import { type LocalDate, localDate } from '#domain/time/local-date.ts';

/** Years for which supporting documents of the accounts are kept (Legea 82/1991; privacy policy, section 3). */
const FISCAL_YEARS = 5;
const BEGINS = '07-01';

/**
 * The first day whose orders must still name their guest on `today`: accounts of a year are kept for `FISCAL_YEARS` from
 * 1 July of the year after it.
 *
 * @example firstKeptDay(localDate('2032-06-30')) // → '2026-01-01'
 * @example firstKeptDay(localDate('2032-07-01')) // → '2027-01-01'
 */
export function firstKeptDay(today: LocalDate): LocalDate {
  const year = Number(today.slice(0, 4));
  const freed = today.slice(5) >= BEGINS ? year - FISCAL_YEARS - 1 : year - FISCAL_YEARS - 2;
  return localDate(`${freed + 1}-01-01`);
}

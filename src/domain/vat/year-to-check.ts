import type { LocalDate } from '#domain/time/local-date.ts';

/**
 * The year whose rates the owner must compare with the law, `null` for none. Romania decides the rates of a year in the
 * December before it, so December asks about the next year and January about the same one.
 *
 * @param checked the last year that the owner has compared
 */
export function yearToCheck(today: LocalDate, checked: number | null): number | null {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  if (month !== 12 && month !== 1) return null;
  const asked = month === 12 ? year + 1 : year;
  return checked !== null && checked >= asked ? null : asked;
}

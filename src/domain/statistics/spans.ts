import { addDays, compareDates, type LocalDate, localDate } from '#domain/time/local-date.ts';
import type { Period } from './period.ts';

/** Units that sums are stored for, from the finest to the coarsest. */
export const SPAN_UNITS = ['day', 'month', 'year'] as const;
export type SpanUnit = (typeof SPAN_UNITS)[number];

/** Whole units whose first days lie from `from` up to, not including, `until`. */
export type Spans = { readonly unit: SpanUnit; readonly from: LocalDate; readonly until: LocalDate };

/** The fewest whole years, months and days that make up a period, in order. */
export function spansOf({ from, to }: Period): readonly Spans[] {
  return split(from, addDays(to, 1), ['year', 'month', 'day']);
}

function split(from: LocalDate, until: LocalDate, [unit, ...finer]: readonly SpanUnit[]): readonly Spans[] {
  if (unit === undefined || compareDates(from, until) >= 0) return [];
  const first = firstOf(unit, from);
  const begin = first === from ? from : firstOf(unit, addDays(first, LONGEST_DAYS[unit]));
  const end = firstOf(unit, until);
  if (compareDates(begin, end) >= 0) return split(from, until, finer);
  return [...split(from, begin, finer), { unit, from: begin, until: end }, ...split(end, until, finer)];
}

/** From the first day of a unit, this many days later is in the next one. */
const LONGEST_DAYS: Readonly<Record<SpanUnit, number>> = { day: 1, month: 31, year: 366 };

function firstOf(unit: SpanUnit, date: LocalDate): LocalDate {
  switch (unit) {
    case 'day':
      return date;
    case 'month':
      return localDate(`${date.slice(0, 7)}-01`);
    case 'year':
      return localDate(`${date.slice(0, 4)}-01-01`);
  }
}

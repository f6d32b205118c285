import { err, ok, type Result } from '#domain/result.ts';
import { dateOf, firstInstantAt } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import { addDays, compareDates, type LocalDate, localDate } from '#domain/time/local-date.ts';

/** Calendar days of the restaurant, both included. */
export type Period = { readonly from: LocalDate; readonly to: LocalDate };

/** Maximum days of a report or an export. */
export const LONGEST_PERIOD_DAYS = 3 * 366;

export type PeriodRefusal = { readonly code: 'period_reversed' | 'period_too_long' };

/** Validates a period of at most three years. */
export function decidePeriod(from: LocalDate, to: LocalDate): Result<Period, PeriodRefusal> {
  if (compareDates(to, from) < 0) return err({ code: 'period_reversed' });
  if (compareDates(to, addDays(from, LONGEST_PERIOD_DAYS)) >= 0) return err({ code: 'period_too_long' });
  return ok({ from, to });
}

/** The month a day lies in, from its first to its last day. */
export function monthOf(date: LocalDate): Period {
  const from = localDate(`${date.slice(0, 8)}01`);
  // The 28th plus four days is always in the next month.
  const next = addDays(localDate(`${date.slice(0, 8)}28`), 4);
  return { from, to: addDays(localDate(`${next.slice(0, 8)}01`), -1) };
}

/** The month before the one a day lies in. */
export function monthBefore(date: LocalDate): Period {
  return monthOf(addDays(monthOf(date).from, -1));
}

/**
 * The comparison period. For a calendar month: the month before, up to the same number of elapsed days; otherwise the
 * same number of days just before.
 */
export function periodBefore({ from, to }: Period, today: LocalDate): Period {
  const isMonth = from === monthOf(from).from && to === monthOf(from).to;
  const last = compareDates(from, today) <= 0 && compareDates(today, to) < 0 ? today : to;
  const { length } = daysOf({ from, to: last });
  if (!isMonth) return { from: addDays(from, -length), to: addDays(from, -1) };
  const before = monthBefore(from);
  const sameDay = addDays(before.from, length - 1);
  return { from: before.from, to: last === to || compareDates(sameDay, before.to) > 0 ? before.to : sameDay };
}

const PRODUCT_DAYS = 365;

/** The default period of a report: a month; for best sellers a year up to today. */
export function usualPeriod(
  report: 'sales' | 'last-month' | 'products' | 'rejected' | 'table',
  today: LocalDate,
): Period {
  switch (report) {
    case 'last-month':
      return monthBefore(today);
    case 'products':
      return { from: addDays(today, 1 - PRODUCT_DAYS), to: today };
    case 'sales':
    case 'rejected':
    case 'table':
      return monthOf(today);
  }
}

/** Every day of the period, in order. */
export function daysOf({ from, to }: Period): readonly LocalDate[] {
  const days: LocalDate[] = [];
  for (let day = from; compareDates(day, to) <= 0; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The instants of the period: from its first midnight up to, not including, the midnight after its last day. */
export function momentsOf({ from, to }: Period): { readonly from: Instant; readonly until: Instant } {
  return { from: firstInstantAt(from, 0), until: firstInstantAt(addDays(to, 1), 0) };
}

/** The period of the day that an instant lies in. */
export function dayOf(at: Instant): Period {
  const day = dateOf(at);
  return { from: day, to: day };
}

import { monthBefore, monthOf } from '#domain/statistics/period.ts';
import type { PeriodSearch } from './period-search.ts';
import { today } from './today.ts';

/** The days of a report; while it loads or when it was refused, the requested days. */
export function daysShown(
  { perioada, de, pana }: PeriodSearch,
  report: { readonly startDate: string; readonly endDate: string } | undefined,
): { readonly from: string; readonly to: string } {
  if (report !== undefined) return { from: report.startDate, to: report.endDate };
  const month = perioada === 'luna-trecuta' ? monthBefore(today()) : monthOf(today());
  return { from: de ?? month.from, to: pana ?? month.to };
}

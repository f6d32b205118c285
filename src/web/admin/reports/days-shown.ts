import { monthBefore, monthOf } from '#domain/statistics/period.ts';
import type { PeriodSearch } from './period-search.ts';
import { dayOfWire } from './report-words.ts';
import { today } from './today.ts';

type WireDay = Parameters<typeof dayOfWire>[0];

/** The days a report shows; before it has come, and where it was refused, the days it was asked for. */
export function daysShown(
  { perioada, de, pana }: PeriodSearch,
  report: { readonly startDate: WireDay; readonly endDate: WireDay } | undefined,
): { readonly from: string; readonly to: string } {
  if (report !== undefined) return { from: dayOfWire(report.startDate), to: dayOfWire(report.endDate) };
  const month = perioada === 'luna-trecuta' ? monthBefore(today()) : monthOf(today());
  return { from: de ?? month.from, to: pana ?? month.to };
}

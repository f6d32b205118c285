import type { SavedDay } from '#domain/schedule/saved-schedule.ts';
// The schedule as text for the history of changes. Equal texts mean equal schedules.

import type { ScheduleType, Service } from '#domain/schedule/schedule.ts';
import { formatLongDate, formatWeekday } from '#domain/time/format-date.ts';
import { formatMinuteOfDay } from '#domain/time/minute-of-day.ts';
import type { StoredClosure } from './schedule.repository.ts';

const KINDS: Readonly<Record<ScheduleType, string>> = { REGULAR: 'Program', PICKUP: 'Ridicare', DELIVERY: 'Livrare' };
export const SERVICE_NAMES: Readonly<Record<Service, string>> = {
  pickup: 'Ridicare',
  delivery: 'Livrare',
  booking: 'Rezervări',
  preOrders: 'Precomenzi',
};

export type DescribedSchedule = {
  readonly days: readonly SavedDay[];
  readonly closures: readonly Omit<StoredClosure, 'id'>[];
  readonly isOpenAroundTheClock: boolean;
};

/** One line per day and per closure. */
export function describeSchedule({
  days,
  closures,
  isOpenAroundTheClock,
}: DescribedSchedule): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ['Deschis non-stop', isOpenAroundTheClock ? 'da' : 'nu'],
    ...days.map((day) => [`${KINDS[day.scheduleType]}, ${formatWeekday(day.weekday)}`, describeDay(day)]),
    ...closures.map((closure, index) => [closureName(closures, index), describeClosure(closure)]),
  ]);
}

function describeDay({ isOpen, intervals }: SavedDay): string {
  const hours = intervals
    .map(({ opensMinute, closesMinute }) => `${formatMinuteOfDay(opensMinute)} - ${formatMinuteOfDay(closesMinute)}`)
    .join(', ');
  if (isOpen) return hours === '' ? 'deschis, fără ore' : hours;
  return hours === '' ? 'închis' : `închis (${hours})`;
}

/** Closures with the same name get a number. */
function closureName(closures: DescribedSchedule['closures'], index: number): string {
  const name = closures[index]?.name ?? '';
  const before = closures.slice(0, index).filter((other) => other.name === name).length;
  return `Închis: ${name}${before === 0 ? '' : ` (${before + 1})`}`;
}

function describeClosure({ message, startDate, endDate, services }: Omit<StoredClosure, 'id'>): string {
  const which = services === null ? 'toate serviciile' : services.map((service) => SERVICE_NAMES[service]).join(', ');
  return `${formatLongDate(startDate)} – ${formatLongDate(endDate)}; ${which}; ${message}`;
}

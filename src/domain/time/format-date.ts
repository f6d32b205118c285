// Formats days and hours in Romanian, by Bucharest time. Formatted by hand: the same text everywhere.
import { bucharestClock, dateOf } from './bucharest.ts';
import type { Instant } from './instant.ts';
import { addDays, type LocalDate, type Weekday, weekdayOf } from './local-date.ts';
import { twoDigits } from './minute-of-day.ts';

const MONTHS = 'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie';
const WEEKDAYS = 'luni marți miercuri joi vineri sâmbătă duminică';

/** `2 martie 2027`, for sentences. */
export function formatDate(date: LocalDate): string {
  return `${formatDayOfMonth(date)} ${yearOf(date)}`;
}

/** `02.03.2027`, for columns of dates. The documents' `02-03-2027` is only parsed, never shown. */
export function formatShortDate(date: LocalDate): string {
  return date.split('-').reverse().join('.');
}

/** `22.11.2026, 05:02`. */
export function formatDateTime(at: Instant): string {
  return `${formatShortDate(dateOf(at))}, ${formatHour(at)}`;
}

/** `vineri, 20 noiembrie 2026, ora 19:30`. */
export function formatLongDateTime(at: Instant): string {
  return `${formatLongDate(dateOf(at))}, ora ${formatHour(at)}`;
}

/** `19:30`. */
export function formatHour(at: Instant): string {
  const { hour, minute } = bucharestClock(at);
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** `vineri`, for 5. */
export function formatWeekday(weekday: Weekday): string {
  return `${WEEKDAYS.split(' ')[weekday - 1]}`;
}

/** `vineri, 20 noiembrie 2026`. */
export function formatLongDate(date: LocalDate): string {
  return `${formatDayAndMonth(date)} ${yearOf(date)}`;
}

/** `1–22 octombrie`, `28 octombrie – 3 noiembrie`: for nearby days, without the year. */
export function formatDays(from: LocalDate, to: LocalDate): string {
  if (from === to) return formatDayOfMonth(to);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return isOneMonth
    ? `${Number(from.slice(8))}–${formatDayOfMonth(to)}`
    : `${formatDayOfMonth(from)} – ${formatDayOfMonth(to)}`;
}

function yearOf(date: LocalDate): number {
  return Number(date.slice(0, 4));
}

/** `vineri, 20 noiembrie`. */
function formatDayAndMonth(date: LocalDate): string {
  return `${formatWeekday(weekdayOf(date))}, ${formatDayOfMonth(date)}`;
}

/** `20 noiembrie`. */
function formatDayOfMonth(date: LocalDate): string {
  return `${Number(date.slice(8))} ${MONTHS.split(' ')[Number(date.slice(5, 7)) - 1]}`;
}

/** A day relative to now: `azi`, `mâine`, else `vineri, 20 noiembrie`. By calendar days, not by 24 hours. */
export function describeDay(at: Instant, now: Instant): string {
  const [day, today] = [dateOf(at), dateOf(now)];
  if (day === today) return 'azi';
  return day === addDays(today, 1) ? 'mâine' : formatDayAndMonth(day);
}

/** A past day relative to now: `azi`, `ieri`, else `vineri, 20 noiembrie`. */
export function describePastDay(at: Instant, now: Instant): string {
  return dateOf(at) === addDays(dateOf(now), -1) ? 'ieri' : describeDay(at, now);
}

/** `azi, la 19:30`: for sentences that are read at once. */
export function describeSoon(at: Instant, now: Instant): string {
  return `${describeDay(at, now)}, la ${formatHour(at)}`;
}

/** Relative to now, and only the weekday within six days: `azi`, `mâine`, `marți`, else `marți, 1 decembrie`. */
export function describeNearDay(at: Instant, now: Instant): string {
  const [day, today] = [dateOf(at), dateOf(now)];
  const isInSight = day > addDays(today, 1) && day < addDays(today, 7);
  return isInSight ? formatWeekday(weekdayOf(day)) : describeDay(at, now);
}

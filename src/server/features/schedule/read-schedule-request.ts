import type { z } from 'zod';
import type { HolidayInput, RestaurantScheduleRequest, ScheduleDayInput } from '#contract/schedule/wire.ts';
import { weekdayFromWire } from '#contract/values/convert.ts';
import type { ClosureDraft } from '#domain/schedule/decide-closure.ts';
import type { DayDraft, IntervalDraft } from '#domain/schedule/decide-day-hours.ts';
import type { ScheduleType } from '#domain/schedule/schedule.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { instant } from '#domain/time/instant.ts';
import type { Weekday } from '#domain/time/local-date.ts';
import { parseWireDate } from '#domain/time/wire-date-time.ts';

export type ScheduleRequest = z.output<typeof RestaurantScheduleRequest>;
type DayInput = z.output<typeof ScheduleDayInput>;
type ClosureInput = z.output<typeof HolidayInput>;

/** A weekday of a schedule type, as sent. */
export type SentDay = { readonly scheduleType: ScheduleType; readonly weekday: Weekday; readonly draft: DayDraft };

/** Closed days as sent; `id` names the ones they replace. */
export type SentClosure = { readonly id: number | null; readonly draft: ClosureDraft };

/**
 * The documented opening and closing times are the first interval even where `intervals` differs: a client that knows
 * only the documents changes them and sends the rest back unchanged. `hours` is used only when no other field has
 * times.
 */
export function readDay({
  dayOfWeek,
  scheduleType,
  open,
  hours,
  openingTime,
  closingTime,
  intervals,
}: DayInput): SentDay {
  const listed = intervals ?? [];
  const isNamed = isWritten(openingTime) || isWritten(closingTime);
  const named: IntervalDraft = { openingTime: openingTime ?? '', closingTime: closingTime ?? '' };
  const stretches = isNamed ? [named, ...listed.slice(1)] : listed.length > 0 ? listed : readHours(hours ?? '');
  return {
    scheduleType: scheduleType ?? 'REGULAR',
    weekday: weekdayFromWire(dayOfWeek),
    draft: { isOpen: open, intervals: stretches },
  };
}

export function readClosure({
  id,
  name,
  notificationMessage,
  startDate,
  endDate,
  services,
}: ClosureInput): SentClosure {
  const draft = {
    name,
    message: notificationMessage,
    startDate: readDate(startDate),
    endDate: readDate(endDate),
    services: services ?? null,
  };
  return { id: id ?? null, draft };
}

/** Parses '10:00 - 15:00', several separated by comma. */
function readHours(hours: string): readonly IntervalDraft[] {
  return hours
    .split(',')
    .filter(isWritten)
    .map((stretch) => {
      const [openingTime = '', closingTime = ''] = stretch.split(/[-–]/).map((hour) => hour.trim());
      return { openingTime, closingTime };
    });
}

/**
 * Parses `YYYY-MM-DD`; an instant, as `toJSON` of a browser's date formats it, becomes its calendar day in Bucharest.
 */
function readDate(wire: string | readonly number[]): string {
  if (typeof wire !== 'string') {
    const date = parseWireDate(wire.slice(0, 3));
    return date.ok ? date.value : '';
  }
  const text = wire.trim();
  const moment = /^\d{4}-\d{2}-\d{2}T.*Z$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? text.replace(/T.*$/, '') : dateOf(instant(moment));
}

function isWritten(text: string | null | undefined): text is string {
  return typeof text === 'string' && text.trim() !== '';
}

// The schedule as form values, with the conversions from and to the wire. Rows are always sent in the same order, so
// that the path `schedules.8` is Tuesday's pickup.

import type { BodyOf } from '#contract/define/define-call.ts';
import { type PlainErrorCode, sentenceOf } from '#contract/errors.ts';
import type { ScheduleSetup, saveRestaurantSchedule } from '#contract/schedule/staff-calls.ts';
import { decideClosure } from '#domain/schedule/decide-closure.ts';
import { decideDayHours } from '#domain/schedule/decide-day-hours.ts';
import { describeDayInterval, findNightClashes, type OpenDay } from '#domain/schedule/night-clashes.ts';
import { SCHEDULE_TYPES, type ScheduleType, SERVICES, type Service } from '#domain/schedule/schedule.ts';
import { type LocalDate, WEEK, type Weekday } from '#domain/time/local-date.ts';
import type { Loaded } from '#web/forms/form-state.ts';
import type { ScheduleTab } from './schedule-search.ts';

export type IntervalValues = { openingTime: string; closingTime: string };
export type DayValues = { open: boolean; intervals: IntervalValues[] };
export type ClosureValues = {
  id: number | null;
  /** React key for new rows; never sent. */
  key: string;
  name: string;
  notificationMessage: string;
  startDate: string;
  endDate: string;
  isEverything: boolean;
  services: Service[];
};
export type ScheduleValues = {
  openAroundTheClock: boolean;
  follows: { PICKUP: boolean; DELIVERY: boolean };
  hours: Record<ScheduleType, DayValues[]>;
  closures: ClosureValues[];
};
type Request = BodyOf<typeof saveRestaurantSchedule>;

export function scheduleFrom(setup: ScheduleSetup): Loaded<ScheduleValues> {
  const daysOf = (kind: ScheduleType): DayValues[] =>
    WEEK.map((dayOfWeek) => {
      const saved = setup.schedules.find((day) => day.scheduleType === kind && day.dayOfWeek === dayOfWeek);
      return { open: saved?.open ?? false, intervals: saved?.intervals.map((interval) => ({ ...interval })) ?? [] };
    });
  const regular = daysOf('REGULAR');
  const follows = {
    PICKUP: setup.followsRegular.includes('PICKUP'),
    DELIVERY: setup.followsRegular.includes('DELIVERY'),
  };
  const values: ScheduleValues = {
    openAroundTheClock: setup.openAroundTheClock,
    follows,
    // A service's own hours begin as a copy of the restaurant's.
    hours: {
      REGULAR: regular,
      PICKUP: follows.PICKUP ? copyOf(regular) : daysOf('PICKUP'),
      DELIVERY: follows.DELIVERY ? copyOf(regular) : daysOf('DELIVERY'),
    },
    closures: setup.holidaySchedules.map(({ id, name, notificationMessage, startDate, endDate, services }) => ({
      id,
      key: String(id),
      name,
      notificationMessage,
      startDate: startDate,
      endDate: endDate,
      isEverything: services === null,
      services: services === null ? [...SERVICES] : [...services],
    })),
  };
  return { values, version: setup.version };
}

export function requestOf(
  { openAroundTheClock, follows, hours, closures }: ScheduleValues,
  version: number | null,
): Request {
  return {
    version,
    openAroundTheClock,
    followsRegular: (['PICKUP', 'DELIVERY'] as const).filter((kind) => follows[kind]),
    schedules: SCHEDULE_TYPES.flatMap((scheduleType) =>
      hours[scheduleType].map(({ open, intervals }, day) => ({
        // The form's days are in the order of the week.
        dayOfWeek: (day + 1) as Weekday,
        scheduleType,
        open,
        intervals: intervals.map((interval) => ({ ...interval })),
      })),
    ),
    holidaySchedules: closures.map(({ key: _, isEverything, services, ...closure }) => ({
      ...closure,
      services: isEverything ? null : services,
    })),
  };
}

/** 'schedules.8.intervals.0.openingTime' becomes the form's 'hours.PICKUP.1.intervals.0.openingTime'. */
export function scheduleField(serverPath: string): string {
  const [part, row, ...rest] = serverPath.split('.');
  if (part === 'holidaySchedules') return ['closures', row, ...rest].join('.');
  if (part !== 'schedules') return serverPath;
  const kind = SCHEDULE_TYPES[Math.floor(Number(row) / WEEK.length)] ?? 'REGULAR';
  return ['hours', kind, Number(row) % WEEK.length, ...rest].join('.');
}

/** The tab that contains a field. */
export function tabOfField(path: string): ScheduleTab {
  if (path.startsWith('closures')) return 'zile-inchise';
  return path.startsWith('hours.PICKUP') || path.startsWith('hours.DELIVERY') ? 'comenzi' : 'program';
}

/** By field path, with the rules and sentences of the server. `saved` are the loaded values. */
export function scheduleProblems(
  values: ScheduleValues,
  saved: readonly ClosureValues[],
  today: LocalDate,
): Record<string, string> {
  const problems: Record<string, string> = {};
  const refuse = (path: string, code: PlainErrorCode) => {
    problems[path] ??= sentenceOf(code);
  };
  for (const kind of SCHEDULE_TYPES) {
    if (kind !== 'REGULAR' && values.follows[kind]) continue;
    const week: OpenDay[] = [];
    for (const [day, { open, intervals }] of values.hours[kind].entries()) {
      const hours = decideDayHours({ isOpen: open, intervals });
      for (const problem of hours.ok ? [] : hours.error) {
        const where = 'interval' in problem ? `intervals.${problem.interval}.${problem.end}` : 'intervals';
        refuse(`hours.${kind}.${day}.${where}`, problem.code);
      }
      // The form's days are in the order of the week.
      if (open && hours.ok) week.push({ weekday: (day + 1) as Weekday, intervals: hours.value });
    }
    for (const { evening, morning } of findNightClashes(week)) {
      problems[`hours.${kind}.${evening.weekday - 1}.intervals`] ??= sentenceOf('hours_overlap_next_day', {
        hours: describeDayInterval(evening),
        nextHours: describeDayInterval(morning),
      });
    }
  }
  for (const [row, closure] of values.closures.entries()) {
    const before = saved.find(({ id }) => id !== null && id === closure.id);
    const decided = decideClosure(draftOf(closure), { saved: savedFrom(before), today });
    for (const { field, code } of decided.ok ? [] : decided.error) {
      refuse(`closures.${row}.${field === 'message' ? 'notificationMessage' : field}`, code);
    }
  }
  return problems;
}

/** Copies a day to all others; null when its hours cannot be copied (back-office.md §5). */
export function copiedToAll(days: readonly DayValues[], from: number): DayValues[] | null {
  const day = days[from];
  if (day === undefined) return null;
  const hours = decideDayHours({ isOpen: true, intervals: day.intervals });
  return hours.ok
    ? days.map(() => ({ open: true, intervals: day.intervals.map((interval) => ({ ...interval })) }))
    : null;
}

export function copyOf(days: readonly DayValues[]): DayValues[] {
  return days.map(({ open, intervals }) => ({ open, intervals: intervals.map((interval) => ({ ...interval })) }));
}

function draftOf({ name, notificationMessage, startDate, endDate, isEverything, services }: ClosureValues) {
  return { name, message: notificationMessage, startDate, endDate, services: isEverything ? null : services };
}

function savedFrom(closure: ClosureValues | undefined) {
  if (closure === undefined) return null;
  // Dates from the server are valid.
  const draft = draftOf(closure);
  return { ...draft, startDate: draft.startDate as LocalDate, endDate: draft.endDate as LocalDate };
}

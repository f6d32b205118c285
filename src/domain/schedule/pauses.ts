/** Pauses of services, and the busy mode of the kitchen. Both end automatically. */
import { dateOf, firstInstantAt } from '#domain/time/bucharest.ts';
import { type Instant, instant, MINUTE_MS, plusMinutes } from '#domain/time/instant.ts';
import { addDays } from '#domain/time/local-date.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';
import { intervalsOfDay } from './open-intervals.ts';
import { findOpenInterval, openState } from './open-state.ts';
import type { Opening, PausableService, Pause, Schedule } from './schedule.ts';

/** Length of a pause or of the busy mode: minutes, until the service opens again, or for today. */
export const PAUSE_LENGTHS = ['15', '30', '60', 'next_shift', 'today'] as const;
export type PauseLength = (typeof PAUSE_LENGTHS)[number];

/** Minutes that a busy kitchen adds to what it promises. */
export const BUSY_MINUTES = [10, 20, 30] as const;
export type BusyMinutes = (typeof BUSY_MINUTES)[number];

/** The services that the kitchen cooks for, and whose orders its busy mode delays. */
const COOKED_FOR = ['pickup', 'delivery'] as const satisfies readonly PausableService[];

/** The pause of a service at a moment, or null. The restaurant as a whole is never paused. */
export function findPause({ pauses }: Schedule, opening: Opening, at: Instant): Pause | null {
  return pauses.find(({ service, coversUntil }) => service === opening && at < coversUntil) ?? null;
}

/**
 * When a pause of this length ends. Null without such an end: a restaurant that never closes has no next shift.
 *
 * „Next shift” is the next time the service opens by its hours; „today” ends with the last interval that begins today,
 * and after midnight with the evening that is still open.
 */
export function pauseEnd(
  schedule: Schedule,
  service: PausableService,
  length: PauseLength,
  now: Instant,
): Instant | null {
  switch (length) {
    case 'next_shift':
      return nextShift(withoutPause(schedule, service), service, now);
    case 'today':
      return endOfEvening(schedule, service, now);
    default:
      return plusMinutes(now, Number(length));
  }
}

/**
 * When a busy mode of this length ends: with the service that takes orders last, because the kitchen cooks for both.
 * Null as for a pause.
 */
export function busyEnd(schedule: Schedule, length: PauseLength, now: Instant): Instant | null {
  const cooking = COOKED_FOR.filter(
    (service) =>
      schedule.services[service].enabled && openState(withoutPause(schedule, service), service, now).state !== 'never',
  );
  const ends = (cooking.length === 0 ? COOKED_FOR : cooking).map((service) => pauseEnd(schedule, service, length, now));
  return ends.reduce((last, end) => (last === null || end === null ? null : instant(Math.max(last, end))));
}

/**
 * A pause that begins now. For table reservations it covers the rest of today, because nobody books a table for the
 * next quarter of an hour.
 */
export function startPause(schedule: Schedule, service: PausableService, until: Instant, now: Instant): Pause {
  const today = endOfEvening(schedule, service, now);
  const coversUntil = service === 'booking' ? instant(Math.max(until, today)) : until;
  return { service, until, coversUntil };
}

/** Minutes that the busy mode adds to an order now; 0 for tables, whose duration does not change. */
export function busyMinutes({ busy }: Schedule, opening: Opening, now: Instant): number {
  if (busy === null || now >= busy.until) return 0;
  return COOKED_FOR.some((service) => service === opening) ? busy.extraMinutes : 0;
}

function withoutPause(schedule: Schedule, service: PausableService): Schedule {
  return { ...schedule, pauses: schedule.pauses.filter((pause) => pause.service !== service) };
}

function nextShift(usual: Schedule, service: PausableService, now: Instant): Instant | null {
  const state = openState(usual, service, now);
  if (state.state === 'never') return null;
  if (state.state === 'closed') return state.opensAt;
  // Open around the clock until a closure: the opening after the closure is no next shift.
  if (state.until === null || state.until - now > MINUTES_PER_DAY * MINUTE_MS) return null;
  return findOpenInterval(usual, service, state.until)?.opensAt ?? null;
}

/**
 * When the evening ends, pauses ignored: the last closing of today, or of an evening that is still running; midnight
 * without any.
 */
export function endOfEvening(schedule: Schedule, service: PausableService, now: Instant): Instant {
  const usual = withoutPause(schedule, service);
  const today = dateOf(now);
  const evening = intervalsOfDay(usual, service, addDays(today, -1)).at(-1);
  if (evening !== undefined && now < evening.closesAt) return evening.closesAt;
  const last = intervalsOfDay(usual, service, today).at(-1);
  if (last !== undefined && now < last.closesAt) return last.closesAt;
  return firstInstantAt(addDays(today, 1), 0);
}

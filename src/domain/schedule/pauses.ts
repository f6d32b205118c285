/** Services that staff stop for a while, and the kitchen's busy hours. Both end by the clock. */
import { dateOf, firstInstantAt } from '#domain/time/bucharest.ts';
import { type Instant, instant, MINUTE_MS, plusMinutes } from '#domain/time/instant.ts';
import { addDays } from '#domain/time/local-date.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';
import { intervalsOfDay } from './open-intervals.ts';
import { findOpenInterval, openState } from './open-state.ts';
import type { Opening, PausableService, Pause, Schedule } from './schedule.ts';

/** How long a pause or the busy mode lasts: minutes, until the service opens again, or for today. */
export const PAUSE_LENGTHS = ['15', '30', '60', 'next_shift', 'today'] as const;
export type PauseLength = (typeof PAUSE_LENGTHS)[number];

/** Minutes that a busy kitchen adds to what it promises. */
export const BUSY_MINUTES = [10, 20, 30] as const;
export type BusyMinutes = (typeof BUSY_MINUTES)[number];

/** The pause of a service at a moment, or null. The restaurant itself is never paused. */
export function findPause({ pauses }: Schedule, opening: Opening, at: Instant): Pause | null {
  return pauses.find(({ service, coversUntil }) => service === opening && at < coversUntil) ?? null;
}

/**
 * When a pause of this length ends. Null where there is no such end: a restaurant that never closes has no next shift.
 *
 * „Next shift” is the next time the service opens by its hours; „today” ends with the last stretch that begins today,
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

/** A pause made now. For tables it covers the rest of today: they are not booked for the next quarter of an hour. */
export function startPause(schedule: Schedule, service: PausableService, until: Instant, now: Instant): Pause {
  const today = endOfEvening(schedule, service, now);
  const coversUntil = service === 'booking' ? instant(Math.max(until, today)) : until;
  return { service, until, coversUntil };
}

/** What a busy kitchen adds now to the time an order takes, in minutes; tables take as long as ever. */
export function busyMinutes({ busy }: Schedule, opening: Opening, now: Instant): number {
  if (busy === null || now >= busy.until) return 0;
  return opening === 'pickup' || opening === 'delivery' ? busy.extraMinutes : 0;
}

function withoutPause(schedule: Schedule, service: PausableService): Schedule {
  return { ...schedule, pauses: schedule.pauses.filter((pause) => pause.service !== service) };
}

function nextShift(usual: Schedule, service: PausableService, now: Instant): Instant | null {
  const state = openState(usual, service, now);
  if (state.state === 'never') return null;
  if (state.state === 'closed') return state.opensAt;
  // Open around the clock until a closure: what opens after it is no next shift.
  if (state.until === null || state.until - now > MINUTES_PER_DAY * MINUTE_MS) return null;
  return findOpenInterval(usual, service, state.until)?.opensAt ?? null;
}

/** When the evening ends, as it would without a pause: the last closing of today, or of an evening that is still running; midnight where there is none. */
export function endOfEvening(schedule: Schedule, service: PausableService, now: Instant): Instant {
  const usual = withoutPause(schedule, service);
  const today = dateOf(now);
  const evening = intervalsOfDay(usual, service, addDays(today, -1)).at(-1);
  if (evening !== undefined && now < evening.closesAt) return evening.closesAt;
  const last = intervalsOfDay(usual, service, today).at(-1);
  if (last !== undefined && now < last.closesAt) return last.closesAt;
  return firstInstantAt(addDays(today, 1), 0);
}

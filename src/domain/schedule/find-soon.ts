/** As soon as possible: the estimate for guests, moved to a quarter with capacity. */
import { type Instant, instant, MINUTE_MS, plusMinutes, startOfMinute } from '#domain/time/instant.ts';
import { findRoom, SLOT_MINUTES, type Work, workOf } from './capacity.ts';
import { ESTIMATE_STEP_MINUTES, estimateMinutes, USUAL_MINUTES_MAXIMUM } from './estimate-minutes.ts';
import { momentBounds } from './moment-bounds.ts';
import { servedIntervalsOfDay } from './open-intervals.ts';
import { findStretch } from './open-state.ts';
import type { OrderedService, Schedule } from './schedule.ts';

export type SoonQuestion = {
  readonly schedule: Schedule;
  readonly service: OrderedService;
  readonly now: Instant;
  /** Minutes of the drive to the guest's village. */
  readonly extraMinutes?: number;
  /** The capacity that the order uses; one point when unknown. */
  readonly work?: Work | undefined;
};

export type Soon = {
  /** Minutes until handover as shown to guests; null without an estimate. */
  readonly minutes: number | null;
  readonly servedAt: Instant;
};

/**
 * When an order placed now is served: after the estimate, or in the first later quarter with capacity. Null when no
 * quarter before the last handover of this interval, and within the time that staff can promise, has capacity.
 */
export function findSoon(question: SoonQuestion): Soon | null {
  const { schedule, service, now, work = workOf(1, service) } = question;
  const minute = startOfMinute(now);
  const minutes = estimateMinutes(question);
  const servedAt = minutes === null ? momentBounds(question).earliest : plusMinutes(minute, minutes);
  if (schedule.capacity === null) return { minutes, servedAt };
  const room = findRoom(schedule.capacity, { from: servedAt, until: lastServed(question, servedAt), work });
  if (room === null || room === servedAt) return room === null ? null : { minutes, servedAt };
  // Rounding up stays in the same quarter, because its length is a multiple of the step.
  const wait = Math.ceil((room - minute) / MINUTE_MS / ESTIMATE_STEP_MINUTES) * ESTIMATE_STEP_MINUTES;
  return { minutes: wait, servedAt: plusMinutes(minute, wait) };
}

/** Orders placed just before closing are served after it by the usual duration of an order. */
function lastServed({ schedule, service, now }: SoonQuestion, servedAt: Instant): Instant {
  const stretch = findStretch((date) => servedIntervalsOfDay(schedule, service, date), now, NEAR_DAYS);
  const furthest = Math.max(servedAt, plusMinutes(startOfMinute(now), USUAL_MINUTES_MAXIMUM));
  return stretch === null ? servedAt : instant(Math.min(furthest, stretch.closesAt + (servedAt - now)));
}
const NEAR_DAYS = 2;

/**
 * When the answer of `findSoon` changes as time passes, checked minute by minute for one quarter; null when the kitchen
 * takes any number of orders, because the estimate is then constant.
 */
export function soonChangesAt(question: SoonQuestion): Instant | null {
  if (question.schedule.capacity === null) return null;
  const minute = startOfMinute(question.now);
  const first = findSoon(question)?.minutes;
  for (let after = 1; after < SLOT_MINUTES; after += 1) {
    const now = plusMinutes(minute, after);
    if (findSoon({ ...question, now })?.minutes !== first) return now;
  }
  return plusMinutes(minute, SLOT_MINUTES);
}

/**
 * How long an as-soon-as-possible order takes, as guests are told before they order (docs/decisions/0190). The estimate is no
 * rule: no order is refused for it, and the moment staff promise when they accept may be another one.
 */
import { type Instant, MINUTE_MS } from '#domain/time/instant.ts';
import { busyMinutes } from './pauses.ts';
import type { OrderedService, Schedule } from './schedule.ts';

/** Estimates end in 0 or 5: more precision than the kitchen has would be false. */
export const ESTIMATE_STEP_MINUTES = 5;
export const USUAL_MINUTES_MAXIMUM = 240;

/**
 * Minutes from ordering to the hand-over, or null where neither the restaurant nor its orders tell: the minimum advance that the
 * house set, or what orders took lately if that is more; then what a busy kitchen adds, and the way to the guest's village.
 */
export function estimateMinutes({
  schedule,
  service,
  now,
  extraMinutes = 0,
}: {
  readonly schedule: Schedule;
  readonly service: OrderedService;
  readonly now: Instant;
  /** The way to the guest's village. */
  readonly extraMinutes?: number;
}): number | null {
  const { minimumAdvanceMinutes } = schedule.services[service];
  const usual = schedule.usualMinutes[service];
  if (minimumAdvanceMinutes === null && usual === null) return null;
  const minutes = Math.max(minimumAdvanceMinutes ?? 0, usual ?? 0);
  return minutes + extraMinutes + busyMinutes(schedule, service, now);
}

/** An as-soon-as-possible order that was accepted. */
export type AnsweredOrder = {
  readonly placedAt: Instant;
  /** As last promised: a delay that staff announced is part of it. */
  readonly promisedAt: Instant;
  /** When staff marked it as handed over. */
  readonly handedOverAt: Instant | null;
  /** When the guest could have it by the kitchen's own mark: ready to be fetched, or left and the way; null without one. */
  readonly servedAt: Instant | null;
  /** Minutes of it that the estimate adds by itself: the way to a village, a busy kitchen. */
  readonly addedMinutes: number;
};

/** So many of the last orders tell how long it takes lately. */
export const LEARNED_FROM_ORDERS = 20;
/** Fewer say nothing. */
const FEWEST_ORDERS = 5;
/** One order in five may take longer than the estimate, so a single forgotten one does not change it. */
const QUANTILE = 0.8;
/** An order marked as handed over later than this after its promise was delivered in time and marked late. */
const LATE_MARK_MINUTES = 30;

/**
 * What orders took lately, in minutes: the 80 % quantile of the last ones of a service, rounded up to five minutes. Null
 * from too few.
 */
export function learnUsualMinutes(orders: readonly AnsweredOrder[]): number | null {
  const last = orders.toSorted((one, other) => other.placedAt - one.placedAt).slice(0, LEARNED_FROM_ORDERS);
  if (last.length < FEWEST_ORDERS) return null;
  const minutes = last.map(minutesTaken).toSorted((one, other) => one - other);
  const usual = Math.max(...minutes.slice(0, Math.ceil(QUANTILE * minutes.length)));
  const rounded = Math.ceil(usual / ESTIMATE_STEP_MINUTES) * ESTIMATE_STEP_MINUTES;
  return Math.min(USUAL_MINUTES_MAXIMUM, Math.max(ESTIMATE_STEP_MINUTES, rounded));
}

function minutesTaken(order: AnsweredOrder): number {
  const { placedAt, promisedAt, handedOverAt, servedAt, addedMinutes } = order;
  const minutesUntil = (at: Instant) => Math.max(0, (at - placedAt) / MINUTE_MS - addedMinutes);
  if (servedAt !== null && isMarkedInTime(order, servedAt)) return minutesUntil(servedAt);
  const isLate =
    handedOverAt !== null && handedOverAt > promisedAt && handedOverAt - promisedAt <= LATE_MARK_MINUTES * MINUTE_MS;
  return minutesUntil(isLate ? handedOverAt : promisedAt);
}

/** A mark in the first half of the promised time was made in passing, one long after it was forgotten until then. */
function isMarkedInTime({ placedAt, promisedAt }: AnsweredOrder, at: Instant): boolean {
  return at - placedAt >= (promisedAt - placedAt) / 2 && at - promisedAt <= LATE_MARK_MINUTES * MINUTE_MS;
}

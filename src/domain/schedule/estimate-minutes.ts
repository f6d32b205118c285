/**
 * Estimates how long an as-soon-as-possible order takes, for guests before they order (docs/decisions/0190). The
 * estimate is not a limit: no order is refused for it, and staff may promise another moment at acceptance.
 */
import { type Instant, MINUTE_MS } from '#domain/time/instant.ts';
import { busyMinutes } from './pauses.ts';
import type { OrderedService, Schedule } from './schedule.ts';

/** Estimates end in 0 or 5, because the kitchen is not more precise. */
export const ESTIMATE_STEP_MINUTES = 5;
export const USUAL_MINUTES_MAXIMUM = 240;

/**
 * Minutes from ordering to the handover, or null when neither the restaurant's settings nor earlier orders give an
 * estimate. The larger of the configured minimum advance and the recent duration of orders, plus the busy mode's
 * minutes and the drive to the guest's village.
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
  /** Minutes of the drive to the guest's village. */
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
  /** The last promise, including a delay that staff announced. */
  readonly promisedAt: Instant;
  /** When staff marked it as handed over; null without a mark. */
  readonly handedOverAt: Instant | null;
  /**
   * When the guest could have it by the kitchen's marks: ready for pickup, or departure plus drive; null without a
   * mark.
   */
  readonly servedAt: Instant | null;
  /** Minutes that the estimate adds separately: the drive to a village, the busy mode. */
  readonly addedMinutes: number;
};

/** Number of last orders that the recent duration is computed from. */
export const LEARNED_FROM_ORDERS = 20;
/** With fewer orders there is no recent duration. */
const FEWEST_ORDERS = 5;
/** One order in five may take longer than the estimate, so a single order marked late does not change it. */
const QUANTILE = 0.8;
/** An order marked as handed over more than this after its promise was delivered in time and only marked late. */
const LATE_MARK_MINUTES = 30;

/**
 * How long recent orders took, in minutes: the 80 % quantile of the last orders of a service, rounded up to five
 * minutes. Null when there are too few.
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

/**
 * A mark in the first half of the promised time was set too early, and one long after the promise was set late; both
 * are ignored.
 */
function isMarkedInTime({ placedAt, promisedAt }: AnsweredOrder, at: Instant): boolean {
  return at - placedAt >= (promisedAt - placedAt) / 2 && at - promisedAt <= LATE_MARK_MINUTES * MINUTE_MS;
}

import type { DeliveryMethod, OrderStatus } from '#domain/orders/order.ts';
import { isOpenOrder } from '#domain/orders/order-status.ts';
import { dayOfOrder, orderTerms } from '#domain/orders/placing/order-terms.ts';
import { coveringClosure } from '#domain/schedule/covering-closure.ts';
import type { Closure, Schedule } from '#domain/schedule/schedule.ts';
import { type Unserved, whyUnserved } from '#domain/schedule/unserved-moment.ts';
import type { Instant } from '#domain/time/instant.ts';

/** The fields that decide whether an order falls on a closed day. */
export type DatedOrder = {
  readonly status: OrderStatus;
  readonly method: DeliveryMethod;
  readonly placedAt: Instant;
  readonly requestedAt: Instant | null;
  readonly promisedAt: Instant | null;
};

/**
 * The closed day of an open order: the order was taken before the restaurant decided to close that day, and staff must
 * call the guest. Null for ended orders and for days that are served. As soon as possible counts from when it was
 * placed, until an hour is promised.
 *
 * @param schedule the one in force
 */
export function closedDayOf(schedule: Schedule, order: DatedOrder): Closure | null {
  const { status, method, placedAt, requestedAt, promisedAt } = order;
  if (!isOpenOrder(status)) return null;
  const terms = orderTerms(schedule, method);
  const day = dayOfOrder(terms, placedAt, requestedAt);
  return coveringClosure(terms[day], terms.service, promisedAt ?? requestedAt ?? placedAt);
}

/**
 * Why an order cannot be served as agreed: it falls on a closed day, or its chosen moment is still to come and outside
 * the hours in force, or its service was switched off. Where staff moved the order, only both moments together count:
 * an hour that staff promised is theirs.
 */
export function unservedOrder(schedule: Schedule, order: DatedOrder, now: Instant): Unserved | null {
  const closure = closedDayOf(schedule, order);
  if (closure !== null) return { reason: 'closure', name: closure.name };
  const { status, method, requestedAt } = order;
  if (!isOpenOrder(status) || requestedAt === null) return null;
  const due = order.promisedAt ?? requestedAt;
  if (due < now) return null;
  const { service, today } = orderTerms({ ...schedule, closures: [] }, method);
  return whyUnserved(today, service, requestedAt) === null ? null : whyUnserved(today, service, due);
}

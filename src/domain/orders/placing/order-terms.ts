/** The terms on which the time of an order is checked: which schedule, which service, which day. */

import type { DeliveryMethod, OrderDay } from '#domain/orders/order.ts';
import { orderDay } from '#domain/orders/order-day.ts';
import { type OrderedService, preOrderSchedule, type Schedule } from '#domain/schedule/schedule.ts';
import type { Instant } from '#domain/time/instant.ts';

/** The schedules of one method: for an order of today, and for one of another day. */
export type OrderTerms = {
  /** The service whose hours apply; guests who eat in use those of pickup. */
  readonly service: OrderedService;
  readonly today: Schedule;
  readonly ahead: Schedule;
};

/**
 * The terms of a method. Orders for another day use the terms of pre-orders; orders at the table need only the
 * restaurant's opening hours.
 *
 * @see readings.md 18, 33
 */
export function orderTerms(schedule: Schedule, method: DeliveryMethod): OrderTerms {
  const service = method === 'DELIVERY' ? 'delivery' : 'pickup';
  const today = method === 'RESTAURANT' ? dineInSchedule(schedule) : schedule;
  return { service, today, ahead: preOrderSchedule(today, service) };
}

/** Which of the two days a moment belongs to; `null` is as soon as possible. */
export function dayOfOrder({ service, today }: OrderTerms, at: Instant, requestedAt: Instant | null): OrderDay {
  return orderDay({ schedule: today, service, at, requestedAt });
}

function dineInSchedule(schedule: Schedule): Schedule {
  const terms = { enabled: true, asSoonAsPossible: true, minimumAdvanceMinutes: null, maximumAdvanceMinutes: null };
  return {
    ...schedule,
    hours: { ...schedule.hours, PICKUP: null },
    services: { ...schedule.services, pickup: terms },
    // A pause of pickup does not affect orders at the table.
    pauses: schedule.pauses.filter(({ service }) => service !== 'pickup'),
    usualMinutes: { ...schedule.usualMinutes, pickup: null },
  };
}

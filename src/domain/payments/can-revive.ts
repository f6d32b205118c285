import type { DeliveryMethod } from '#domain/orders/order.ts';
import { isOpenAt } from '#domain/schedule/open-intervals.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';

/** An order for now that comes so late is not wanted any more. */
const MOST_MINUTES_LATE = 60;
/** For an hour that was chosen, the kitchen needs this long at least. */
const SHORTEST_MINUTES = 15;

const OPENINGS = { PICKUP: 'pickup', DELIVERY: 'delivery', RESTAURANT: 'pickup' } as const;

export type OrderToRevive = {
  readonly method: DeliveryMethod;
  readonly requestedAt: Instant | null;
  readonly placedAt: Instant;
};

/** Whether an order that was given up can still be made, now that its money came; stock is asked for separately. */
export function canRevive({ method, requestedAt, placedAt }: OrderToRevive, schedule: Schedule, now: Instant): boolean {
  const isInTime =
    requestedAt === null
      ? now <= plusMinutes(placedAt, MOST_MINUTES_LATE)
      : requestedAt >= plusMinutes(now, SHORTEST_MINUTES);
  return isInTime && isOpenAt(schedule, OPENINGS[method], requestedAt ?? now);
}

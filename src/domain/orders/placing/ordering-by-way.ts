/** How a guest can order now by each method: shown on home and menu, and by the button for other sites. */
import type { DeliveryZone } from '#domain/delivery/quote-delivery.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import type { Instant } from '#domain/time/instant.ts';
import { type OrderingNow, orderingNow } from './ordering-now.ts';

const WAYS = ['DELIVERY', 'PICKUP'] as const;

export type OrderedWay = (typeof WAYS)[number];

/**
 * Delivery first; left out where nothing is delivered.
 *
 * @param home the zone that delivery is described for
 */
export function orderingByWay({
  schedule,
  home,
  now,
}: {
  readonly schedule: Schedule;
  readonly home: DeliveryZone | null;
  readonly now: Instant;
}): readonly { readonly method: OrderedWay; readonly ordering: OrderingNow }[] {
  return WAYS.filter((method) => method === 'PICKUP' || home !== null).map((method) => ({
    method,
    ordering: orderingNow({ schedule, method, now, extraMinutes: extraMinutesOf(method, home) }),
  }));
}

/** Minutes of the drive to the guest's village. */
export function extraMinutesOf(method: OrderedWay, home: DeliveryZone | null): number {
  return method === 'DELIVERY' ? (home?.extraMinutes ?? 0) : 0;
}

import type { DeliveryMethod } from '#domain/orders/order.ts';
import { USUAL_PREPARATION_MINUTES } from '#domain/orders/order-moments.ts';
import type { ShownRestaurant } from '#domain/restaurant/restaurant.ts';
import { estimateMinutes } from '#domain/schedule/estimate-minutes.ts';
import type { OrderedService } from '#domain/schedule/schedule.ts';
import type { Instant } from '#domain/time/instant.ts';

const SERVICES = {
  DELIVERY: 'delivery',
  PICKUP: 'pickup',
  RESTAURANT: 'pickup',
} as const satisfies Record<DeliveryMethod, OrderedService>;

type Asked = { readonly method: DeliveryMethod; readonly address: { readonly zoneCode: string | null } };

/** How long an order like this takes from the start of preparation to the guest. */
export function usualMinutes(restaurant: KnownRestaurant | undefined, order: Asked, now: Instant): number {
  return estimateFor(restaurant, order, now) ?? USUAL_PREPARATION_MINUTES;
}

type KnownRestaurant = Pick<ShownRestaurant, 'schedule' | 'zones'>;

/** The estimate that guests see before they order, for an order like this; null without one. */
export function estimateFor(
  restaurant: KnownRestaurant | undefined,
  { method, address }: Asked,
  now: Instant,
): number | null {
  if (restaurant === undefined) return null;
  const zone = restaurant.zones.find(({ code }) => code === address.zoneCode);
  return estimateMinutes({
    schedule: restaurant.schedule,
    service: SERVICES[method],
    now,
    extraMinutes: zone?.extraMinutes ?? 0,
  });
}

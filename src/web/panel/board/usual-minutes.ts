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

/**
 * How long an order like this takes from the start of preparation to the guest: the same estimate that guests see
 * before they order.
 */
export function usualMinutes(
  house: Pick<ShownRestaurant, 'schedule' | 'zones'> | undefined,
  { method, address }: Asked,
  now: Instant,
): number {
  if (house === undefined) return USUAL_PREPARATION_MINUTES;
  const zone = house.zones.find(({ code }) => code === address.zoneCode);
  const minutes = estimateMinutes({
    schedule: house.schedule,
    service: SERVICES[method],
    now,
    extraMinutes: zone?.extraMinutes ?? 0,
  });
  return minutes ?? USUAL_PREPARATION_MINUTES;
}

import type { OrderZone } from '#domain/orders/placing/judge-order.ts';
import type { RecordedOrder } from './recorded-order.ts';
import { leaveUntouched, priceWith, type Served, serveBy, type WhatIfRun } from './what-if.ts';

type Zones = readonly OrderZone[];

/** Other fees, minimums, free delivery, minutes and localities, for the orders that were delivered. */
export function replayZones(saved: Zones, typed: Zones): WhatIfRun {
  return (order) => {
    const code = order.method === 'DELIVERY' ? order.address.zoneCode : null;
    const [before, now] = [findZone(saved, code), findZone(typed, code)];
    if (isSame(before, now)) return leaveUntouched(order);
    return serveBy(order, serve(order, before), serve(order, now));
  };
}

function findZone(zones: Zones, code: string | null): OrderZone | null {
  return zones.find((zone) => zone.code === code && zone.enabled) ?? null;
}

function isSame(one: OrderZone | null, other: OrderZone | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.fee === other.fee &&
    one.minimumOrder === other.minimumOrder &&
    one.freeFrom === other.freeFrom &&
    one.extraMinutes === other.extraMinutes
  );
}

function serve(order: RecordedOrder, zone: OrderZone | null): Served {
  const paid = priceWith(order, (facts) => ({ ...facts, zones: zone === null ? [] : [zone] }));
  if (zone === null || paid === null) return null;
  // A chosen hour stays the guest's.
  return { payable: paid.payable, minutesLater: order.requestedAt === null ? zone.extraMinutes : 0 };
}

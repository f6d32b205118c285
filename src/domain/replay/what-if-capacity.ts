import { workOfOrder } from '#domain/orders/placing/work-of-order.ts';
import {
  hasRoom,
  leftOf,
  SLOT_MINUTES,
  type SlotLimit,
  type SlotLoad,
  slotOf,
  type Work,
} from '#domain/schedule/capacity.ts';
import { USUAL_MINUTES_MAXIMUM } from '#domain/schedule/estimate-minutes.ts';
import { type Instant, MINUTE_MS, plusMinutes } from '#domain/time/instant.ts';
import type { RecordedOrder } from './recorded-order.ts';
import { leaveUntouched, type Served, serveBy, type WhatIfRun } from './what-if.ts';

/** What the kitchen takes in a quarter of an hour, and what a portion is. */
export type KitchenSetup = {
  readonly limits: readonly SlotLimit[];
  /** By product; one that is not known counts as one point. */
  readonly points: ReadonlyMap<number, number>;
  readonly stations: ReadonlyMap<number, number>;
};

/**
 * Other limits of the kitchen, replayed in the order in which the orders came. One as soon as possible moves to the first
 * quarter with room; one with a chosen hour is refused. What was refused at the time is not known.
 */
export function replayCapacity(saved: KitchenSetup, typed: KitchenSetup): WhatIfRun {
  const [before, now] = [openKitchen(saved), openKitchen(typed)];
  return (order) => {
    const wanted = order.requestedAt ?? order.toldAt ?? order.promisedAt;
    return wanted === null ? leaveUntouched(order) : serveBy(order, before(order, wanted), now(order, wanted));
  };
}

function openKitchen({ limits, points, stations }: KitchenSetup) {
  const loads = new Map<Instant, SlotLoad[]>();
  const take = (at: Instant, work: Work) => {
    const slot = slotOf(at);
    const own = loads.get(slot) ?? [];
    loads.set(
      slot,
      limits.map(({ scope }) => ({
        at: slot,
        scope,
        taken: (own.find((load) => load.scope === scope)?.taken ?? 0) + (work[scope] ?? 0),
      })),
    );
  };
  const fits = (at: Instant, work: Work) =>
    hasRoom({ left: leftOf(limits, loads.get(slotOf(at)) ?? []), closed: [] }, at, work);
  return (order: RecordedOrder, wanted: Instant): Served => {
    const work = workOfOrder(
      order.lines.map(({ productId, quantity }) => ({
        line: { quantity },
        parts: [{ workPoints: points.get(productId) ?? 1, stationId: stations.get(productId) ?? null }],
      })),
      order.method,
    );
    const until = order.requestedAt === null ? plusMinutes(wanted, USUAL_MINUTES_MAXIMUM) : wanted;
    for (let at = wanted; at <= until; at = plusMinutes(slotOf(at), SLOT_MINUTES)) {
      if (!fits(at, work)) continue;
      take(at, work);
      return { payable: order.payable, minutesLater: Math.round((at - wanted) / MINUTE_MS) };
    }
    return null;
  };
}

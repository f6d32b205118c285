import { setTimeout as wait } from 'node:timers/promises';
import { pushedOrderToWire } from '#contract/orders/codec.ts';
import type { ServerMessage } from '#contract/panel/live.ts';
import type { StaffReader } from '#domain/orders/kitchen-reader.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Panels } from '#server/platform/define/channels.ts';
import type { EventFeed } from '#server/platform/events/event-feed.ts';
import type { Log } from '#server/platform/log.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import type { OrderEvent } from './order-event.ts';
import { presentStaffOrder } from './reading/present-staff-order.ts';
import type { StoredOrder } from './stored-order.ts';
import { listWholeOrders } from './stored-orders.repository.ts';

/** Events of an order within this time are sent together, and the orders of this time are read together. */
const REST_MS = 200;
/**
 * The same in a rush: time between two sends. Most new orders are accepted within it and sent once instead of twice.
 */
const RUSH_REST_MS = 1_000;

type Parts = {
  readonly db: Database;
  readonly snapshots: Snapshots;
  readonly log: Log;
  readonly feed: EventFeed<OrderEvent>;
  readonly broadcast: Panels['broadcast'];
  readonly isHeard: Panels['isHeard'];
  readonly clock: () => Instant;
  readonly metrics: Pick<Metrics, 'observeRing'>;
};

/**
 * Pushes order events to panels. Only a new order has a top-level `orderNumber` (readings 26). The push is a hint:
 * panels fetch orders themselves when they connect and from time to time. Nothing is read before it, so that ringing
 * does not wait for content. The whole order follows, read once for all panels, which store it for offline use
 * (docs/decisions/0214).
 *
 * The kitchen gets the same without the guest (docs/decisions/0273); a new order is one more change to it, because it
 * does not ring there.
 */
export function pushOrders({ feed, broadcast, isHeard, clock, metrics, ...reading }: Parts): void {
  const changed = new Set<number>();
  let isSending = false;
  let sentAt = Number.NEGATIVE_INFINITY;
  feed.subscribe((event) => {
    if (!isHeard()) return;
    const change = changeOf(event);
    broadcast(event.kind === 'placed' ? pushedOrderToWire(event.order) : change, change);
    if (event.kind === 'placed') metrics.observeRing(Math.max(0, clock() - event.order.placedAt) / 1000);
    changed.add(event.orderId);
    void sendChanged();
  });

  async function sendChanged(): Promise<void> {
    if (isSending) return;
    isSending = true;
    while (changed.size > 0) {
      await wait(restBeforeSending(performance.now() - sentAt), undefined, { ref: false });
      sentAt = performance.now();
      const ids = [...changed];
      changed.clear();
      await sendOrders(ids);
    }
    isSending = false;
  }

  async function detailsOf(order: StoredOrder, reader: StaffReader): Promise<ServerMessage> {
    return { type: 'order-details', data: await presentStaffOrder(reading, order, reader) };
  }

  async function sendOrders(ids: readonly number[]): Promise<void> {
    try {
      const orders = await listWholeOrders(reading.db, ids);
      const hasKitchen = isHeard('kitchen');
      for (const order of orders) {
        broadcast(await detailsOf(order, 'staff'), hasKitchen ? await detailsOf(order, 'kitchen') : null);
      }
    } catch (error) {
      // Panels that got no push fetch the orders themselves.
      reading.log.warn({ err: error, orderIds: ids }, 'orders.not_pushed');
    }
  }
}

/** How long whole orders are collected before they are sent, by the time since the last send. */
export function restBeforeSending(sinceLastMs: number): number {
  return Math.max(REST_MS, RUSH_REST_MS - sinceLastMs);
}

function changeOf({ order: { number, version, status }, actor }: OrderEvent): ServerMessage {
  return { type: 'order-changed', data: { number, version, status, actor } };
}

import type { ServerMessage } from '#contract/live.ts';
import { isoInstant } from '#contract/moments.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import { wireDateTime } from '#domain/time/wire-date-time.ts';
import type { Database } from '#server/platform/database.ts';
import type { EventFeed } from '#server/platform/event-feed.ts';
import type { Log } from '#server/platform/log.ts';
import { shortAddress } from './describe-order.ts';
import { loadOrder } from './load-order.ts';
import type { OrderEvent } from './order-event.ts';
import { clientName } from './present-order.ts';
import type { StoredOrder } from './stored-order.ts';

/**
 * Tells panels what happens to orders. Only a new order has a top-level `orderNumber` (readings 26). A hint, no more:
 * panels ask for the orders themselves when they connect and from time to time. One after the other: what happened to
 * an order is not told before the order itself, and a rush of orders takes one connection, not all of them.
 */
export function pushOrders({
  db,
  feed,
  broadcast,
  log,
}: {
  readonly db: Database;
  readonly feed: EventFeed<OrderEvent>;
  readonly broadcast: (message: ServerMessage) => void;
  readonly log: Log;
}): void {
  let told: Promise<void> = Promise.resolve();
  feed.subscribe((event) => {
    told = told.then(() => tell(event));
  });

  async function tell(event: OrderEvent): Promise<void> {
    const { number, version, status, actor } = event;
    const changed = { type: 'order-changed', data: { number, version, status, actor } } as const;
    if (event.kind !== 'placed') {
      broadcast(changed);
      return;
    }
    try {
      broadcast(newOrderMessage(await loadOrder(db, event.orderId), event));
    } catch (error) {
      // Any message makes a panel look for itself, and this one needs no database.
      log.warn({ err: error, orderId: event.orderId }, 'order.pushed_bare');
      broadcast(changed);
    }
  }
}

function newOrderMessage(order: StoredOrder, { version, status }: OrderEvent): ServerMessage {
  return {
    orderNumber: order.number,
    id: order.number,
    version,
    orderStatus: status,
    orderDate: [...wireDateTime(order.placedAt)],
    placedAt: isoInstant(order.placedAt),
    client: clientName(order),
    phoneNumber: order.contact.phone,
    totalPrice: leiFromBani(order.total),
    deliveryMethod: order.method,
    address: shortAddress(order),
    requestedAt: order.requestedAt === null ? null : isoInstant(order.requestedAt),
  };
}

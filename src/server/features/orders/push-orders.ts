import { newOrderToWire } from '#contract/orders/codec.ts';
import type { ServerMessage } from '#contract/panel/live.ts';
import type { Database } from '#server/platform/database.ts';
import type { EventFeed } from '#server/platform/events/event-feed.ts';
import type { Log } from '#server/platform/log.ts';
import type { OrderEvent } from './order-event.ts';
import { newOrder } from './reading/view-order.ts';
import type { OrderHead } from './stored-order.ts';
import { listOrderHeads } from './stored-orders.repository.ts';

/**
 * Tells panels what happens to orders. Only a new order has a top-level `orderNumber` (readings 26). A hint, no more:
 * panels ask for the orders themselves when they connect and from time to time. One after the other: what happened to
 * an order is not told before the order itself, and a rush of orders takes one connection and few readings.
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
  let untold: OrderEvent[] = [];
  let isTelling = false;
  feed.subscribe((event) => {
    untold.push(event);
    void tellAll();
  });

  async function tellAll(): Promise<void> {
    if (isTelling) return;
    isTelling = true;
    while (untold.length > 0) {
      const events = untold;
      untold = [];
      const orders = await readPlaced(events);
      for (const event of events) broadcast(messageOf(event, orders.get(event.orderId)));
    }
    isTelling = false;
  }

  /** What was placed, in one reading, however many orders came while the last one ran. */
  async function readPlaced(events: readonly OrderEvent[]): Promise<ReadonlyMap<number, OrderHead>> {
    const ids = events.filter(({ kind }) => kind === 'placed').map(({ orderId }) => orderId);
    if (ids.length === 0) return new Map();
    try {
      const orders = new Map((await listOrderHeads(db, ids)).map((order) => [order.id, order]));
      if (orders.size < ids.length) log.warn({ orderIds: ids.filter((id) => !orders.has(id)) }, 'order.pushed_bare');
      return orders;
    } catch (error) {
      log.warn({ err: error, orderIds: ids }, 'order.pushed_bare');
      return new Map();
    }
  }
}

/** Any message makes a panel look for itself; one about an order that could not be read needs no database. */
function messageOf(event: OrderEvent, order: OrderHead | undefined): ServerMessage {
  const { number, version, status, actor } = event;
  return event.kind === 'placed' && order !== undefined
    ? newOrderToWire({ ...newOrder(order), version, status })
    : { type: 'order-changed', data: { number, version, status, actor } };
}

import { sql } from 'kysely';
import type { OrderStatus } from '#domain/orders/order.ts';
import type { OrderEventKind } from '#domain/orders/order-view.ts';
import type { Database } from '#server/platform/database.ts';
import { readEventBounds } from '#server/platform/events/event-bounds.ts';
import type { EventPage, EventPosition } from '#server/platform/events/event-feed.ts';
import type { OrderEvent } from './order-event.ts';

const EVENTS_AT_ONCE = 200;

/**
 * The events after `after` that can no longer change: those of transactions older than any that still runs. The line
 * is drawn first and read up to afterwards, so that whatever stands below it was committed before the reading.
 */
export async function listOrderEvents(db: Database, after: EventPosition | null): Promise<EventPage<OrderEvent>> {
  const { low, high: horizon } = await readEventBounds(db);
  if (after === null) return { events: [], position: { xid: low, id: 0 }, isFull: false, horizon };

  const rows = await db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .leftJoin('users', 'users.id', 'order_events.actor_id')
    .leftJoin('couriers', 'couriers.id', 'order_events.courier_id')
    .select([
      'order_events.id',
      sql<string>`order_events.xid::text`.as('xid'),
      'order_events.kind',
      'order_events.order_id',
      'order_events.order_version',
      'orders.number',
      'users.first_name',
      'users.last_name',
      'couriers.name as courier',
      sql<string>`order_events.details ->> 'status'`.as('status'),
    ])
    .where(sql<boolean>`(order_events.xid, order_events.id) > (${String(after.xid)}::xid8, ${after.id})`)
    .where(sql<boolean>`order_events.xid < ${String(low)}::xid8`)
    .orderBy('order_events.xid')
    .orderBy('order_events.id')
    .limit(EVENTS_AT_ONCE)
    .execute();
  const last = rows.at(-1);
  const isFull = rows.length === EVENTS_AT_ONCE;
  return {
    events: rows.map((row) => ({
      // The table's check allows only these words; statuses are written by us beside them.
      kind: row.kind as OrderEventKind,
      status: row.status as OrderStatus,
      orderId: row.order_id,
      number: row.number ?? 0,
      version: row.order_version,
      actor: row.first_name === null ? row.courier : `${row.first_name} ${row.last_name ?? ''}`.trim(),
    })),
    position: isFull && last ? { xid: BigInt(last.xid), id: last.id } : { xid: low, id: 0 },
    isFull,
    horizon,
  };
}

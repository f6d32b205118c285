import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { bani } from '#domain/money/bani.ts';
import { actorName } from '#domain/orders/actor.ts';
import { clientName, shortAddress } from '#domain/orders/describe-order.ts';
import type { DeliveryMethod, OrderStatus } from '#domain/orders/order.ts';
import type { OrderEventKind } from '#domain/orders/order-view.ts';
import { instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { EVENTS_AT_ONCE, type EventPosition, type ReadEvent } from '#server/platform/events/event-feed.ts';
import { isUntold, OLDEST_RUNNING } from '#server/platform/events/event-order.ts';
import { joinedName } from '#server/platform/joined-name.ts';
import { ADDRESS_COLUMNS, addressOfRow } from './address-columns.ts';
import type { OrderEvent } from './order-event.ts';

/**
 * The events after `after` that are not in `told`, each with the data a panel needs to ring: one statement, because a
 * ring waits for it.
 */
export async function listOrderEvents(
  db: Database,
  after: EventPosition,
  told: readonly number[],
): Promise<readonly ReadEvent<OrderEvent>[]> {
  const rows = await db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .leftJoin('users', 'users.id', 'order_events.actor_id')
    .leftJoin('couriers', 'couriers.id', 'order_events.courier_id')
    .select((events) => [
      'order_events.id',
      sql<string>`order_events.xid::text`.as('xid'),
      OLDEST_RUNNING.as('low'),
      'order_events.kind',
      'order_events.order_id',
      'order_events.order_version',
      'users.first_name as actor_first_name',
      'users.last_name as actor_last_name',
      'couriers.name as courier',
      'order_events.actor_kind',
      sql<string>`order_events.details ->> 'status'`.as('status'),
      'orders.number',
      'orders.method',
      'orders.first_name',
      'orders.last_name',
      'orders.email',
      'orders.phone',
      'orders.placed_at',
      'orders.requested_at',
      'orders.total_bani',
      ...ADDRESS_COLUMNS.map((column) => `orders.${column}` as const),
      jsonArrayFrom(
        events
          .selectFrom('order_lines')
          .select([
            'order_lines.product_name as productName',
            'order_lines.size_label as sizeLabel',
            'order_lines.quantity',
          ])
          .whereRef('order_lines.order_id', '=', 'order_events.order_id')
          .where('order_events.kind', '=', 'placed')
          .orderBy('order_lines.position'),
      ).as('items'),
    ])
    .where(isUntold('order_events', after, told))
    .orderBy('order_events.xid')
    .orderBy('order_events.id')
    .limit(EVENTS_AT_ONCE)
    .execute();
  return rows.map((row) => {
    // Check constraints allow only these values; our code writes the statuses beside them.
    const method = row.method as DeliveryMethod;
    const { first_name: firstName, last_name: lastName, email, phone } = row;
    return {
      id: row.id,
      xid: BigInt(row.xid),
      low: BigInt(row.low),
      event: {
        kind: row.kind as OrderEventKind,
        orderId: row.order_id,
        actor: actorName(
          row.actor_kind,
          joinedName({ first_name: row.actor_first_name, last_name: row.actor_last_name }) ?? row.courier,
        ),
        order: {
          number: row.number ?? 0,
          version: row.order_version,
          status: row.status as OrderStatus,
          method,
          placedAt: instant(row.placed_at.getTime()),
          requestedAt: row.requested_at === null ? null : instant(row.requested_at.getTime()),
          client: clientName({ firstName, lastName, email, phone }),
          phone,
          place: shortAddress({ method, address: addressOfRow(row) }),
          total: bani(row.total_bani),
          items: row.items,
        },
      },
    };
  });
}

/** Events of orders, for their timelines. */

import type { InferResult } from 'kysely';
import { actorName } from '#domain/orders/actor.ts';
import type { OrderEventKind } from '#domain/orders/order-view.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { joinedName } from '#server/platform/joined-name.ts';
import { anyOf } from '#server/platform/postgres/any-of.ts';
import { readInstant } from '#server/platform/postgres/read-instant.ts';
import { EventFacts } from './order-event.ts';
import type { TimelineEntry } from './stored-order.ts';

/** The latest event of an order. */
export async function findLastEvent(tx: Tx, orderId: number): Promise<TimelineEntry | null> {
  const row = await selectEvents(tx)
    .where('order_events.order_id', '=', orderId)
    .orderBy('order_events.order_version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : entryOf(row);
}

/** The events of the given orders, in order. */
export async function listTimelines(
  db: Database,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly TimelineEntry[]>> {
  const rows = await selectEvents(db)
    .where('order_events.order_id', '=', anyOf(orderIds))
    .orderBy('order_events.order_version')
    .execute();
  const timelines = new Map<number, TimelineEntry[]>(orderIds.map((id) => [id, []]));
  for (const row of rows) timelines.get(row.order_id)?.push(entryOf(row));
  return timelines;
}

function selectEvents(db: Database) {
  return db
    .selectFrom('order_events')
    .leftJoin('users', 'users.id', 'order_events.actor_id')
    .leftJoin('couriers', 'couriers.id', 'order_events.courier_id')
    .select(['order_events.order_id', 'order_events.kind', 'order_events.at', 'order_events.details'])
    .select('order_events.actor_kind')
    .select(['users.first_name', 'users.last_name', 'couriers.name as courier']);
}

function entryOf(row: InferResult<ReturnType<typeof selectEvents>>[number]): TimelineEntry {
  return {
    // The table's check allows only these words.
    kind: row.kind as OrderEventKind,
    at: readInstant(row.at),
    facts: EventFacts.parse(row.details),
    by: row.actor_kind,
    actor: actorName(row.actor_kind, joinedName(row) ?? row.courier),
  };
}

/** The member of staff who accepted an order; null until then. */
export async function findAccepter(tx: Tx, orderId: number): Promise<number | null> {
  const row = await tx
    .selectFrom('order_events')
    .select('actor_id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'accepted')
    .executeTakeFirst();
  return row?.actor_id ?? null;
}

/** Orders for couriers' phones, and the number of stops before an order. */

import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';
import { headOf, selectHeads } from './order-heads.repository.ts';
import { listLines } from './order-lines.repository.ts';
import type { OrderHead, StoredOrder } from './stored-order.ts';

/** An order for a courier: with its content, and the position of its locality in the owner's list. */
export type DeliverableOrder = OrderHead & Pick<StoredOrder, 'lines'> & { readonly zonePosition: number | null };

/** Orders of a rehearsal are shown on couriers' phones only when the rehearsal was started with couriers. */
const reachesCouriers = sql<boolean>`(orders.id > 0
  or exists (select from rehearsals where ended_at is null and with_couriers))`;

/** The orders that a courier carries, and ready orders for delivery without a courier. */
export async function listDeliverable(db: Database, courierId: number): Promise<readonly DeliverableOrder[]> {
  const rows = await selectHeads(db)
    .select((eb) =>
      eb
        .selectFrom('delivery_zones')
        .select('delivery_zones.position')
        .whereRef('delivery_zones.code', '=', 'orders.zone_code')
        .as('zone_position'),
    )
    .where('status', '=', 'CONFIRMED')
    .where('method', '=', 'DELIVERY')
    .where(reachesCouriers)
    .where((eb) =>
      eb.or([
        eb('courier_id', '=', courierId),
        eb.and([eb('courier_id', 'is', null), eb('ready_at', 'is not', null), eb('left_at', 'is', null)]),
      ]),
    )
    .orderBy('promised_at')
    .orderBy('id')
    .execute();
  const lines = await listLines(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...headOf(row), lines: lines.get(row.id) ?? [], zonePosition: row.zone_position }));
}

/** Stops of the same courier before this one; null for an order that no courier carries. */
export async function countStopsBefore(db: Database, orderId: number): Promise<number | null> {
  const row = await db
    .selectFrom('orders as own')
    .select((eb) =>
      eb
        .selectFrom('orders as other')
        .select((count) => count.fn.countAll<number>().as('before'))
        .whereRef('other.courier_id', '=', 'own.courier_id')
        .where('other.status', '=', 'CONFIRMED')
        .where('other.left_at', 'is not', null)
        .whereRef('other.courier_stop', '<', 'own.courier_stop')
        .as('before'),
    )
    .where('own.id', '=', orderId)
    .where('own.status', '=', 'CONFIRMED')
    .where('own.left_at', 'is not', null)
    .where('own.courier_id', 'is not', null)
    .where('own.courier_stop', 'is not', null)
    .executeTakeFirst();
  return row?.before ?? null;
}

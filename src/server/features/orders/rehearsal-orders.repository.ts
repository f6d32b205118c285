/** Orders of a rehearsal: written with negative ids, read once for its report, deleted. */

import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { RehearsedOrder } from '#domain/rehearsal/grade-rehearsal.ts';
import type { RehearsalOrder } from '#domain/rehearsal/invent-rehearsal-order.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { maybeInstant, readInstant } from '#server/platform/postgres/read-instant.ts';
import { hashSecret } from '#server/platform/sessions.ts';

const STREET = { street: 'Strada Repetiției', street_number: '1', city: 'Repetiție' };

/** Inserts an order without mailbox and telephone number; returns its id. */
export async function insertRehearsalOrder(
  tx: Tx,
  order: RehearsalOrder,
  { number, at }: { readonly number: number; readonly at: Instant },
): Promise<number> {
  const id = -number;
  const { products } = order;
  await tx
    .insertInto('orders')
    .values({
      id,
      number,
      status: 'NEW',
      access_token_hash: hashSecret(randomBytes(32).toString('base64url')),
      method: order.isDelivery ? 'DELIVERY' : 'PICKUP',
      first_name: order.firstName,
      last_name: order.lastName,
      email: '',
      phone: '',
      ...(order.isDelivery ? STREET : {}),
      additional_information: order.note,
      placed_at: new Date(at),
      payment_parts: JSON.stringify([{ means: 'cash', amount: products }]),
      products_bani: products,
      packaging_bani: 0,
      delivery_bani: 0,
      deposit_bani: 0,
      total_bani: products,
      payable_bani: products,
      terms_version: '',
    })
    .execute();
  await tx
    .insertInto('order_lines')
    .values(
      order.lines.map(({ product, size, quantity }, position) => ({
        order_id: id,
        position,
        product_id: product.id,
        size_id: size.id,
        product_name: product.name,
        size_label: size.label,
        quantity,
        unit_price_bani: size.price,
        regular_price_bani: size.price,
        box_price_bani: 0,
        deposit_bani: 0,
        vat_basis_points: product.vatBasisPoints,
        took_stock: false,
        is_free: false,
        set_label: '',
        extras: JSON.stringify([]),
        message: '',
        allergens: [...product.allergens],
        allergens_declared: product.declaresAllergens,
        is_age_restricted: product.isAgeRestricted,
        is_from_frozen: product.isFromFrozen,
      })),
    )
    .execute();
  return id;
}

/** Deletes every order of a rehearsal, with all dependent rows. */
export async function deleteRehearsalOrders(tx: Tx): Promise<void> {
  await tx.deleteFrom('orders').where('id', '<', 0).execute();
}

export type StoredRehearsalOrder = Omit<RehearsedOrder, 'fault'> & { readonly number: number };

/** The orders of the running rehearsal with their outcome. */
export async function listRehearsalOrders(db: Database): Promise<readonly StoredRehearsalOrder[]> {
  const event = (kind: string) =>
    sql<Date | null>`(select min(at) from order_events where order_id = orders.id and kind = ${kind}
      and actor_kind <> 'guest')`;
  const slips = (states: readonly string[]) =>
    sql<number>`(select count(*)::int from print_jobs where order_id = orders.id and state = any(${[...states]}::text[]))`;
  const rows = await db
    .selectFrom('orders')
    .leftJoin('order_watch', 'order_watch.order_id', 'orders.id')
    .select(['number', 'status', 'method', 'placed_at', 'ready_at', 'left_at', 'acknowledged_at'])
    .select([
      event('accepted').as('accepted_at'),
      event('rejected').as('rejected_at'),
      sql<boolean>`exists (select from order_events where order_id = orders.id and details ? 'allergyRead')`.as(
        'is_read',
      ),
      sql<boolean>`exists (select from order_events where order_id = orders.id and kind = 'rejected'
        and actor_kind = 'guest')`.as('is_by_guest'),
      sql<boolean>`exists (select from order_events where order_id = orders.id and kind = 'assigned')`.as('is_carried'),
      slips(['queued', 'offered', 'printed', 'failed']).as('slips'),
      slips(['printed']).as('printed'),
    ])
    .where('orders.id', '<', 0)
    .orderBy('orders.id', 'desc')
    .execute();
  return rows.map((row) => ({
    // The number is always set with the row.
    number: row.number ?? 0,
    status: row.status,
    isDelivery: row.method === 'DELIVERY',
    placedAt: readInstant(row.placed_at),
    heardAt: maybeInstant(row.acknowledged_at),
    answeredAt: maybeInstant(row.accepted_at) ?? maybeInstant(row.rejected_at),
    wasAccepted: row.accepted_at !== null,
    isAllergyRead: row.is_read,
    isCancelledByGuest: row.is_by_guest,
    wasReady: row.ready_at !== null,
    hasLeft: row.left_at !== null,
    wasCarried: row.is_carried,
    slips: row.slips,
    printed: row.printed,
  }));
}

/** Whether couriers' phones take part in the running rehearsal. */
export async function doCouriersRehearse(tx: Tx): Promise<boolean> {
  const row = await tx
    .selectFrom('rehearsals')
    .select('id')
    .where('ended_at', 'is', null)
    .where('with_couriers', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * An order arrives at the restaurant: its event, by which panels ring, the mail that confirms it, and the slips that
 * printers fetch. Parts of the statement that makes the order visible, so that an order is never visible without them.
 */
import { type RawBuilder, sql } from 'kysely';
import { type Actor, idOf } from '#domain/orders/actor.ts';
import type { OrderStatus } from '#domain/orders/order.ts';
import type { Instant } from '#domain/time/instant.ts';
import { slipsOnArrival } from '#server/features/printing/index.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { insertRows } from '#server/platform/postgres/insert-rows.ts';

export type Arrival = {
  readonly orderId: number;
  readonly actor: Actor;
  /** The status in which panels first see it. */
  readonly status: OrderStatus;
  /** The version of the order that its event names. */
  readonly version: number;
  readonly at: Instant;
  /** The insert of the mail's job; null without a mail. */
  readonly mailJob: RawBuilder<unknown> | null;
};

/** Placeholder for a part that an order does not need. */
export const NOTHING = sql`select`;

/** The parts `arrived`, `job` and `slips` of a statement; the caller's announcement wakes the panels after its commit. */
export function arrival({ orderId, actor, status, version, at, mailJob }: Arrival): RawBuilder<unknown> {
  const event = {
    order_id: orderId,
    kind: 'placed',
    actor_kind: actor.kind,
    actor_id: idOf(actor, 'staff'),
    order_version: version,
    at: new Date(at),
    details: { status },
  };
  return sql`arrived as (${insertRows('order_events', [event])}),
    job as (${mailJob ?? NOTHING}),
    slips as (${slipsOnArrival({ orderId, at })})`;
}

/** The arrival of an order that is in its table already. */
export async function recordArrival(tx: Tx, arrived: Arrival): Promise<void> {
  await sql`with ${arrival(arrived)} select`.execute(tx);
}

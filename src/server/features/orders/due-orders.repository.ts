/** Open orders by due moment: unanswered, promised and all open ones. */

import { sql } from 'kysely';
import { OPEN_STATUSES, UNDECIDED_STATUSES } from '#domain/orders/status-sets.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { maybeInstant, readInstant } from '#server/platform/postgres/read-instant.ts';
import { headOf, selectHeads } from './order-heads.repository.ts';
import type { OrderHead } from './stored-order.ts';

/** The fields of an unanswered order that alarms need. */
export type UnhandledOrder = {
  readonly id: number;
  readonly number: number;
  readonly placedAt: Instant;
  readonly requestedAt: Instant | null;
};

/** Orders with an open proposal are left out: the guest has to answer first. */
export async function listUnhandledOrders(
  db: Database,
  { at, most }: { readonly at: Instant; readonly most: number },
): Promise<readonly UnhandledOrder[]> {
  const rows = await db
    .selectFrom('real_orders as orders')
    .select(['id', 'number', 'placed_at', 'requested_at'])
    .where('status', 'in', UNDECIDED_STATUSES)
    .where((eb) => eb.or([eb('proposal_until', 'is', null), eb('proposal_until', '<=', new Date(at))]))
    .orderBy('placed_at')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.flatMap(({ id, number, placed_at: placedAt, requested_at: requestedAt }) =>
    number === null ? [] : [{ id, number, placedAt: readInstant(placedAt), requestedAt: maybeInstant(requestedAt) }],
  );
}

/** Accepted orders with a chosen moment that were promised for a time between two. */
export async function listPromisedOrders(
  db: Database,
  { from, until, most }: { readonly from: Instant; readonly until: Instant; readonly most: number },
): Promise<readonly OrderHead[]> {
  const rows = await selectHeads(db)
    .where('status', '=', 'CONFIRMED')
    .where('requested_at', 'is not', null)
    .where('promised_at', '>=', new Date(from))
    .where('promised_at', '<=', new Date(until))
    .orderBy('promised_at')
    .limit(most)
    .execute();
  return rows.map(headOf);
}

/** Open orders due from an instant on; due is the promised moment, else the requested one, else when it was placed. */
export async function listOpenOrders(
  db: Database,
  { dueFrom, most }: { readonly dueFrom: Instant; readonly most: number },
): Promise<readonly OrderHead[]> {
  const due = sql<Date>`coalesce(promised_at, requested_at, placed_at)`;
  const rows = await selectHeads(db)
    .where('status', 'in', OPEN_STATUSES)
    .where(due, '>=', new Date(dueFrom))
    .orderBy(due)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(headOf);
}

/** Numbers of unanswered orders with money of their guest, that were placed or wanted before `before`. */
export async function listUnansweredPaid(db: Database, before: Instant): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('real_orders as orders')
    .select('number')
    .where('status', 'in', UNDECIDED_STATUSES)
    .where('online_money', 'is not', null)
    .where(sql<boolean>`(online_money ->> 'held')::bigint + (online_money ->> 'taken')::bigint > 0`)
    .where(sql<Date>`coalesce(requested_at, placed_at)`, '<', new Date(before))
    .orderBy('id')
    .limit(50)
    .execute();
  return rows.flatMap(({ number }) => number ?? []);
}

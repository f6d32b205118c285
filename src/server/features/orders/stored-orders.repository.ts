/** Reads whole orders. The owner is part of the query, so an order of another person is not found. */

import { type SelectQueryBuilder, sql } from 'kysely';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { DB } from '#server/platform/database.types.ts';
import { anyOf } from '#server/platform/postgres/any-of.ts';
import type { EventFacts } from './order-event.ts';
import { type HeadRow, headOf, selectHeads } from './order-heads.repository.ts';
import { listContent, listLines, withBundles } from './order-lines.repository.ts';
import { listTimelines } from './order-timeline.repository.ts';
import { findProposal } from './proposals/proposals.repository.ts';
import type { MailedOrder, StoredOrder } from './stored-order.ts';

/** Which order, and who asks. */
export type OrderQuestion =
  | { readonly by: 'number'; readonly number: number }
  | { readonly by: 'owner'; readonly number: number; readonly userId: number }
  | { readonly by: 'id'; readonly id: number }
  | { readonly by: 'access'; readonly tokenHash: Buffer; readonly placedAfter: Instant };

/** The order with its full content; null when it does not exist, or the caller may not read it. */
export async function findOrder(db: Database, question: OrderQuestion): Promise<StoredOrder | null> {
  const [order] = await completeOrders(db, await asked(selectHeads(db), question).execute());
  return order ?? null;
}

/** The given orders with their full content; missing ones are left out. */
export async function listWholeOrders(db: Database, ids: readonly number[]): Promise<readonly StoredOrder[]> {
  return completeOrders(db, await selectHeads(db).where('id', '=', anyOf(ids)).orderBy('id').execute());
}

async function completeOrders(db: Database, rows: readonly HeadRow[]): Promise<readonly StoredOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await listLines(db, ids);
  const timelines = await listTimelines(db, ids);
  const orders: StoredOrder[] = [];
  for (const row of rows) {
    orders.push({
      ...headOf(row),
      ...(await withBundles(db, row.id, lines.get(row.id) ?? [])),
      timeline: timelines.get(row.id) ?? [],
      proposal: row.proposal_until === null ? null : await findProposal(db, row.id),
    });
  }
  return orders;
}

/** The order for a mail; null when it does not exist. */
export async function findMailedOrder(db: Database, id: number): Promise<MailedOrder | null> {
  const row = await selectHeads(db)
    .select([isAllergyRead.as('is_allergy_read'), isCancelledByGuest.as('is_by_guest')])
    .where('id', '=', id)
    // Nothing is mailed about an order of a rehearsal.
    .where('id', '>', 0)
    .executeTakeFirst();
  if (!row) return null;
  return {
    ...headOf(row),
    ...(await listContent(db, row.id)),
    isAllergyRead: row.is_allergy_read,
    isCancelledByGuest: row.status === 'REJECTED' && row.is_by_guest,
  };
}

const isAllergyRead = sql<boolean>`exists (select from order_events where order_id = orders.id
  and details ? ${'allergyRead' satisfies keyof EventFacts})`;
/** As `isCancellation` has it. */
const isCancelledByGuest = sql<boolean>`exists (select from order_events where order_id = orders.id
  and kind = 'rejected' and actor_kind = 'guest')`;

type HeadQuery = SelectQueryBuilder<DB, 'orders', HeadRow>;

function asked(query: HeadQuery, question: OrderQuestion): HeadQuery {
  switch (question.by) {
    case 'number':
      return query.where('number', '=', question.number);
    case 'owner':
      return query.where('number', '=', question.number).where('user_id', '=', question.userId);
    case 'id':
      return query.where('id', '=', question.id);
    case 'access':
      return query
        .where('access_token_hash', '=', question.tokenHash)
        .where('placed_at', '>', new Date(question.placedAfter));
  }
}

export async function findOrderIdByMailbox(db: Database, number: number, emailNormal: string): Promise<number | null> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .where('email_normal', '=', emailNormal)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function hasOrderOfMailbox(db: Database, emailNormal: string): Promise<boolean> {
  const row = await db.selectFrom('orders').select('id').where('email_normal', '=', emailNormal).executeTakeFirst();
  return row !== undefined;
}

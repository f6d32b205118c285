/** Orders by pages, and how many there are. */

import { type ExpressionBuilder, sql } from 'kysely';
import type { OrderStatus } from '#domain/orders/order.ts';
import type { OrderSearch } from '#domain/orders/parse-order-search.ts';
import { OPEN_STATUSES } from '#domain/orders/status-sets.ts';
import type { Database } from '#server/platform/database.ts';
import type { DB } from '#server/platform/database.types.ts';
import { countRows } from '#server/platform/postgres/count-rows.ts';
import { headOf, selectHeads } from './order-heads.repository.ts';
import { listLines } from './order-lines.repository.ts';
import type { OrderHead, StoredOrder } from './stored-order.ts';

export type OrderPage = OrderFilter & { readonly page: number; readonly size: number };

export type OrderFilter = {
  readonly status: OrderStatus | null;
  /** Of one customer; null for all. */
  readonly userId: number | null;
  /** The search; null for everything. */
  readonly search: OrderSearch | null;
};

/**
 * Sort order. Open orders come by urgency, real orders before those of a rehearsal: longest waiting, or wanted or
 * promised soonest; there are never many. Ended orders, and those of one person, are a history: newest first.
 */
function inTurn({ status, userId }: Pick<OrderFilter, 'status' | 'userId'>) {
  if (userId !== null) return sql`placed_at desc`;
  switch (status) {
    case 'NEW':
      return sql`orders.id < 0, placed_at`;
    case 'SCHEDULED':
      return sql`orders.id < 0, requested_at, placed_at`;
    case 'CONFIRMED':
      return sql`orders.id < 0, coalesce(promised_at, requested_at, placed_at), placed_at`;
    default:
      return sql`placed_at desc`;
  }
}

/** One page of orders with their content, in this sort order. */
export async function listOrders(
  db: Database,
  { page, size, ...filter }: OrderPage,
): Promise<readonly (OrderHead & Pick<StoredOrder, 'lines'>)[]> {
  const rows = await selectHeads(db)
    .where((eb) =>
      eb(
        'orders.id',
        'in',
        // Earlier pages are skipped in the index, without reading their rows.
        eb
          .selectFrom('orders')
          .select('orders.id')
          .where(matching(filter))
          .orderBy(inTurn(filter))
          .orderBy('id', 'desc')
          .limit(size)
          .offset(page * size),
      ),
    )
    .orderBy(inTurn(filter))
    .orderBy('id', 'desc')
    .execute();
  const lines = await listLines(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...headOf(row), lines: lines.get(row.id) ?? [] }));
}

/**
 * Merges the collected count changes into one row per status. A concurrent count sees the rows before or after, never
 * both.
 */
export async function foldClosedCounts(db: Database): Promise<void> {
  await sql`with gone as (delete from closed_order_counts returning status, change)
    insert into closed_order_counts select status, sum(change) from gone group by status`.execute(db);
}

/** Number of orders that match a filter, at most `most`: counting a frequent name would read every order with it. */
export async function countOrders(db: Database, filter: OrderFilter, most: number): Promise<number> {
  const { count } = await db
    // In the order of the list, so that a frequent name is counted by the same index.
    .with('found', (cte) =>
      cte.selectFrom('orders').select('orders.id').where(matching(filter)).orderBy(inTurn(filter)).limit(most),
    )
    .selectFrom('found')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function matching({ status, userId, search }: OrderFilter) {
  return (eb: ExpressionBuilder<DB, 'orders'>) =>
    eb.and([
      ...(status === null ? [] : [eb('status', '=', status)]),
      ...(userId === null ? [] : [eb('user_id', '=', userId)]),
      ...(search === null
        ? []
        : [search.kind === 'digits' ? hasDigits(eb, search.digits) : hasWords(eb, search.words)]),
    ]);
}

/** The expression has an index of trigrams. */
const numberAndPhone = sql<string>`(coalesce(number::text, '') || ' ' || phone)`;

function hasDigits(eb: ExpressionBuilder<DB, 'orders'>, digits: string) {
  return eb(numberAndPhone, 'like', `%${digits}%`);
}

/** Shorter parts have no trigram of their own. */
const TRIGRAM = 3;

/**
 * Every word stands anywhere in the name; one of a letter or two begins one of its words, which also has a trigram. Beside
 * a longer word it is compared without the index: with both the planner takes a frequent name for a rare one.
 */
function hasWords(eb: ExpressionBuilder<DB, 'orders'>, words: readonly string[]) {
  const hasLongWord = words.some((word) => word.length >= TRIGRAM);
  const compared = hasLongWord ? sql<string>`(search_name || '')` : sql.ref<string>('search_name');
  return eb.and(
    words.map((word) => {
      const part = `${word.replace(/[\\%_]/g, '\\$&')}%`;
      if (word.length >= TRIGRAM) return eb('search_name', 'like', `%${part}`);
      return eb.or(['', '% ', '%-'].map((before) => eb(compared, 'like', `${before}${part}`)));
    }),
  );
}

/** Number of orders by status: open ones are few and counted, ended ones have stored counts (docs/decisions/0106). */
export async function countOrdersByStatus(db: Database): Promise<ReadonlyMap<OrderStatus, number>> {
  const rows = await db
    .selectFrom('orders')
    .select(['status', (eb) => eb.fn.countAll<number>().as('count')])
    .where('status', 'in', OPEN_STATUSES)
    .groupBy('status')
    .unionAll((eb) =>
      eb
        .selectFrom('closed_order_counts')
        .select(['status', sql<number>`sum(change)::bigint`.as('count')])
        .groupBy('status'),
    )
    .execute();
  return new Map(rows.map(({ status, count }) => [status, count]));
}

export function countOrdersOf(db: Database, userId: number): Promise<number> {
  return countRows(db.selectFrom('orders').where('user_id', '=', userId));
}

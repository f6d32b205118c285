import { sql } from 'kysely';
import { type Bani, bani } from '#domain/money/bani.ts';
import { SOLD_STATUSES, UNDECIDED_STATUSES } from '#domain/orders/status-sets.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { isIn } from '#server/platform/postgres/is-in.ts';

export type DayFigures = {
  /** Confirmed and delivered orders placed in the period. */
  readonly accepted: number;
  /** Their income: after the coupon, without deposits (readings 11). */
  readonly income: Bani;
  readonly rejected: number;
};

/** Sums of the orders placed from `from` to just before `to`. */
export async function sumOrders(db: Database, from: Instant, to: Instant): Promise<DayFigures> {
  const row = await db
    .selectFrom('real_orders as orders')
    .select([
      sql<string>`count(*) filter (where ${isIn('status', SOLD_STATUSES)})`.as('accepted'),
      sql<string>`coalesce(sum(turnover_bani) filter (where ${isIn('status', SOLD_STATUSES)}), 0)`.as('income'),
      sql<string>`count(*) filter (where status = 'REJECTED')`.as('rejected'),
    ])
    .where('placed_at', '>=', new Date(from))
    .where('placed_at', '<', new Date(to))
    .executeTakeFirstOrThrow();
  return { accepted: Number(row.accepted), income: bani(Number(row.income)), rejected: Number(row.rejected) };
}

/** Unanswered orders: for as soon as possible, and for a chosen moment. */
export async function countWaiting(db: Database): Promise<{ readonly now: number; readonly later: number }> {
  const row = await db
    .selectFrom('real_orders as orders')
    .select([
      sql<string>`count(*) filter (where status = 'NEW')`.as('now'),
      sql<string>`count(*) filter (where status = 'SCHEDULED')`.as('later'),
    ])
    .where('status', 'in', UNDECIDED_STATUSES)
    .executeTakeFirstOrThrow();
  return { now: Number(row.now), later: Number(row.later) };
}

/** Sums of sales by day, month and year: sums the days whose orders changed, and reads a period (docs/decisions/0296). */

import { type RawBuilder, sql } from 'kysely';
import { SOLD_STATUSES } from '#domain/orders/status-sets.ts';
import type { Period } from '#domain/statistics/period.ts';
import { SPAN_UNITS, type SpanUnit, spansOf } from '#domain/statistics/spans.ts';
import { BUCHAREST } from '#domain/time/bucharest.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { ADVISORY_LOCKS } from '#server/platform/postgres/advisory-locks.ts';
import { isIn } from '#server/platform/postgres/is-in.ts';
import { extrasBani } from './line-extras.ts';

/** What is summed; the constraint of `sales_sums.kind` lists the same words. */
const KINDS = ['sold', 'rejected', 'reason', 'reduction', 'product', 'option'] as const;
type Kind = (typeof KINDS)[number];

/** A period whose days have been summed (`sumSales`). */
export type SummedPeriod = Period & { readonly isSummed: true };

/** Sums of one kind over a period, from the fewest rows that make it up. */
export function salesSums(db: Database, kind: Kind, period: SummedPeriod) {
  return db
    .selectFrom('sales_sums')
    .where('kind', '=', kind)
    .where((eb) =>
      eb.or(
        spansOf(period).map(({ unit, from, until }) =>
          eb.and([eb('span', '=', unit), eb('start', '>=', from), eb('start', '<', until)]),
        ),
      ),
    );
}

/** Sums of one kind for each day of a period. */
export function dailySalesSums(db: Database, kind: Kind, { from, to }: SummedPeriod) {
  return db
    .selectFrom('sales_sums')
    .where('kind', '=', kind)
    .where('span', '=', 'day' satisfies SpanUnit)
    .where('start', '>=', from)
    .where('start', '<=', to);
}

/** Up to `most` days that changed since they were summed, of a period or of all; the latest first. */
export async function listDueDays(db: Database, period: Period | null, most: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('sales_sums_due')
    .select('day')
    .distinct()
    .$if(period !== null, (query) => query.where('day', '>=', period?.from ?? '').where('day', '<=', period?.to ?? ''))
    .orderBy('day', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ day }) => day);
}

const name = sql`extra->>'name'`;
const group = sql`coalesce(extra->'option'->>'group', '')`;
/** Choices in an opened group count for each piece of the option that opened it. */
const ofParent = sql`coalesce((select (parent->'option'->>'count')::integer from jsonb_array_elements(order_lines.extras) parent
  where parent->'option'->>'id' = extra->'option'->>'parentId' and parent->'option'->>'parentId' is null limit 1), 1)`;

/** Sums of the days in `due`, by day, kind, subject and detail. */
const SUMMED = {
  sold: sql`select day, source, method, count(*), 0, sum(turnover_bani) from sold group by day, source, method`,
  rejected: sql`select day, '', '', count(*), 0, sum(turnover_bani) from rejected group by day`,
  reason: sql`select day, lower(trim(rejection_reason)), trim(rejection_reason), count(*), 0, 0 from rejected
    group by day, lower(trim(rejection_reason)), trim(rejection_reason)`,
  reduction: sql`select day, reduction->>'name', '', count(*), 0, sum((reduction->>'amount')::bigint)
    from sold cross join jsonb_array_elements(reductions) reduction group by day, reduction->>'name'`,
  product: sql`select day, product_id::text, '', count(*), sum(quantity), sum(quantity * (unit_price_bani + ${extrasBani}))
    from order_lines_sold order_lines group by day, product_id`,
  // Left-out ingredients are not choices.
  option: sql`select day, ${group}, ${name}, count(*),
      sum(quantity * coalesce((extra->'option'->>'count')::integer, 1) * ${ofParent}), sum(quantity * (extra->>'price')::integer)
    from order_lines_sold order_lines cross join jsonb_array_elements(order_lines.extras) extra
    where extra->'isLeftOut' is null group by day, ${group}, ${name}`,
} as const satisfies Record<Kind, RawBuilder<unknown>>;

/**
 * Sums these days from their orders, and adds what is different to the days, months and years. A change that is noted
 * here is visible, because both were committed together; one that is committed later has its own note. Serialised, so
 * that no difference is added twice.
 */
export async function sumDays(tx: Tx, days: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCKS.sumSales)})`.execute(tx);
  const asked = sql`any(${[...days]}::date[])`;
  const noted = await sql<{ day: string }>`delete from sales_sums_due where day = ${asked} returning day`.execute(tx);
  // Another process was first.
  if (noted.rows.length === 0) return;
  const fresh = KINDS.map((kind) => sql`select ${sql.lit(kind)}, summed.* from (${SUMMED[kind]}) summed`);
  await sql`
    with due as (
      select day, day::timestamp at time zone ${sql.lit(BUCHAREST)} as begins,
        (day + 1)::timestamp at time zone ${sql.lit(BUCHAREST)} as ends
      from unnest(${[...days]}::date[]) day),
    placed as materialized (
      select due.day, placed.* from due cross join lateral (
        select id, status, source, method, turnover_bani, reductions, coalesce(rejection_reason, '') as rejection_reason
        from real_orders where placed_at >= begins and placed_at < ends offset 0) placed),
    sold as (select * from placed where ${isIn('status', SOLD_STATUSES)}),
    rejected as (select * from placed where status = 'REJECTED'),
    order_lines_sold as materialized (
      select day, lines.* from sold cross join lateral (
        select product_id, quantity, unit_price_bani, extras from order_lines where order_id = sold.id offset 0) lines),
    counted (kind, day, subject, detail, times, pieces, amount) as (
      ${sql.join(fresh, sql` union all `)}
      union all
      select kind, start, subject, detail, -times, -pieces, -amount_bani from sales_sums
      where ${isIn('kind', KINDS)} and span = 'day' and start = ${asked}),
    different as (
      select kind, day, subject, detail, sum(times) as times, sum(pieces) as pieces, sum(amount) as amount
      from counted group by kind, day, subject, detail
      having sum(times) <> 0 or sum(pieces) <> 0 or sum(amount) <> 0)
    insert into sales_sums as stored (kind, span, start, subject, detail, times, pieces, amount_bani)
    select kind, span, date_trunc(span, day::timestamp)::date, subject, detail, sum(times), sum(pieces), sum(amount)
    from different cross join unnest(${[...SPAN_UNITS]}::text[]) span
    group by 1, 2, 3, 4, 5
    on conflict (kind, span, start, md5(subject || chr(31) || detail)) do update set times = stored.times + excluded.times,
      pieces = stored.pieces + excluded.pieces, amount_bani = stored.amount_bani + excluded.amount_bani`.execute(tx);
  await sql`delete from sales_sums where times = 0`.execute(tx);
}

/** The kitchen's capacity, and how much of it orders use. */
import { type RawBuilder, sql } from 'kysely';
import { OPEN_STATUSES } from '#domain/orders/status-sets.ts';
import {
  parseSlotScope,
  SLOT_MINUTES,
  type SlotLimit,
  type SlotLoad,
  type SlotScope,
  slotOf,
  type Work,
} from '#domain/schedule/capacity.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { isIn } from '#server/platform/postgres/is-in.ts';
import { readInstant } from '#server/platform/postgres/read-instant.ts';

const SLOT_SECONDS = SLOT_MINUTES * 60;

function scopeOf(text: string): SlotScope {
  const scope = parseSlotScope(text);
  if (scope === null) throw new Error(`Not a scope: ${text}`);
  return scope;
}

export async function listLimits(db: Database): Promise<readonly SlotLimit[]> {
  const rows = await db.selectFrom('slot_limits').select(['scope', 'most']).orderBy('scope').execute();
  return rows.map(({ scope, most }) => ({ scope: scopeOf(scope), most }));
}

export async function replaceLimits(tx: Tx, limits: readonly SlotLimit[]): Promise<void> {
  await tx.deleteFrom('slot_limits').execute();
  if (limits.length > 0)
    await tx
      .insertInto('slot_limits')
      .values([...limits])
      .execute();
}

export async function listStationNames(db: Database): Promise<ReadonlyMap<number, string>> {
  const rows = await db.selectFrom('stations').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Quarters closed by staff that have not passed. */
export async function listClosedSlots(db: Database, now: Instant): Promise<readonly Instant[]> {
  const rows = await db
    .selectFrom('closed_slots')
    .select('slot_at')
    .where('slot_at', '>=', new Date(slotOf(now)))
    .orderBy('slot_at')
    .execute();
  return rows.map((row) => readInstant(row.slot_at));
}

/** Closes a quarter; an already closed one stays unchanged. */
export async function closeSlot(tx: Tx, at: Instant, staffId: number, now: Instant): Promise<void> {
  await tx
    .insertInto('closed_slots')
    .values({ slot_at: new Date(at), closed_by: staffId, closed_at: new Date(now) })
    .onConflict((conflict) => conflict.column('slot_at').doNothing())
    .execute();
}

export async function openSlot(tx: Tx, at: Instant): Promise<void> {
  await tx.deleteFrom('closed_slots').where('slot_at', '=', new Date(at)).execute();
}

/** Capacity used by orders in quarters that have not passed. */
export async function listLoads(db: Database, now: Instant): Promise<readonly SlotLoad[]> {
  const { rows } = await sql<{ loads: SlotLoad[] }>`select ${loadsSince(now)} as loads`.execute(db);
  return rows[0]?.loads ?? [];
}

/** The same as a part of another statement. */
export function loadsSince(now: Instant): RawBuilder<SlotLoad[]> {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('at', (extract(epoch from slot_at) * 1000)::bigint, 'scope', scope,
      'taken', taken) order by slot_at, scope), '[]') from slot_loads where slot_at >= ${new Date(slotOf(now))})`;
}

export type SlotTake = { readonly orderId: number; readonly at: Instant; readonly work: Work };

/**
 * Takes the work of an order from its quarter where every limit still has capacity, in one statement: of two orders for
 * the last capacity the second waits for the first and then finds none. An empty quarter takes any order.
 *
 * @returns false when a limit has no capacity; the caller rolls back
 */
export async function takeSlot(
  tx: Tx,
  { orderId, at, work }: SlotTake,
  limits: readonly SlotLimit[],
): Promise<boolean> {
  const wanted = Object.entries(work).flatMap(([scope, amount]) => {
    const most = limits.find((limit) => limit.scope === scope)?.most ?? null;
    return amount === 0 ? [] : [{ scope, amount, most }];
  });
  if (wanted.length === 0) return true;
  const { rows } = await sql`
    with wanted as (
      select * from unnest(${wanted.map(({ scope }) => scope)}::text[], ${wanted.map(({ amount }) => amount)}::int[],
        ${wanted.map(({ most }) => most)}::int[]) as wanted (scope, amount, most)
    ), taken as (
      insert into slot_loads as load (slot_at, scope, taken)
      select ${new Date(at)}, scope, amount from wanted order by scope
      on conflict (slot_at, scope) do update set taken = load.taken + excluded.taken
        where load.taken <= 0 or load.taken + excluded.taken
          <= (select coalesce(most, 2147483647) from wanted where wanted.scope = excluded.scope)
      returning scope
    )
    insert into order_slots (order_id, scope, slot_at, amount)
    select ${orderId}, scope, ${new Date(at)}, amount from wanted
    where (select count(*) from taken) = ${wanted.length} returning scope`.execute(tx);
  return rows.length > 0;
}

/**
 * Counts open orders that were placed without a limit, so that they now use capacity. Waits for orders being placed;
 * later ones wait for this transaction and are counted when placed: the rules' lock is taken now instead of at the
 * commit.
 */
export async function countOpenOrders(tx: Tx, now: Instant): Promise<void> {
  await sql`set constraints slot_limits_bump_version immediate`.execute(tx);
  await countOrders(tx, isIn('status', OPEN_STATUSES), now);
}

/**
 * Counts an order that comes after all, in a quarter that is full too: it was paid.
 *
 * @returns whether the quarter is over a limit with it
 */
export async function countOrder(tx: Tx, orderId: number, now: Instant): Promise<boolean> {
  // Without limits nothing is counted.
  if ((await tx.selectFrom('slot_limits').select('scope').limit(1).executeTakeFirst()) === undefined) return false;
  await countOrders(tx, sql`id = ${orderId}`, now);
  const { rows } =
    await sql`select from order_slots join slot_loads using (slot_at, scope) join slot_limits using (scope)
    where order_id = ${orderId} and taken > most and taken > amount limit 1`.execute(tx);
  return rows.length > 0;
}

async function countOrders(tx: Tx, which: RawBuilder<unknown>, now: Instant): Promise<void> {
  await sql`
    with open as materialized (
      select id, method, to_timestamp(floor(extract(epoch from
        coalesce(promised_at, requested_at, told_at, placed_at)) / ${SLOT_SECONDS}) * ${SLOT_SECONDS}) as slot_at
      from real_orders
      where ${which}
        and coalesce(promised_at, requested_at, told_at, placed_at) >= ${new Date(slotOf(now))}
        and not exists (select from order_slots where order_id = real_orders.id)
      order by id for no key update
    ), portions as (
      select open.id, open.slot_at, coalesce(products.station_id, categories.station_id) as station_id,
        order_lines.quantity * coalesce(products.work_points, categories.work_points) as points
      from open join order_lines on order_lines.order_id = open.id
        join products on products.id = order_lines.product_id join categories on categories.id = products.category_id
    ), work as (
      select id, slot_at, 'all' as scope, sum(points)::int as amount from portions group by id, slot_at
      union all select id, slot_at, 'delivery', 1 from open where method = 'DELIVERY'
      union all select id, slot_at, 'station:' || station_id, sum(points)::int from portions
        where station_id is not null group by id, slot_at, station_id
    ), taken as (
      insert into order_slots (order_id, scope, slot_at, amount) select id, scope, slot_at, amount from work where amount > 0
      returning slot_at, scope, amount
    )
    insert into slot_loads as load (slot_at, scope, taken)
    select slot_at, scope, sum(amount)::int from taken group by slot_at, scope order by slot_at, scope
    on conflict (slot_at, scope) do update set taken = load.taken + excluded.taken`.execute(tx);
}

/** Deletes the loads of past quarters, and which of them were closed. */
export async function deleteSlotsBefore(db: Database, before: Instant): Promise<void> {
  for (const table of ['order_slots', 'slot_loads', 'closed_slots'] as const) {
    await db.deleteFrom(table).where('slot_at', '<', new Date(before)).execute();
  }
}

/** Replaces the capacity that an order uses, at its promised moment; not limited, like `moveSlot`. */
export async function retakeSlot(tx: Tx, { orderId, at, work }: SlotTake): Promise<void> {
  const took = await tx.selectFrom('order_slots').select('scope').where('order_id', '=', orderId).execute();
  // An order placed without a limit uses no capacity.
  if (took.length === 0) return;
  await releaseSlot(tx, orderId);
  await takeSlot(tx, { orderId, at: slotOf(at), work }, []);
}

/** Gives back an order's capacity. The same statement deletes its record, so it is given back once. */
export async function releaseSlot(tx: Tx, orderId: number): Promise<void> {
  await sql`
    with gone as (delete from order_slots where order_id = ${orderId} returning slot_at, scope, amount),
    held as materialized (
      select slot_at, scope from slot_loads where (slot_at, scope) in (select slot_at, scope from gone)
      order by slot_at, scope for no key update
    )
    update slot_loads set taken = taken - gone.amount from gone join held using (slot_at, scope)
    where slot_loads.slot_at = gone.slot_at and slot_loads.scope = gone.scope`.execute(tx);
}

/**
 * Moves an order's capacity to another quarter, even a full one, because staff chose the promise. An order that uses no
 * capacity is not moved.
 */
export async function moveSlot(tx: Tx, orderId: number, promisedAt: Instant): Promise<void> {
  const slot = new Date(slotOf(promisedAt));
  await sql`
    with before as (select slot_at, scope, amount from order_slots where order_id = ${orderId} and slot_at <> ${slot}),
    moved as (update order_slots set slot_at = ${slot} where order_id = ${orderId} and slot_at <> ${slot} returning scope, amount),
    left_behind as (
      update slot_loads set taken = taken - before.amount from before
      where slot_loads.slot_at = before.slot_at and slot_loads.scope = before.scope
    )
    insert into slot_loads as load (slot_at, scope, taken) select ${slot}, scope, amount from moved order by scope
    on conflict (slot_at, scope) do update set taken = load.taken + excluded.taken`.execute(tx);
}

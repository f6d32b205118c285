/** Receipts for the register, and what became of them. */
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Dialect } from '#domain/fiscal/dialects.ts';
import {
  type OrderReceipt,
  RECEIPT_DOUBT_MS,
  RECEIPT_STALE_MS,
  type ReceiptKind,
  type ReceiptState,
} from '#domain/fiscal/receipt-state.ts';
import { type Bani, bani } from '#domain/money/bani.ts';
import { ALL_MEANS, factsOf, type Means, type Payment } from '#domain/orders/payment-means.ts';
import { STANDING_STATUSES } from '#domain/orders/status-sets.ts';
import { momentsOf } from '#domain/statistics/period.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import type { Database } from '#server/platform/database.ts';
import type { DB } from '#server/platform/database.types.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { anyOf } from '#server/platform/postgres/any-of.ts';
import { isIn } from '#server/platform/postgres/is-in.ts';
import { maybeInstant, readInstant } from '#server/platform/postgres/read-instant.ts';

export type StoredReceipt = {
  readonly id: number;
  /** Null for a test. */
  readonly orderId: number | null;
  readonly kind: ReceiptKind;
  readonly state: ReceiptState;
  readonly attempts: number;
  readonly givenAt: Instant | null;
  readonly dialect: Dialect | null;
  readonly number: string;
  readonly secondNumber: string;
  readonly failure: string;
};

const RECEIPT = [
  'fiscal_receipts.id',
  'fiscal_receipts.order_id',
  'fiscal_receipts.kind',
  'fiscal_receipts.state',
  'fiscal_receipts.attempts',
  'fiscal_receipts.given_at',
  'fiscal_receipts.dialect',
  'fiscal_receipts.number',
  'fiscal_receipts.second_number',
  'fiscal_receipts.failure',
] as const;

type ReceiptRow = Pick<
  Selectable<DB['fiscal_receipts']>,
  'id' | 'order_id' | 'kind' | 'state' | 'attempts' | 'given_at' | 'dialect' | 'number' | 'second_number' | 'failure'
>;

function receiptOf(row: ReceiptRow): StoredReceipt {
  return {
    id: row.id,
    orderId: row.order_id,
    kind: row.kind,
    state: row.state,
    attempts: row.attempts,
    givenAt: maybeInstant(row.given_at),
    dialect: row.dialect,
    number: row.number,
    secondNumber: row.second_number,
    failure: row.failure,
  };
}

const ONLINE_MEANS: readonly Means[] = ALL_MEANS.filter((means) => factsOf(means).when === 'online');

/** Something of the order is paid when it changes hands. */
const isAtDoor = sql<boolean>`exists (select from jsonb_array_elements(orders.payment_parts) as part
  where not part ->> 'means' = any(${[...ONLINE_MEANS]}::text[]) and (part ->> 'amount')::bigint > 0)`;

type OfOrder = { readonly orderId: number; readonly at: Instant };

/** At the hand-over, of what was paid; what was paid online alone has one as the owner chose. */
const isDueAtHandover = sql<boolean>`(${isAtDoor} or fiscal_settings.online_moment <> 'never')`;

/**
 * Makes the receipt of an order whose payment is recorded; nothing where receipts are off, where nothing is paid, or
 * where the order has its receipt. A rehearsal has no receipts.
 */
export function insertSaleReceipt(tx: Tx, order: OfOrder): Promise<void> {
  return insertWhere(tx, order, isDueAtHandover);
}

/** The same by what the order is now: accepted, or handed over since receipts are on. */
export function insertReceiptDue(tx: Tx, order: OfOrder): Promise<void> {
  const isDue = sql<boolean>`(case orders.status
    when 'CONFIRMED' then not ${isAtDoor} and fiscal_settings.online_moment = 'acceptance'
    when 'DELIVERED' then fiscal_settings.on_since <= orders.delivered_at and ${isDueAtHandover}
    else false end)`;
  return insertWhere(tx, order, isDue);
}

async function insertWhere(tx: Tx, { orderId, at }: OfOrder, isDue: RawBuilder<boolean>): Promise<void> {
  await sql`
    insert into fiscal_receipts (order_id, kind, made_at)
    select orders.id, 'sale', ${new Date(at)}
    from real_orders as orders cross join fiscal_settings
    where orders.id = ${orderId} and orders.payment_status = 'paid' and orders.payable_bani > 0
      and fiscal_settings.on_since is not null and ${isDue}
    on conflict (order_id, kind) where order_id is not null do nothing`.execute(tx);
}

/** Removes the receipt of an order that is not paid any more, where nothing of it was given to anybody. */
export async function deleteReceiptNotDue(tx: Tx, orderId: number): Promise<void> {
  await sql`
    delete from fiscal_receipts where order_id = ${orderId} and attempts = 0 and not exists (select from real_orders
      where id = ${orderId} and payment_status = 'paid' and ${isIn('status', STANDING_STATUSES)})`.execute(tx);
}

/** Makes the receipt of an order because a person asks for it; false where the order is not paid or has one. */
export async function insertAskedReceipt(tx: Tx, orderId: number, at: Instant): Promise<boolean> {
  const made = await sql`
    insert into fiscal_receipts (order_id, kind, made_at)
    select id, 'sale', ${new Date(at)} from real_orders
    where id = ${orderId} and payment_status = 'paid' and payable_bani > 0
    on conflict (order_id, kind) where order_id is not null do nothing`.execute(tx);
  return Number(made.numAffectedRows ?? 0n) > 0;
}

/** Removes the receipt of an order of which nothing was given to anybody. */
export async function deleteUngivenReceipt(tx: Tx, orderId: number): Promise<void> {
  await tx.deleteFrom('fiscal_receipts').where('order_id', '=', orderId).where('attempts', '=', 0).execute();
}

/** A test replaces the tests before it. */
export async function insertTestReceipt(tx: Tx, at: Instant): Promise<void> {
  await tx.deleteFrom('fiscal_receipts').where('kind', '=', 'test').execute();
  await tx
    .insertInto('fiscal_receipts')
    .values({ kind: 'test', made_at: new Date(at) })
    .execute();
}

/** The oldest receipt that waits, locked; those that another process gives at this moment are passed over. */
export async function lockNextReceipt(tx: Tx, kinds: readonly ReceiptKind[]): Promise<StoredReceipt | null> {
  const row = await tx
    .selectFrom('fiscal_receipts')
    .select(RECEIPT)
    .where('state', '=', 'to_print')
    .where('kind', 'in', kinds)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row === undefined ? null : receiptOf(row);
}

export async function lockReceipt(tx: Tx, id: number): Promise<StoredReceipt | null> {
  const row = await tx
    .selectFrom('fiscal_receipts')
    .select(RECEIPT)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : receiptOf(row);
}

export async function lockReceiptOfOrder(tx: Tx, orderId: number): Promise<StoredReceipt | null> {
  const row = await tx
    .selectFrom('fiscal_receipts')
    .select(RECEIPT)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : receiptOf(row);
}

/** The receipt of an order as staff see it. */
export async function findReceiptOfOrder(db: Database, orderId: number): Promise<OrderReceipt | null> {
  const row = await db.selectFrom('fiscal_receipts').select(RECEIPT).where('order_id', '=', orderId).executeTakeFirst();
  if (row === undefined) return null;
  const { id, state, givenAt, number, secondNumber, failure } = receiptOf(row);
  return { id, state, givenAt, number, secondNumber, failure };
}

export async function findTestReceipt(db: Database): Promise<StoredReceipt | null> {
  const row = await db
    .selectFrom('fiscal_receipts')
    .select(RECEIPT)
    .where('kind', '=', 'test')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : receiptOf(row);
}

export async function markGiven(
  tx: Tx,
  id: number,
  given: { readonly dialect: Dialect; readonly body: string; readonly payment: Payment | null; readonly at: Instant },
): Promise<void> {
  await tx
    .updateTable('fiscal_receipts')
    .set({
      state: 'given',
      attempts: sql`attempts + 1`,
      given_at: new Date(given.at),
      dialect: given.dialect,
      body: given.body,
      payment_parts: given.payment === null ? null : JSON.stringify(given.payment),
      failure: '',
    })
    .where('id', '=', id)
    .execute();
}

export type Ended = {
  readonly state: ReceiptState;
  readonly number?: string;
  readonly secondNumber?: string;
  readonly failure?: string;
  readonly at: Instant;
};

export async function markEnded(
  tx: Tx,
  id: number,
  { state, number, secondNumber, failure, at }: Ended,
): Promise<void> {
  await tx
    .updateTable('fiscal_receipts')
    .set({
      state,
      ended_at: new Date(at),
      ...(number === undefined ? {} : { number }),
      ...(secondNumber === undefined ? {} : { second_number: secondNumber }),
      failure: failure ?? '',
    })
    .where('id', '=', id)
    .execute();
}

/** Gives it again, as a person asked. */
export async function markToPrint(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('fiscal_receipts')
    .set({ state: 'to_print', ended_at: null, failure: '' })
    .where('id', '=', id)
    .execute();
}

/** What could not be made for want of a code is made again with the new settings: nothing of it was given. */
export async function queueUnmadeReceipts(tx: Tx): Promise<void> {
  await tx
    .updateTable('fiscal_receipts')
    .set({ state: 'to_print', ended_at: null, failure: '' })
    .where('state', '=', 'failed')
    .where('attempts', '=', 0)
    .execute();
}

/** Takes the buyer out of the files. */
export async function clearReceiptBodies(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await tx.updateTable('fiscal_receipts').set({ body: '' }).where('order_id', '=', anyOf(orderIds)).execute();
}

/** The order has a receipt, or was handed over while receipts are on. */
const needsReceipt = sql<boolean>`(fiscal_receipts.id is not null or exists (select from fiscal_settings
  where on_since <= orders.delivered_at and (online_moment <> 'never' or ${isAtDoor})))`;

/** What the register printed for an order; null for one that needs a receipt and has none. */
export type ComparedReceipt = {
  readonly state: ReceiptState;
  readonly givenAt: Instant | null;
  /** As its file names it; null before it was given. */
  readonly payment: Payment | null;
  readonly isDouble: boolean;
};

/** The receipts of some orders by their ids; without those that need none. */
export async function listReceiptsOfOrders(
  db: Database,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, ComparedReceipt | null>> {
  const rows = await db
    .selectFrom('real_orders as orders')
    .leftJoin('fiscal_receipts', 'fiscal_receipts.order_id', 'orders.id')
    .select(['orders.id', 'fiscal_receipts.state', 'fiscal_receipts.given_at', 'fiscal_receipts.second_number'])
    .select('fiscal_receipts.payment_parts as given_payment')
    .where('orders.id', '=', anyOf(orderIds))
    .where('orders.payable_bani', '>', 0)
    .where(needsReceipt)
    .execute();
  return new Map(
    rows.map(({ id, state, given_at, given_payment, second_number }) => [
      id,
      state === null
        ? null
        : {
            state,
            givenAt: maybeInstant(given_at),
            // Written by markGiven only.
            payment: given_payment as unknown as Payment | null,
            isDouble: second_number !== '',
          },
    ]),
  );
}

export type DayReceipt = {
  readonly orderNumber: number;
  readonly payable: Bani;
  readonly deliveredAt: Instant | null;
  /** Null: the order has none. */
  readonly receipt: (StoredReceipt & { readonly madeAt: Instant }) | null;
  /** The payment was corrected after the receipt came out. */
  readonly isOtherPayment: boolean;
};

/**
 * Orders paid and handed over on a day while receipts are on, and those whose receipt was made on it, by their hour.
 * `withOpen`: also receipts of other days that have not come out.
 */
export async function listReceiptsOfDay(
  db: Database,
  date: LocalDate,
  { withOpen }: { readonly withOpen: boolean },
): Promise<readonly DayReceipt[]> {
  const { from, until } = momentsOf({ from: date, to: date });
  const rows = await db
    .selectFrom('real_orders as orders')
    .leftJoin('fiscal_receipts', 'fiscal_receipts.order_id', 'orders.id')
    .select(['orders.number as order_number', 'orders.payable_bani', 'orders.delivered_at'])
    .select([...RECEIPT, 'fiscal_receipts.made_at'])
    .select(
      sql<boolean>`fiscal_receipts.payment_parts is not null and fiscal_receipts.payment_parts <> orders.payment_parts`.as(
        'is_other',
      ),
    )
    .where('orders.payable_bani', '>', 0)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('orders.payment_status', '=', 'paid'),
          eb('orders.delivered_at', '>=', new Date(from)),
          eb('orders.delivered_at', '<', new Date(until)),
          needsReceipt,
        ]),
        eb.and([
          eb('fiscal_receipts.made_at', '>=', new Date(from)),
          eb('fiscal_receipts.made_at', '<', new Date(until)),
        ]),
        ...(withOpen ? [eb('fiscal_receipts.state', '<>', 'printed')] : []),
      ]),
    )
    .orderBy(sql`coalesce(fiscal_receipts.made_at, orders.delivered_at)`)
    .orderBy('orders.id')
    .execute();
  return rows.map((row) => ({
    orderNumber: row.order_number ?? 0,
    payable: bani(row.payable_bani),
    deliveredAt: maybeInstant(row.delivered_at),
    receipt: receiptOfJoin(row),
    isOtherPayment: row.is_other,
  }));
}

type JoinedRow = { readonly [Key in keyof ReceiptRow]: ReceiptRow[Key] | null } & { readonly made_at: Date | null };

function receiptOfJoin(row: JoinedRow): DayReceipt['receipt'] {
  const { id, kind, state, attempts, number, second_number, failure, made_at } = row;
  // A left join: all of them, or none.
  if (id === null || kind === null || state === null || attempts === null || made_at === null) return null;
  const receipt = { ...row, id, kind, state, attempts, number: number ?? '', second_number: second_number ?? '' };
  return { ...receiptOf({ ...receipt, failure: failure ?? '' }), madeAt: readInstant(made_at) };
}

/** How many receipts of orders need a person now: they did not come out, nobody knows, or they wait too long. */
export async function countOpenReceipts(db: Database, at: Instant): Promise<number> {
  const { count } = await db
    .selectFrom('fiscal_receipts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', 'sale')
    .where('state', '<>', 'printed')
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['failed', 'unknown']),
        eb.and([eb('state', '=', 'given'), eb('given_at', '<', new Date(at - RECEIPT_DOUBT_MS))]),
        eb.and([eb('state', '=', 'to_print'), eb('made_at', '<', new Date(at - RECEIPT_STALE_MS))]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

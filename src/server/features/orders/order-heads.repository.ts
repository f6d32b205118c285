/** Rows of orders without their content, each with the name of its courier. */

import type { Selectable } from 'kysely';
import { bani } from '#domain/money/bani.ts';
import type { OrderStatus } from '#domain/orders/order.ts';
import type { OnlineMoney } from '#domain/payments/online-money.ts';
import type { Reduction } from '#domain/promotions/reduction.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Orders } from '#server/platform/database.types.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { anyOf } from '#server/platform/postgres/any-of.ts';
import { maybeInstant, readInstant } from '#server/platform/postgres/read-instant.ts';
import { ADDRESS_COLUMNS, addressOfRow } from './address-columns.ts';
import { FIELD_COLUMNS, fieldsOfRow } from './order-columns.ts';
import type { OrderHead } from './stored-order.ts';
import { StoredPayment } from './stored-payment.ts';

const HEAD = [
  'orders.id',
  'orders.number',
  'orders.version',
  'orders.stations_done',
  'orders.status',
  'orders.method',
  'orders.source',
  'orders.first_name',
  'orders.last_name',
  'orders.email',
  'orders.phone',
  ...ADDRESS_COLUMNS.map((column) => `orders.${column}` as const),
  ...FIELD_COLUMNS.map((column) => `orders.${column}` as const),
  'orders.company_name',
  'orders.company_cui',
  'orders.company_trade_register',
  'orders.company_office',
  'orders.placed_at',
  'orders.courier_id',
  'orders.courier_stop',
  'orders.delivered_at',
  'orders.payment_status',
  'orders.payment_parts',
  'orders.online_money',
  'orders.products_bani',
  'orders.packaging_bani',
  'orders.manual_packaging_bani',
  'orders.delivery_bani',
  'orders.deposit_bani',
  'orders.reductions',
  'orders.total_bani',
  'orders.payable_bani',
  'orders.unseen_changes',
  'orders.terms_version',
] as const;
type Unqualified<Column> = Column extends `orders.${infer Name}` ? Name : never;
export type HeadRow = Pick<Selectable<Orders>, Unqualified<(typeof HEAD)[number]>> & { courier_name: string | null };

/** The query for them; callers add conditions. */
export function selectHeads(db: Database) {
  return db
    .selectFrom('orders')
    .select(HEAD)
    .select((eb) =>
      eb
        .selectFrom('couriers')
        .select('couriers.name')
        .whereRef('couriers.id', '=', 'orders.courier_id')
        .as('courier_name'),
    );
}

/** Rows of the given orders without their content; missing ones are left out. */
export async function listOrderHeads(db: Database, ids: readonly number[]): Promise<readonly OrderHead[]> {
  const rows = await selectHeads(db).where('id', '=', anyOf(ids)).orderBy('id').execute();
  return rows.map(headOf);
}

/** Orders that arrived, placed in a span of time, the oldest first; without those of a rehearsal. */
export async function listHeadsPlaced(
  db: Database,
  { from, before, most }: { readonly from: Instant; readonly before: Instant; readonly most: number },
): Promise<readonly OrderHead[]> {
  const rows = await selectHeads(db)
    .where('id', '>', 0)
    .where('placed_at', '>=', new Date(from))
    .where('placed_at', '<', new Date(before))
    .orderBy('placed_at')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(headOf);
}

/** When the last order before a moment was placed; null for none. */
export async function findLastPlaced(db: Database, before: Instant): Promise<Instant | null> {
  const row = await db
    .selectFrom('real_orders')
    .select((eb) => eb.fn.max('placed_at').as('at'))
    .where('placed_at', '<', new Date(before))
    .executeTakeFirst();
  return maybeInstant(row?.at ?? null);
}

/** The order's row, locked until the transaction ends: a concurrent step waits and then sees the decision. */
export async function lockOrder(tx: Tx, number: number): Promise<OrderHead | null> {
  const row = await selectHeads(tx).where('number', '=', number).forNoKeyUpdate().executeTakeFirst();
  return row ? headOf(row) : null;
}

/** The status of an order, read without waiting for its lock; null when no order has this number. */
export async function findStatus(db: Database, number: number): Promise<OrderStatus | null> {
  const row = await db.selectFrom('orders').select('status').where('number', '=', number).executeTakeFirst();
  return row?.status ?? null;
}

/** @throws Error for a row without a number */
export function headOf(row: HeadRow): OrderHead {
  if (row.number === null) throw new Error(`Order ${row.id} has no number`);
  return {
    ...fieldsOfRow(row),
    id: row.id,
    number: row.number,
    version: row.version,
    stationsDone: row.stations_done,
    status: row.status,
    method: row.method,
    source: row.source,
    paymentStatus: row.payment_status,
    payment: StoredPayment.parse(row.payment_parts),
    // Only payments write it.
    onlineMoney: row.online_money as OnlineMoney | null,
    contact: { firstName: row.first_name, lastName: row.last_name, email: row.email, phone: row.phone },
    address: addressOfRow(row),
    company: companyOf(row),
    placedAt: readInstant(row.placed_at),
    courier:
      row.courier_id === null || row.courier_name === null ? null : { id: row.courier_id, name: row.courier_name },
    courierStop: row.courier_stop,
    deliveredAt: maybeInstant(row.delivered_at),
    products: bani(row.products_bani),
    packaging: bani(row.packaging_bani),
    manualPackaging: row.manual_packaging_bani === null ? null : bani(row.manual_packaging_bani),
    deliveryFee: bani(row.delivery_bani),
    deposits: bani(row.deposit_bani),
    // Only `insertOrder` and the migration that made the column write it.
    reductions: row.reductions as Reduction[],
    total: bani(row.total_bani),
    payable: bani(row.payable_bani),
    // Only a change of the order writes it.
    unseenChanges: row.unseen_changes as unknown as OrderHead['unseenChanges'],
    termsVersion: row.terms_version,
  };
}

function companyOf(row: HeadRow): OrderHead['company'] {
  if (row.company_name === '') return null;
  return {
    name: row.company_name,
    cui: row.company_cui,
    tradeRegister: row.company_trade_register,
    office: row.company_office,
  };
}

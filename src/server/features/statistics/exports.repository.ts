/**
 * Tables for export, read in batches by key: no transaction stays open during a download, and memory holds one batch
 * (src/server/features/statistics/README.md).
 */
import { sql } from 'kysely';
import { SOLD_STATUSES } from '#domain/orders/status-sets.ts';
import { momentsOf, type Period } from '#domain/statistics/period.ts';
import { ADDRESS_COLUMNS, TEXT_COLUMNS } from '#server/features/orders/index.ts';
import type { Database } from '#server/platform/database.ts';
import { isIn } from '#server/platform/postgres/is-in.ts';
import { extrasBani } from './line-extras.ts';
import { type SoldOptionSum, sumOptions } from './statistics.repository.ts';
import { sumSales } from './sum-sales.ts';

const BATCH = 1_000;
const isSold = isIn('status', SOLD_STATUSES);

/** Orders placed in the period, the oldest first. */
export function batchesOfOrders(db: Database, period: Period) {
  return byKey(
    0,
    (after: number) => listOrderRows(db, period, after),
    (row) => row.id,
  );
}

function listOrderRows(db: Database, period: Period, after: number) {
  const { from, until } = momentsOf(period);
  return db
    .selectFrom('real_orders as orders')
    .leftJoin('invoices', 'invoices.order_id', 'orders.id')
    .select(['id', 'orders.number', 'placed_at', 'status', 'method', 'first_name', 'last_name', 'phone', 'email'])
    .select(['payment_status', 'payment_parts', 'products_bani', 'delivery_bani'])
    .select([
      'deposit_bani',
      'discount_bani',
      'payable_bani',
      'coupon_code',
      'reductions',
      'promised_at',
      'delivered_at',
    ])
    .select(['company_name', 'company_cui', 'company_trade_register', 'company_office', 'own_container'])
    .select(['source', 'table_label', 'invoices.series as invoice_series', 'invoices.number as invoice_number'])
    .select([...ADDRESS_COLUMNS, ...TEXT_COLUMNS])
    .select(['rejection_reason', sql<number>`coalesce(manual_packaging_bani, packaging_bani)`.as('packaging')])
    .select((eb) =>
      eb
        .selectFrom('fiscal_receipts')
        .select('fiscal_receipts.number')
        .whereRef('fiscal_receipts.order_id', '=', 'orders.id')
        .as('receipt_number'),
    )
    .where('placed_at', '>=', new Date(from))
    .where('placed_at', '<', new Date(until))
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
}

/** The lines of the period's orders. */
export function batchesOfLines(db: Database, period: Period) {
  return byKey(
    0,
    (after: number) => listLineRows(db, period, after),
    (row) => row.id,
  );
}

function listLineRows(db: Database, period: Period, after: number) {
  const { from, until } = momentsOf(period);
  return db
    .selectFrom('order_lines')
    .innerJoin('real_orders as orders', 'orders.id', 'order_lines.order_id')
    .select(['order_lines.id', 'orders.number', 'orders.placed_at', 'orders.status', 'product_name', 'size_label'])
    .select([
      'quantity',
      'unit_price_bani',
      'box_price_bani',
      'order_lines.deposit_bani',
      'vat_basis_points',
      'message',
      'extras',
    ])
    .select([
      extrasBani.as('extras_bani'),
      sql<string>`(select coalesce(string_agg(extra->>'name', ', '), '') from jsonb_array_elements(extras) extra)`.as(
        'extra_names',
      ),
    ])
    .where('orders.placed_at', '>=', new Date(from))
    .where('orders.placed_at', '<', new Date(until))
    .where('order_lines.id', '>', after)
    .orderBy('order_lines.id')
    .limit(BATCH)
    .execute();
}

/** Upper bound, more options than a restaurant sells in a period. */
const MOST_OPTIONS = 50_000;

/** Options chosen in the period, in one batch: one row per option, however many orders contain it. */
export async function* batchesOfOptions(db: Database, period: Period): AsyncGenerator<readonly SoldOptionSum[]> {
  yield await sumOptions(db, await sumSales(db, period), MOST_OPTIONS);
}

/** Customers who ordered in the period, by mailbox, with their total in it. */
export function batchesOfCustomers(db: Database, period: Period) {
  return byKey(
    '',
    (after: string) => listCustomerRows(db, period, after),
    (row) => row.email_normal,
  );
}

function listCustomerRows(db: Database, period: Period, after: string) {
  const { from, until } = momentsOf(period);
  return db
    .with('people', (query) =>
      query
        .selectFrom('real_orders as orders')
        .select(['email_normal', sql<number>`max(id)`.as('last_id')])
        .select([
          sql<number>`count(*) filter (where ${isSold})`.as('purchases'),
          sql<number>`coalesce(sum(turnover_bani) filter (where ${isSold}), 0)::bigint`.as('amount'),
        ])
        .where('placed_at', '>=', new Date(from))
        .where('placed_at', '<', new Date(until))
        .where('email_normal', '>', after)
        .groupBy('email_normal')
        .orderBy('email_normal')
        .limit(BATCH),
    )
    .selectFrom('people')
    .innerJoin('orders as last', 'last.id', 'people.last_id')
    .leftJoin('newsletter_subscribers', (join) =>
      join
        .on(sql<boolean>`newsletter_subscribers.email = lower(last.email)`)
        .on('newsletter_subscribers.state', '=', 'confirmed'),
    )
    .select(['people.email_normal', 'people.purchases', 'people.amount', 'newsletter_subscribers.id as subscriber'])
    .select(['last.email', 'last.first_name', 'last.last_name', 'last.phone', 'last.placed_at'])
    .orderBy('people.email_normal')
    .execute();
}

/** Reservations requested in the period, by the day of the request. */
export function batchesOfReservations(db: Database, period: Period) {
  const { from, until } = momentsOf(period);
  const list = (after: number) =>
    db
      .selectFrom('reservations')
      .select(['id', 'requested_at', 'reserved_for', 'people', 'full_name', 'phone', 'email', 'additional_information'])
      .where('requested_at', '>=', new Date(from))
      .where('requested_at', '<', new Date(until))
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
  return byKey(0, list, (row) => row.id);
}

/** Reads batches in sequence, each starting after the last key of the previous one. */
async function* byKey<Row, Key>(
  first: Key,
  list: (after: Key) => Promise<readonly Row[]>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<readonly Row[]> {
  for (let after = first; ; ) {
    const rows = await list(after);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    if (rows.length < BATCH) return;
    after = keyOf(last);
  }
}

/**
 * Tables to take along, in batches by key: no transaction stays open while somebody downloads, and a batch is all that
 * stands in memory (docs/decisions/0088).
 */
import { sql } from 'kysely';
import { bani } from '#domain/money/bani.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import { momentsOf, type Period } from '#domain/statistics/period.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { instant } from '#domain/time/instant.ts';
import type { CsvCell } from '#server/platform/csv.ts';
import type { Database } from '#server/platform/database.ts';

const BATCH = 1_000;

type Batches = AsyncGenerator<readonly (readonly CsvCell[])[]>;

export type ExportTable = {
  readonly header: readonly string[];
  readonly batches: (db: Database, period: Period) => Batches;
};

const STATUS = {
  NEW: 'Nouă',
  SCHEDULED: 'Programată',
  CONFIRMED: 'Acceptată',
  DELIVERED: 'Livrată',
  REJECTED: 'Respinsă',
};
const METHOD = { PICKUP: 'Ridicare', DELIVERY: 'Livrare', RESTAURANT: 'În restaurant' };
const PAYMENT = { CASH: 'Numerar', CARD: 'Card', CASH_AND_CARD: 'Numerar și card' };
const PAYMENT_STATUS = { unpaid: 'Neplătită', paid: 'Plătită', refunded: 'Returnată' };

const worded = (words: Readonly<Record<string, string>>, word: string) => words[word] ?? word;
const when = (at: Date | null) => (at === null ? null : formatDateTime(instant(at.getTime())));
const lei = (amount: number) => leiFromBani(bani(amount));

/** Orders placed in the period, the oldest first. */
export const ORDERS_TABLE: ExportTable = {
  header: [
    'Număr',
    'Plasată la',
    'Stare',
    'Mod',
    'Prenume',
    'Nume',
    'Telefon',
    'E-mail',
    'Localitate',
    'Plată',
    'Starea plății',
    'Numerar (lei)',
    'Card (lei)',
    'Produse (lei)',
    'Ambalaje (lei)',
    'Livrare (lei)',
    'Garanție SGR (lei)',
    'Reducere (lei)',
    'De plată (lei)',
    'Cupon',
    'Promisă la',
    'Livrată la',
    'Motivul respingerii',
  ],
  async *batches(db, period) {
    for await (const rows of byKey(
      0,
      (after) => listOrderRows(db, period, after),
      (row) => row.id,
    )) {
      yield rows.map((row) => [
        String(row.number ?? ''),
        when(row.placed_at),
        worded(STATUS, row.status),
        worded(METHOD, row.method),
        row.first_name,
        row.last_name,
        row.phone,
        row.email,
        row.city,
        worded(PAYMENT, row.payment_method),
        worded(PAYMENT_STATUS, row.payment_status),
        lei(row.cash_bani),
        lei(row.card_bani),
        lei(row.products_bani),
        lei(row.packaging),
        lei(row.delivery_bani),
        lei(row.deposit_bani),
        lei(row.discount_bani),
        lei(row.payable_bani),
        row.coupon_code,
        when(row.promised_at),
        when(row.delivered_at),
        row.rejection_reason,
      ]);
    }
  },
};

function listOrderRows(db: Database, period: Period, after: number) {
  const { from, until } = momentsOf(period);
  return db
    .selectFrom('orders')
    .select(['id', 'number', 'placed_at', 'status', 'method', 'first_name', 'last_name', 'phone', 'email', 'city'])
    .select(['payment_method', 'payment_status', 'cash_bani', 'card_bani', 'products_bani', 'delivery_bani'])
    .select(['deposit_bani', 'discount_bani', 'payable_bani', 'coupon_code', 'promised_at', 'delivered_at'])
    .select(['rejection_reason', sql<number>`coalesce(manual_packaging_bani, packaging_bani)`.as('packaging')])
    .where('placed_at', '>=', new Date(from))
    .where('placed_at', '<', new Date(until))
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
}

/** What was in the orders of the period, line by line. */
export const ORDER_LINES_TABLE: ExportTable = {
  header: [
    'Număr comandă',
    'Plasată la',
    'Stare',
    'Produs',
    'Porție',
    'Cantitate',
    'Preț (lei)',
    'Extra (lei)',
    'Ambalaj (lei)',
    'Garanție SGR (lei)',
    'TVA (%)',
    'Extra',
    'Mesaj',
  ],
  async *batches(db, period) {
    for await (const rows of byKey(
      0,
      (after) => listLineRows(db, period, after),
      (row) => row.id,
    )) {
      yield rows.map((row) => [
        String(row.number ?? ''),
        when(row.placed_at),
        worded(STATUS, row.status),
        row.product_name,
        row.size_label,
        row.quantity,
        lei(row.unit_price_bani),
        lei(row.extras_bani),
        lei(row.box_price_bani),
        lei(row.deposit_bani),
        row.vat_basis_points / 100,
        row.extra_names,
        row.message,
      ]);
    }
  },
};

function listLineRows(db: Database, period: Period, after: number) {
  const { from, until } = momentsOf(period);
  return db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['order_lines.id', 'orders.number', 'orders.placed_at', 'orders.status', 'product_name', 'size_label'])
    .select([
      'quantity',
      'unit_price_bani',
      'box_price_bani',
      'order_lines.deposit_bani',
      'vat_basis_points',
      'message',
    ])
    .select([
      sql<number>`(select coalesce(sum((extra->>'price')::integer), 0)::integer from jsonb_array_elements(extras) extra)`.as(
        'extras_bani',
      ),
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

/** People who ordered in the period, by their mailbox, with what they spent in it. */
export const CUSTOMERS_TABLE: ExportTable = {
  header: ['E-mail', 'Prenume', 'Nume', 'Telefon', 'Newsletter', 'Comenzi', 'Suma (lei)', 'Ultima comandă'],
  async *batches(db, period) {
    for await (const rows of byKey(
      '',
      (after) => listCustomerRows(db, period, after),
      (row) => row.email_normal,
    )) {
      yield rows.map((row) => [
        row.email,
        row.first_name,
        row.last_name,
        row.phone,
        row.subscriber === null ? 'nu' : 'da',
        Number(row.purchases),
        lei(Number(row.amount)),
        when(row.placed_at),
      ]);
    }
  },
};

function listCustomerRows(db: Database, period: Period, after: string) {
  const { from, until } = momentsOf(period);
  return db
    .with('people', (query) =>
      query
        .selectFrom('orders')
        .select(['email_normal', sql<number>`max(id)`.as('last_id')])
        .select([
          sql<number>`count(*) filter (where status in ('CONFIRMED', 'DELIVERED'))`.as('purchases'),
          sql<number>`coalesce(sum(payable_bani - deposit_bani) filter (where status in ('CONFIRMED', 'DELIVERED')), 0)::bigint`.as(
            'amount',
          ),
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

/** Tables asked for in the period, by the day they were asked for. */
export const RESERVATIONS_TABLE: ExportTable = {
  header: ['Cerută la', 'Pentru', 'Persoane', 'Nume', 'Telefon', 'E-mail', 'Mesaj'],
  async *batches(db, period) {
    const { from, until } = momentsOf(period);
    const list = (after: number) =>
      db
        .selectFrom('reservations')
        .select([
          'id',
          'requested_at',
          'reserved_for',
          'people',
          'full_name',
          'phone',
          'email',
          'additional_information',
        ])
        .where('requested_at', '>=', new Date(from))
        .where('requested_at', '<', new Date(until))
        .where('id', '>', after)
        .orderBy('id')
        .limit(BATCH)
        .execute();
    for await (const rows of byKey(0, list, (row) => row.id)) {
      yield rows.map((row) => [
        when(row.requested_at),
        when(row.reserved_for),
        row.people,
        row.full_name,
        row.phone,
        row.email,
        row.additional_information,
      ]);
    }
  },
};

/** One batch after the other, each beginning where the last one ended. */
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

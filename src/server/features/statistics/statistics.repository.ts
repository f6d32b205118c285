import { sql } from 'kysely';
import { fullName } from '#domain/accounts/full-name.ts';
import { type Bani, bani } from '#domain/money/bani.ts';
import type { DeliveryMethod, OrderSource } from '#domain/orders/order.ts';
import type { Payment } from '#domain/orders/payment-means.ts';
import { portionsOfPiece } from '#domain/orders/placing/split-vat.ts';
import { OPEN_STATUSES, SOLD_STATUSES } from '#domain/orders/status-sets.ts';
import type { OnlineMoney } from '#domain/payments/online-money.ts';
import type { Reduction } from '#domain/promotions/reduction.ts';
import type { DayClose, SoldOrder } from '#domain/statistics/close-day.ts';
import type { SoldInHour } from '#domain/statistics/day-curve.ts';
import { momentsOf, type Period } from '#domain/statistics/period.ts';
import { fold, toSlug } from '#domain/text/fold.ts';
import { BUCHAREST } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import { addDays, type LocalDate, localDate } from '#domain/time/local-date.ts';
import { formatMinuteOfDay } from '#domain/time/minute-of-day.ts';
import { StoredPayment } from '#server/features/orders/index.ts';
import type { Database } from '#server/platform/database.ts';
import { joinedName } from '#server/platform/joined-name.ts';
import { countRows } from '#server/platform/postgres/count-rows.ts';
import { foldedText, likePattern } from '#server/platform/postgres/folded-text.ts';
import { readInstant } from '#server/platform/postgres/read-instant.ts';
import { StoredExtras } from '#server/platform/postgres/stored-extras.ts';
import { dailySalesSums, type SummedPeriod, salesSums } from './sales-sums.repository.ts';

/** After the coupon, without deposits (readings 11, 12). */
const income = sql<number>`orders.turnover_bani`;

export type SalesOfDay = { readonly date: LocalDate; readonly income: Bani; readonly orders: number };

/** Date and hour in the restaurant's time. */
const placedLocally = sql`(orders.placed_at at time zone ${sql.lit(BUCHAREST)})`;
const day = sql<string>`${placedLocally}::date`;

/** Days of the period with sales, in order. */
export async function listSalesByDay(db: Database, period: SummedPeriod): Promise<readonly SalesOfDay[]> {
  const rows = await dailySalesSums(db, 'sold', period)
    .select(['start', sumOf('amount_bani').as('income'), sumOf('times').as('orders')])
    .groupBy('start')
    .orderBy('start')
    .execute();
  return rows.map((row) => ({ date: localDate(row.start), income: bani(row.income), orders: row.orders }));
}

/** Sales by hour of some days; each hour is split at this minute of the day. */
export async function listSalesByHour(
  db: Database,
  days: readonly LocalDate[],
  minute: number,
): Promise<readonly SoldInHour[]> {
  const hour = sql<number>`extract(hour from ${placedLocally})::int`;
  const isSoFar = sql<boolean>`${placedLocally}::time <= ${formatMinuteOfDay(minute)}::time`;
  const rows = await db
    .selectFrom('real_orders as orders')
    .select([day.as('day'), hour.as('hour'), isSoFar.as('is_so_far'), sql<number>`sum(${income})::bigint`.as('income')])
    .select((eb) => eb.fn.countAll<number>().as('orders'))
    .where('status', 'in', SOLD_STATUSES)
    .where((eb) =>
      eb.or(
        days.map((date) => {
          const { from, until } = momentsOf({ from: date, to: date });
          return eb.and([eb('placed_at', '>=', new Date(from)), eb('placed_at', '<', new Date(until))]);
        }),
      ),
    )
    .groupBy([sql`1`, sql`2`, sql`3`])
    .execute();
  return rows.map((row) => ({
    date: localDate(row.day),
    hour: row.hour,
    isSoFar: row.is_so_far,
    numberOfOrders: Number(row.orders),
    income: bani(Number(row.income)),
  }));
}

const MOST_REDUCTIONS = 50;

/** Reductions on sold orders by promotion name, the largest sum first. */
export async function sumReductions(db: Database, period: SummedPeriod): Promise<DayClose['reductions']> {
  const amount = sumOf('amount_bani');
  const rows = await salesSums(db, 'reduction', period)
    .select(['subject as name', amount.as('amount'), sumOf('times').as('orders')])
    .groupBy('subject')
    .orderBy(amount, 'desc')
    .orderBy('subject')
    .limit(MOST_REDUCTIONS)
    .execute();
  return rows.map((row) => ({ name: row.name, numberOfOrders: row.orders, amount: bani(row.amount) }));
}

export type SoldOptionSum = {
  /** The group's name at that time; '' for flat extras. */
  readonly group: string;
  readonly option: string;
  readonly numberOfPieces: number;
  readonly income: Bani;
};

/**
 * Options chosen in sold orders, by group, the most frequent first. With the names at that time, so a renamed option
 * counts separately.
 */
export async function sumOptions(db: Database, period: SummedPeriod, most: number): Promise<readonly SoldOptionSum[]> {
  const pieces = sumOf('pieces');
  const rows = await salesSums(db, 'option', period)
    .select(['subject as group', 'detail as name', pieces.as('pieces'), sumOf('amount_bani').as('income')])
    .groupBy(['subject', 'detail'])
    .orderBy('subject')
    .orderBy(pieces, 'desc')
    .orderBy('detail')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    group: row.group,
    option: row.name,
    numberOfPieces: row.pieces,
    income: bani(row.income),
  }));
}

export type SalesOfSource = {
  readonly source: OrderSource;
  readonly deliveryMethod: DeliveryMethod;
  readonly numberOfOrders: number;
  readonly income: Bani;
};

/** Sales by source and method, the largest sum first. */
export async function sumSources(db: Database, period: SummedPeriod): Promise<readonly SalesOfSource[]> {
  const sum = sumOf('amount_bani');
  const rows = await salesSums(db, 'sold', period)
    .select(['subject as source', 'detail as method', sum.as('income'), sumOf('times').as('orders')])
    .groupBy(['subject', 'detail'])
    .orderBy(sum, 'desc')
    .orderBy('subject')
    .orderBy('detail')
    .execute();
  return rows.map((row) => ({
    // The checks of the orders allow only the words of these types.
    source: row.source as OrderSource,
    deliveryMethod: row.method as DeliveryMethod,
    numberOfOrders: row.orders,
    income: bani(row.income),
  }));
}

/** Number and total of the period's rejected orders. */
export async function sumRejected(db: Database, period: SummedPeriod): Promise<{ orders: number; amount: Bani }> {
  const row = await salesSums(db, 'rejected', period)
    .select([
      sql<number>`coalesce(sum(times), 0)::bigint`.as('orders'),
      sql<number>`coalesce(sum(amount_bani), 0)::bigint`.as('amount'),
    ])
    .executeTakeFirstOrThrow();
  return { orders: row.orders, amount: bani(row.amount) };
}

export type RejectedOrder = {
  readonly number: number;
  readonly placedAt: Instant;
  readonly client: string;
  readonly reason: string;
  readonly stage: 'refused' | 'cancelled';
  readonly actor: string | null;
  readonly amount: Bani;
};

/** The newest first. */
export async function listRejected(
  db: Database,
  period: Period,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<readonly RejectedOrder[]> {
  const rows = await placedIn(db, period)
    .leftJoin('order_events', (join) =>
      join.onRef('order_events.order_id', '=', 'orders.id').on('order_events.kind', '=', 'rejected'),
    )
    .leftJoin('users', 'users.id', 'order_events.actor_id')
    .select(['orders.number', 'orders.placed_at', 'orders.first_name', 'orders.last_name'])
    .select(['rejection_reason', 'rejection_stage', income.as('amount')])
    .select(['users.first_name as actor_first_name', 'users.last_name as actor_last_name'])
    .where('status', '=', 'REJECTED')
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  return rows.map((row) => ({
    number: row.number ?? 0,
    placedAt: readInstant(row.placed_at),
    client: fullName({ firstName: row.first_name, lastName: row.last_name }),
    reason: row.rejection_reason ?? '',
    stage: row.rejection_stage ?? 'refused',
    actor: joinedName({ first_name: row.actor_first_name, last_name: row.actor_last_name }),
    amount: bani(row.amount),
  }));
}

const MOST_REASONS = 20;

/** Reasons of rejections, the most frequent first; case and blanks are ignored. */
export async function countReasons(db: Database, period: SummedPeriod) {
  const reason = sql<string>`min(detail)`;
  const rows = await salesSums(db, 'reason', period)
    .select([reason.as('reason'), sumOf('times').as('orders')])
    .groupBy('subject')
    .orderBy('orders', 'desc')
    .orderBy(reason)
    .limit(MOST_REASONS)
    .execute();
  return rows.map(({ reason: written, orders }) => ({ reason: written, orders }));
}

export type SoldProduct = {
  readonly productId: number;
  readonly name: string;
  readonly category: string;
  readonly quantity: number;
  readonly income: Bani;
};

/** Products of the period, the most sold first; parts of bundles count as pieces with their price in the bundle. */
export async function listSoldProducts(
  db: Database,
  period: SummedPeriod,
  asked: { readonly category: string | null; readonly search: string | null; readonly most: number },
): Promise<readonly SoldProduct[]> {
  const { category, search } = asked;
  const rows = await db
    // Summed before names are joined: a product has many rows of sums.
    .with('sums', () =>
      salesSums(db, 'product', period)
        .select([sql<number>`subject::integer`.as('product_id'), sumOf('pieces').as('quantity')])
        .select(sumOf('amount_bani').as('income'))
        .groupBy('subject'),
    )
    .selectFrom('sums')
    .innerJoin('products', 'products.id', 'sums.product_id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select(['products.id', 'products.name', 'categories.name as category', 'quantity', 'income'])
    .$if(category !== null, (query) =>
      query.where((eb) =>
        eb.or([
          eb('categories.slug', '=', toSlug(category ?? '')),
          eb(foldedText('categories.name'), '=', fold(category ?? '')),
        ]),
      ),
    )
    .$if(search !== null, (query) => query.where(foldedText('products.name'), 'like', likePattern(search ?? '')))
    .orderBy('quantity', 'desc')
    .orderBy('products.name')
    .limit(asked.most)
    .execute();
  return rows.map((row) => ({
    productId: row.id,
    name: row.name,
    category: row.category,
    quantity: row.quantity,
    income: bani(row.income),
  }));
}

/** All sales of a day, for its report. The size is limited by what a kitchen can cook in a day. */
export async function listSoldOrders(db: Database, period: Period): Promise<readonly SoldOrder[]> {
  const orders = await placedIn(db, period)
    .select(['orders.id', 'status', 'payment_status', 'payment_parts', 'products_bani', 'delivery_bani'])
    .select([
      'online_money',
      'deposit_bani',
      'reductions',
      sql<number>`coalesce(manual_packaging_bani, packaging_bani)`.as('packaging'),
    ])
    .where('status', 'in', SOLD_STATUSES)
    .execute();
  const lines = await placedIn(db, period)
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['orders.id as order_id', 'order_lines.quantity', 'unit_price_bani', 'box_price_bani', 'extras'])
    .select(['vat_basis_points', 'is_age_restricted'])
    .where('status', 'in', SOLD_STATUSES)
    // As on the register's receipt: a ban that is left over goes to the earlier line.
    .orderBy('order_lines.position')
    .orderBy('order_lines.id')
    .execute();
  const portions = Map.groupBy(lines, (line) => line.order_id);
  return orders.map((row) => ({
    status: row.status,
    paymentStatus: row.payment_status,
    payment: StoredPayment.parse(row.payment_parts),
    // Written in this format by the feature `payments`.
    onlineMoney: row.online_money as OnlineMoney | null,
    products: bani(row.products_bani),
    packaging: bani(row.packaging),
    deliveryFee: bani(row.delivery_bani),
    deposits: bani(row.deposit_bani),
    // Written in this format by placing an order.
    reductions: row.reductions as Reduction[],
    portions: (portions.get(row.id) ?? []).flatMap((line) =>
      portionsOfPiece({
        unitPrice: bani(line.unit_price_bani),
        boxPrice: bani(line.box_price_bani),
        extras: StoredExtras.parse(line.extras),
        quantity: line.quantity,
        vatBasisPoints: line.vat_basis_points,
        isDiscountable: !line.is_age_restricted,
      }),
    ),
  }));
}

/** An order for another day is placed at most this long before it is handed over. */
export const MOST_DAYS_AHEAD = 62;

/** Payments recorded for orders that were handed over on a day, whenever they were placed. */
export async function listReceivedPayments(
  db: Database,
  day: LocalDate,
): Promise<readonly { readonly payment: Payment; readonly isWithCourier: boolean }[]> {
  const { from, until } = momentsOf({ from: day, to: day });
  const rows = await placedIn(db, { from: addDays(day, -MOST_DAYS_AHEAD), to: day })
    .leftJoin('courier_shifts', 'courier_shifts.id', 'orders.courier_shift_id')
    .select(['payment_parts', 'courier_shifts.id as shift', 'courier_shifts.closed_at'])
    .where('payment_status', '=', 'paid')
    .where('delivered_at', '>=', new Date(from))
    .where('delivered_at', '<', new Date(until))
    .execute();
  return rows.map(({ payment_parts, shift, closed_at }) => ({
    payment: StoredPayment.parse(payment_parts),
    isWithCourier: shift !== null && closed_at === null,
  }));
}

/** Cash that couriers left at the till on a day, in shifts that are still open. */
export async function sumOpenDrops(db: Database, day: LocalDate): Promise<Bani> {
  const { from, until } = momentsOf({ from: day, to: day });
  const { sum } = await db
    .selectFrom('courier_drops')
    .innerJoin('courier_shifts', 'courier_shifts.id', 'courier_drops.shift_id')
    .select(sql<number>`coalesce(sum(amount_bani), 0)::bigint`.as('sum'))
    .where('closed_at', 'is', null)
    .where('at', '>=', new Date(from))
    .where('at', '<', new Date(until))
    .executeTakeFirstOrThrow();
  return bani(Number(sum));
}

/** Number of the period's orders that have not ended. */
export function countOpenOrders(db: Database, period: Period): Promise<number> {
  return countRows(placedIn(db, period).where('status', 'in', OPEN_STATUSES));
}

function sumOf(column: 'times' | 'pieces' | 'amount_bani') {
  return sql<number>`sum(${sql.ref(column)})::bigint`;
}

function placedIn(db: Database, period: Period) {
  const { from, until } = momentsOf(period);
  return db
    .selectFrom('real_orders as orders')
    .where('orders.placed_at', '>=', new Date(from))
    .where('orders.placed_at', '<', new Date(until));
}

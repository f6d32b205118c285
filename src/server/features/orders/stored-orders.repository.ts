/** Reading orders. Ownership is part of the question: what is not yours is not there. */

import { type ExpressionBuilder, type InferResult, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import { ALLERGENS } from '#domain/menu/menu.ts';
import { bani } from '#domain/money/bani.ts';
import { OPEN_STATUSES, type OrderStatus, UNDECIDED_STATUSES } from '#domain/orders/order.ts';
import type { OrderEventKind } from '#domain/orders/order-view.ts';
import type { OrderSearch } from '#domain/orders/parse-order-search.ts';
import type { Reduction } from '#domain/promotions/reduction.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { DB, Orders } from '#server/platform/database.types.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { joinedName } from '#server/platform/joined-name.ts';
import { anyOf } from '#server/platform/postgres/any-of.ts';
import { maybeInstant, readInstant } from '#server/platform/postgres/read-instant.ts';
import { isRealOrder, reachesCouriers } from '#server/platform/postgres/real-orders.ts';
import { StoredExtras } from '#server/platform/postgres/stored-extras.ts';
import { ADDRESS_COLUMNS, addressOfRow } from './address-columns.ts';
import { EventFacts } from './order-event.ts';
import { findProposal } from './proposals/proposals.repository.ts';
import type { MailedOrder, OrderHead, StoredBundle, StoredLine, StoredOrder, TimelineEntry } from './stored-order.ts';

const HEAD = [
  'orders.id',
  'orders.number',
  'orders.version',
  'orders.kitchen_number',
  'orders.stations_done',
  'orders.status',
  'orders.method',
  'orders.source',
  'orders.table_label',
  'orders.first_name',
  'orders.last_name',
  'orders.email',
  'orders.phone',
  ...ADDRESS_COLUMNS.map((column) => `orders.${column}` as const),
  'orders.pickup_place',
  'orders.own_container',
  'orders.company_name',
  'orders.company_cui',
  'orders.company_trade_register',
  'orders.company_office',
  'orders.additional_information',
  'orders.requested_at',
  'orders.placed_at',
  'orders.told_at',
  'orders.accepted_at',
  'orders.minutes_to_prepare',
  'orders.promised_at',
  'orders.ready_at',
  'orders.left_at',
  'orders.courier_id',
  'orders.courier_stop',
  'orders.no_answer_at',
  'orders.returned_at',
  'orders.delivered_at',
  'orders.rejection_reason',
  'orders.payment_method',
  'orders.payment_status',
  'orders.cash_bani',
  'orders.card_bani',
  'orders.products_bani',
  'orders.packaging_bani',
  'orders.manual_packaging_bani',
  'orders.delivery_bani',
  'orders.deposit_bani',
  'orders.reductions',
  'orders.total_bani',
  'orders.payable_bani',
  'orders.unseen_changes',
  'orders.proposal_until',
  'orders.terms_version',
] as const;
type Unqualified<Column> = Column extends `orders.${infer Name}` ? Name : never;
type HeadRow = Pick<Selectable<Orders>, Unqualified<(typeof HEAD)[number]>> & { courier_name: string | null };

/** Rows of orders, each with the name of its courier. */
function selectHeads(db: Database) {
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

/** Which order, and whose. */
export type OrderQuestion =
  | { readonly by: 'number'; readonly number: number }
  | { readonly by: 'owner'; readonly number: number; readonly userId: number }
  | { readonly by: 'id'; readonly id: number }
  | { readonly by: 'access'; readonly tokenHash: Buffer; readonly placedAfter: Instant };

/** The order with everything in it; null when it does not exist, or the caller may not read it. */
export async function findOrder(db: Database, question: OrderQuestion): Promise<StoredOrder | null> {
  const [order] = await completeOrders(db, await asked(selectHeads(db), question).execute());
  return order ?? null;
}

/** Some orders with everything in them; whatever is not there is left out. */
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

/** What was ordered; bundles are read only where a line is part of one. */
export async function listContent(db: Database, orderId: number): Promise<Content> {
  return withBundles(db, orderId, (await listLines(db, [orderId])).get(orderId) ?? []);
}

type Content = Pick<StoredOrder, 'lines' | 'bundles'>;

async function withBundles(db: Database, orderId: number, lines: readonly StoredLine[]): Promise<Content> {
  const hasBundles = lines.some(({ bundleId }) => bundleId !== null);
  return { lines, bundles: hasBundles ? await listBundles(db, orderId) : [] };
}

/** The order for a mail about it; null when it is not there. */
export async function findMailedOrder(db: Database, id: number): Promise<MailedOrder | null> {
  const row = await selectHeads(db)
    .select([hasEventWith('allergyRead').as('is_allergy_read'), hasEventWith('by').as('is_by_guest')])
    .where(isRealOrder)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    ...headOf(row),
    ...(await listContent(db, row.id)),
    isAllergyRead: row.is_allergy_read,
    isCancelledByGuest: row.status === 'REJECTED' && row.is_by_guest,
  };
}

/** Whether an event of the order has the fact, which is left out where it is not so. */
function hasEventWith(fact: keyof EventFacts) {
  return sql<boolean>`exists (select from order_events where order_id = orders.id and details ? ${fact})`;
}

/** Rows of some orders, without what was ordered; whatever is not there is left out. */
export async function listOrderHeads(db: Database, ids: readonly number[]): Promise<readonly OrderHead[]> {
  const rows = await selectHeads(db).where('id', '=', anyOf(ids)).orderBy('id').execute();
  return rows.map(headOf);
}

/** The order's row, held until the transaction ends: who comes later waits and then sees what was decided. */
export async function lockOrder(tx: Tx, number: number): Promise<OrderHead | null> {
  const row = await selectHeads(tx).where('number', '=', number).forNoKeyUpdate().executeTakeFirst();
  return row ? headOf(row) : null;
}

/** Where an order stands, without waiting for who is changing it; null when there is none with this number. */
export async function findStatus(db: Database, number: number): Promise<OrderStatus | null> {
  const row = await db.selectFrom('orders').select('status').where('number', '=', number).executeTakeFirst();
  return row?.status ?? null;
}

/** Who of the staff accepted an order; null until then. */
export async function findAccepter(tx: Tx, orderId: number): Promise<number | null> {
  const row = await tx
    .selectFrom('order_events')
    .select('actor_id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'accepted')
    .executeTakeFirst();
  return row?.actor_id ?? null;
}

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

/** What raising alarms needs of an unanswered order. */
export type UnhandledOrder = {
  readonly id: number;
  readonly number: number;
  readonly placedAt: Instant;
  readonly requestedAt: Instant | null;
};

/** Those whose guest is being asked about a proposal are left out: it is the guest's turn. */
export async function listUnhandledOrders(
  db: Database,
  { at, most }: { readonly at: Instant; readonly most: number },
): Promise<readonly UnhandledOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'placed_at', 'requested_at'])
    .where(isRealOrder)
    .where('status', 'in', UNDECIDED_STATUSES)
    .where((eb) => eb.or([eb('proposal_until', 'is', null), eb('proposal_until', '<=', new Date(at))]))
    .orderBy('placed_at')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.flatMap(({ id, number, placed_at: placedAt, requested_at: requestedAt }) =>
    number === null ? [] : [{ id, number, placedAt: readInstant(placedAt), requestedAt: maybeInstant(requestedAt) }],
  );
}

/** Accepted orders with a chosen moment that were promised for a time between two. */
export async function listPromisedOrders(
  db: Database,
  { from, until, most }: { readonly from: Instant; readonly until: Instant; readonly most: number },
): Promise<readonly OrderHead[]> {
  const rows = await selectHeads(db)
    .where('status', '=', 'CONFIRMED')
    .where('requested_at', 'is not', null)
    .where('promised_at', '>=', new Date(from))
    .where('promised_at', '<=', new Date(until))
    .orderBy('promised_at')
    .limit(most)
    .execute();
  return rows.map(headOf);
}

/** Orders under way that are due from an instant on, by the hour promised, else asked for, else placed. */
export async function listOpenOrders(
  db: Database,
  { dueFrom, most }: { readonly dueFrom: Instant; readonly most: number },
): Promise<readonly OrderHead[]> {
  const due = sql<Date>`coalesce(promised_at, requested_at, placed_at)`;
  const rows = await selectHeads(db)
    .where('status', 'in', OPEN_STATUSES)
    .where(due, '>=', new Date(dueFrom))
    .orderBy(due)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(headOf);
}

/** An order for a courier: with what is in the bag, and the place of its locality in the owner's list. */
export type DeliverableOrder = OrderHead & Pick<StoredOrder, 'lines'> & { readonly zonePosition: number | null };

/** What a courier carries, and accepted orders for delivery that are ready and that no courier carries. */
export async function listDeliverable(db: Database, courierId: number): Promise<readonly DeliverableOrder[]> {
  const rows = await selectHeads(db)
    .select((eb) =>
      eb
        .selectFrom('delivery_zones')
        .select('delivery_zones.position')
        .whereRef('delivery_zones.code', '=', 'orders.zone_code')
        .as('zone_position'),
    )
    .where('status', '=', 'CONFIRMED')
    .where('method', '=', 'DELIVERY')
    .where(reachesCouriers)
    .where((eb) =>
      eb.or([
        eb('courier_id', '=', courierId),
        eb.and([eb('courier_id', 'is', null), eb('ready_at', 'is not', null), eb('left_at', 'is', null)]),
      ]),
    )
    .orderBy('promised_at')
    .orderBy('id')
    .execute();
  const lines = await listLines(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...headOf(row), lines: lines.get(row.id) ?? [], zonePosition: row.zone_position }));
}

/** Stops of the same courier that come before this one, or null for an order that is on no courier's way. */
export async function countStopsBefore(db: Database, orderId: number): Promise<number | null> {
  const row = await db
    .selectFrom('orders as own')
    .select((eb) =>
      eb
        .selectFrom('orders as other')
        .select((count) => count.fn.countAll<number>().as('before'))
        .whereRef('other.courier_id', '=', 'own.courier_id')
        .where('other.status', '=', 'CONFIRMED')
        .where('other.left_at', 'is not', null)
        .whereRef('other.courier_stop', '<', 'own.courier_stop')
        .as('before'),
    )
    .where('own.id', '=', orderId)
    .where('own.status', '=', 'CONFIRMED')
    .where('own.left_at', 'is not', null)
    .where('own.courier_id', 'is not', null)
    .where('own.courier_stop', 'is not', null)
    .executeTakeFirst();
  return row?.before ?? null;
}

export type OrderPage = OrderFilter & { readonly page: number; readonly size: number };

export type OrderFilter = {
  readonly status: OrderStatus | null;
  /** Of one customer; null for all. */
  readonly userId: number | null;
  /** What is looked for; null for everything. */
  readonly search: OrderSearch | null;
};

/**
 * What must be done first stands first, real orders before those of a rehearsal: the longest waiting, what is wanted or promised soonest; of those there are
 * never many. Everything else, and what a person ordered, is a history: the newest first.
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

/** One page of orders with what was ordered, in turn. */
export async function listOrders(
  db: Database,
  { page, size, ...filter }: OrderPage,
): Promise<readonly (OrderHead & Pick<StoredOrder, 'lines'>)[]> {
  const rows = await selectHeads(db)
    .where((eb) =>
      eb(
        'orders.id',
        'in',
        // Pages before this one are passed over in the index, without their rows.
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

/** Makes one row per status of the changes that counts have gathered. A concurrent count sees the rows before or after, never both. */
export async function foldClosedCounts(db: Database): Promise<void> {
  await sql`with gone as (delete from closed_order_counts returning status, change)
    insert into closed_order_counts select status, sum(change) from gone group by status`.execute(db);
}

/** How many orders a filter leaves. */
export async function countOrders(db: Database, filter: OrderFilter): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(matching(filter))
    .executeTakeFirstOrThrow();
  return count;
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

function hasDigits(eb: ExpressionBuilder<DB, 'orders'>, digits: string) {
  const part = `%${digits}%`;
  return eb.or([eb(eb.cast<string>('number', 'text'), 'like', part), eb('phone', 'like', part)]);
}

function hasWords(eb: ExpressionBuilder<DB, 'orders'>, words: readonly string[]) {
  return eb.and(words.map((word) => eb('search_name', 'like', `%${word.replace(/[\\%_]/g, '\\$&')}%`)));
}

/** How many orders stand where: those under way are few and counted, those that ended are kept (docs/decisions/0106). */
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

export async function countOrdersOf(db: Database, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Numbers of a person's orders, the newest first. */
export async function listOrderNumbersOf(db: Database, userId: number, most: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('number')
    .where('user_id', '=', userId)
    .where('number', 'is not', null)
    .orderBy('placed_at', 'desc')
    .limit(most)
    .execute();
  return rows.flatMap(({ number }) => (number === null ? [] : [number]));
}

/** What the guest wrote about single lines of an order; lines without a message are left out. */
export async function listMessages(tx: Tx, orderId: number): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('order_lines')
    .select('message')
    .where('order_id', '=', orderId)
    .where('message', '!=', '')
    .execute();
  return rows.map(({ message }) => message);
}

/** Pieces per size that an order took out of the stock. */
export async function listTakenPieces(tx: Tx, orderId: number) {
  const rows = await tx
    .selectFrom('order_lines')
    .select(['size_id', (eb) => eb.fn.sum<number>('quantity').as('quantity')])
    .where('order_id', '=', orderId)
    .where('took_stock', '=', true)
    .groupBy('size_id')
    .orderBy('size_id')
    .execute();
  return rows.map((row) => ({ sizeId: row.size_id, quantity: Number(row.quantity) }));
}

/** The last thing that happened to an order. */
export async function findLastEvent(tx: Tx, orderId: number): Promise<TimelineEntry | null> {
  const row = await selectEvents(tx)
    .where('order_events.order_id', '=', orderId)
    .orderBy('order_events.order_version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : entryOf(row);
}

/** What happened to some orders, in turn. */
async function listTimelines(
  db: Database,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly TimelineEntry[]>> {
  const rows = await selectEvents(db)
    .where('order_events.order_id', '=', anyOf(orderIds))
    .orderBy('order_events.order_version')
    .execute();
  const timelines = new Map<number, TimelineEntry[]>(orderIds.map((id) => [id, []]));
  for (const row of rows) timelines.get(row.order_id)?.push(entryOf(row));
  return timelines;
}

function selectEvents(db: Database) {
  return db
    .selectFrom('order_events')
    .leftJoin('users', 'users.id', 'order_events.actor_id')
    .leftJoin('couriers', 'couriers.id', 'order_events.courier_id')
    .select(['order_events.order_id', 'order_events.kind', 'order_events.at', 'order_events.details'])
    .select(['users.first_name', 'users.last_name', 'couriers.name as courier']);
}

function entryOf(row: InferResult<ReturnType<typeof selectEvents>>[number]): TimelineEntry {
  return {
    // The table's check allows only these words.
    kind: row.kind as OrderEventKind,
    at: readInstant(row.at),
    facts: EventFacts.parse(row.details),
    actor: joinedName(row) ?? row.courier,
  };
}

async function listBundles(db: Database, orderId: number): Promise<readonly StoredBundle[]> {
  const rows = await db
    .selectFrom('order_bundles')
    .select(['id', 'promotion_id', 'name', 'quantity', 'unit_price_bani'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    promotionId: row.promotion_id,
    name: row.name,
    quantity: row.quantity,
    unitPrice: bani(row.unit_price_bani),
  }));
}

const Allergens = z.array(z.enum(ALLERGENS));

async function listLines(db: Database, orderIds: readonly number[]): Promise<ReadonlyMap<number, StoredLine[]>> {
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('products', 'products.id', 'order_lines.product_id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    // `stationIdOf` of domain/menu/station.ts, as a question to the database.
    .leftJoin('stations', (join) =>
      join.on(({ eb, fn }) => eb('stations.id', '=', fn.coalesce('products.station_id', 'categories.station_id'))),
    )
    .selectAll('order_lines')
    .select(['stations.id as station_id', 'stations.name as station_name'])
    .where('order_id', '=', anyOf(orderIds))
    .orderBy('order_id')
    .orderBy('order_lines.position')
    .orderBy('order_lines.id')
    .execute();
  const lines = new Map<number, StoredLine[]>();
  for (const row of rows) {
    const line = {
      bundleId: row.bundle_id,
      productId: row.product_id,
      sizeId: row.size_id,
      productName: row.product_name,
      sizeLabel: row.size_label,
      quantity: row.quantity,
      unitPrice: bani(row.unit_price_bani),
      regularPrice: bani(row.regular_price_bani),
      boxPrice: bani(row.box_price_bani),
      deposit: bani(row.deposit_bani),
      isFree: row.is_free,
      setLabel: row.set_label,
      extras: StoredExtras.parse(row.extras),
      message: row.message,
      allergens: Allergens.parse(row.allergens),
      isAgeRestricted: row.is_age_restricted,
      isFromFrozen: row.is_from_frozen,
      station:
        row.station_id === null || row.station_name === null ? null : { id: row.station_id, name: row.station_name },
      vatBasisPoints: row.vat_basis_points,
      tookStock: row.took_stock,
    };
    lines.set(row.order_id, [...(lines.get(row.order_id) ?? []), line]);
  }
  return lines;
}

function headOf(row: HeadRow): OrderHead {
  if (row.number === null) throw new Error(`Order ${row.id} has no number`);
  return {
    id: row.id,
    number: row.number,
    version: row.version,
    kitchenNumber: row.kitchen_number,
    stationsDone: row.stations_done,
    status: row.status,
    method: row.method,
    source: row.source,
    table: row.table_label,
    paymentStatus: row.payment_status,
    payment: {
      method: row.payment_method,
      cash: bani(row.cash_bani),
      card: bani(row.card_bani),
    },
    contact: { firstName: row.first_name, lastName: row.last_name, email: row.email, phone: row.phone },
    address: addressOfRow(row),
    pickupPlace: row.pickup_place,
    hasOwnContainer: row.own_container,
    company: companyOf(row),
    additionalInformation: row.additional_information,
    requestedAt: maybeInstant(row.requested_at),
    placedAt: readInstant(row.placed_at),
    toldAt: maybeInstant(row.told_at),
    acceptedAt: maybeInstant(row.accepted_at),
    minutesToPrepare: row.minutes_to_prepare,
    promisedAt: maybeInstant(row.promised_at),
    readyAt: maybeInstant(row.ready_at),
    leftAt: maybeInstant(row.left_at),
    courier:
      row.courier_id === null || row.courier_name === null ? null : { id: row.courier_id, name: row.courier_name },
    courierStop: row.courier_stop,
    noAnswerAt: maybeInstant(row.no_answer_at),
    returnedAt: maybeInstant(row.returned_at),
    deliveredAt: maybeInstant(row.delivered_at),
    rejectionReason: row.rejection_reason,
    products: bani(row.products_bani),
    packaging: bani(row.packaging_bani),
    manualPackaging: row.manual_packaging_bani === null ? null : bani(row.manual_packaging_bani),
    deliveryFee: bani(row.delivery_bani),
    deposits: bani(row.deposit_bani),
    // Only `insertOrder` and the migration that made the column write it.
    reductions: row.reductions as Reduction[],
    total: bani(row.total_bani),
    payable: bani(row.payable_bani),
    proposalUntil: maybeInstant(row.proposal_until),
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

/** Writing orders. Reading them is next door, in `stored-orders.repository.ts`. */
import { sql } from 'kysely';
import type { AcceptedOrder } from '#domain/orders/accept-order.ts';
import type { PaymentParts } from '#domain/orders/cash-ceiling.ts';
import type { ChangedPromise } from '#domain/orders/change-promise.ts';
import type { PlannedOrder } from '#domain/orders/decide-order.ts';
import type { OrderStatus } from '#domain/orders/order.ts';
import type { RejectedOrder } from '#domain/orders/reject-order.ts';
import { normalEmail } from '#domain/promotions/normal-email.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { type EventFacts, ORDER_EVENTS_CHANNEL, type OrderEventKind } from './order-event.ts';
import type { StoredAnswer } from './submissions.repository.ts';

/** Orders of one person that nobody has answered yet. */
export async function countUndecided(tx: Tx, { email, phone }: { readonly email: string; readonly phone: string }) {
  const { count } = await tx
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', 'in', ['NEW', 'SCHEDULED'])
    .where((eb) => eb.or([eb('phone', '=', phone), eb('email_normal', '=', normalEmail(email))]))
    .executeTakeFirstOrThrow();
  return count;
}

/** The id of the order that is about to be written. */
export async function takeOrderId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('orders', 'id')) as id`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('nextval gives one row');
  return id;
}

export type NewOrder = {
  readonly id: number;
  readonly number: number;
  readonly accessTokenHash: Buffer;
  readonly userId: number | null;
  readonly termsVersion: string;
  readonly plan: PlannedOrder;
  /** Sizes whose pieces came out of the stock. */
  readonly takenSizes: ReadonlySet<number>;
  readonly submissionKey: string;
  readonly answer: StoredAnswer;
};

/**
 * Writes an order: its row, its event and the answer to its submission go in one statement, which also wakes the
 * readers of events; then bundles and lines.
 */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<void> {
  const { id, plan } = order;
  const placedAt = new Date(plan.placedAt);
  await tx
    .with('placed', (db) => db.insertInto('orders').values(orderRow(order)).returning('id'))
    .with('event', (db) =>
      db
        .insertInto('order_events')
        .values({
          order_id: id,
          kind: 'placed',
          order_version: 1,
          at: placedAt,
          details: JSON.stringify({ status: plan.status }),
        })
        .returning('id'),
    )
    .updateTable('idempotency_keys')
    .set({ order_id: id, response: JSON.stringify(order.answer) })
    .where('key', '=', order.submissionKey)
    .returning(sql`pg_notify(${ORDER_EVENTS_CHANNEL}, '')`.as('told'))
    .execute();
  await insertLines(tx, order, await insertBundles(tx, id, plan));
}

function orderRow({ id, number, accessTokenHash, userId, termsVersion, plan }: NewOrder) {
  const { address, contact, sums, payment } = plan;
  return {
    id,
    number,
    status: plan.status,
    user_id: userId,
    access_token_hash: accessTokenHash,
    method: plan.method,
    first_name: contact.firstName,
    last_name: contact.lastName,
    email: contact.email,
    email_normal: normalEmail(contact.email),
    phone: contact.phone,
    zone_code: address?.zoneCode ?? null,
    city: address?.city ?? '',
    county: address?.county ?? '',
    street: address?.street ?? '',
    street_number: address?.streetNumber ?? '',
    building: address?.building ?? '',
    staircase: address?.staircase ?? '',
    floor: address?.floor ?? '',
    apartment: address?.apartment ?? '',
    intercom: address?.intercom ?? '',
    landmark: address?.landmark ?? '',
    pickup_place: plan.pickupPlace,
    additional_information: plan.additionalInformation,
    requested_at: plan.requestedAt === null ? null : new Date(plan.requestedAt),
    placed_at: new Date(plan.placedAt),
    payment_method: payment.method,
    cash_bani: payment.cash,
    card_bani: payment.card,
    products_bani: sums.products,
    packaging_bani: sums.packaging,
    delivery_bani: sums.deliveryFee,
    deposit_bani: sums.deposits,
    discount_bani: sums.discount,
    total_bani: sums.total,
    payable_bani: sums.payable,
    coupon_code: plan.redemption?.code ?? null,
    declared_adult: plan.declaredAdult,
    own_container: plan.hasOwnContainer,
    company_name: plan.company?.name ?? '',
    company_cui: plan.company?.cui ?? '',
    company_trade_register: plan.company?.tradeRegister ?? '',
    company_office: plan.company?.office ?? '',
    terms_version: termsVersion,
  };
}

/** Position of the line → id of its bundle. */
async function insertBundles(tx: Tx, orderId: number, { lines }: PlannedOrder): Promise<ReadonlyMap<number, number>> {
  const bundles = lines.flatMap(({ line, name, unitPrice }, position) =>
    line.kind === 'bundle'
      ? [
          {
            order_id: orderId,
            position,
            promotion_id: line.promotionId,
            name,
            quantity: line.quantity,
            unit_price_bani: unitPrice,
          },
        ]
      : [],
  );
  if (bundles.length === 0) return new Map();
  const rows = await tx.insertInto('order_bundles').values(bundles).returning(['id', 'position']).execute();
  return new Map(rows.map(({ id, position }) => [position, id]));
}

async function insertLines(
  tx: Tx,
  { id: orderId, plan, takenSizes }: NewOrder,
  bundleIds: ReadonlyMap<number, number>,
): Promise<void> {
  const rows = plan.lines.flatMap(({ line, parts }, position) =>
    parts.map((part) => ({
      order_id: orderId,
      bundle_id: bundleIds.get(position) ?? null,
      position,
      product_id: part.productId,
      size_id: part.sizeId,
      product_name: part.productName,
      size_label: part.sizeLabel,
      quantity: line.quantity,
      unit_price_bani: part.unitPrice,
      regular_price_bani: part.regularPrice,
      box_price_bani: part.boxPrice,
      deposit_bani: part.deposit,
      vat_basis_points: part.vatBasisPoints,
      took_stock: takenSizes.has(part.sizeId),
      is_free: part.isFree,
      set_label: part.setLabel,
      extras: JSON.stringify(part.extras.map(({ name, price }) => ({ name, price }))),
      message: line.kind === 'product' ? line.message : '',
      allergens: [...part.allergens],
      is_age_restricted: part.isAgeRestricted,
      is_from_frozen: part.isFromFrozen,
    })),
  );
  await tx.insertInto('order_lines').values(rows).execute();
}

export type OrderStep = {
  readonly orderId: number;
  readonly from: readonly OrderStatus[];
  /** Null for the guest. */
  readonly actorId: number | null;
  readonly at: Instant;
};

/** The new version, or null when the order no longer stands where it may be moved from. */
export async function markAccepted(tx: Tx, step: OrderStep, accepted: AcceptedOrder): Promise<number | null> {
  return moveOrder(tx, step, {
    status: accepted.status,
    accepted_at: new Date(accepted.acceptedAt),
    minutes_to_prepare: accepted.minutesToPrepare,
    promised_at: new Date(accepted.promisedAt),
    manual_packaging_bani: accepted.manualPackaging,
    total_bani: accepted.total,
    payable_bani: accepted.payable,
    cash_bani: accepted.payment.cash,
    card_bani: accepted.payment.card,
  });
}

export async function markRejected(tx: Tx, step: OrderStep, rejected: RejectedOrder): Promise<number | null> {
  return moveOrder(tx, step, {
    status: rejected.status,
    rejected_at: new Date(step.at),
    rejection_reason: rejected.reason,
    rejection_stage: rejected.stage,
  });
}

/** With `payment` the money was received, in these parts. */
export async function markDelivered(tx: Tx, step: OrderStep, payment: PaymentParts | null): Promise<number | null> {
  return moveOrder(tx, step, {
    status: 'DELIVERED',
    delivered_at: new Date(step.at),
    ...(payment === null ? {} : paidColumns(payment)),
  });
}

/** `null`: nothing was received after all. */
export async function markPaymentCorrected(
  tx: Tx,
  step: OrderStep,
  payment: PaymentParts | null,
): Promise<number | null> {
  return moveOrder(tx, step, {
    status: 'DELIVERED',
    ...(payment === null ? { payment_status: 'unpaid' } : paidColumns(payment)),
  });
}

function paidColumns({ method, cash, card }: PaymentParts) {
  return { payment_status: 'paid', payment_method: method, cash_bani: cash, card_bani: card };
}

export async function markRescheduled(tx: Tx, step: OrderStep, changed: ChangedPromise): Promise<number | null> {
  return moveOrder(tx, step, {
    status: 'CONFIRMED',
    promised_at: new Date(changed.promisedAt),
    minutes_to_prepare: changed.minutesToPrepare,
  });
}

type OrderChange = { readonly status: OrderStatus; readonly [column: string]: unknown };

async function moveOrder(tx: Tx, { orderId, from }: OrderStep, change: OrderChange): Promise<number | null> {
  const row = await tx
    .updateTable('orders')
    .set(change)
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', orderId)
    .where('status', 'in', [...from])
    .returning('version')
    .executeTakeFirst();
  return row?.version ?? null;
}

/** Tells what happened, to whoever reads the events once this transaction is committed. */
export async function insertOrderEvent(
  tx: Tx,
  { orderId, actorId, at }: OrderStep,
  event: {
    readonly kind: OrderEventKind;
    readonly version: number;
    readonly status: OrderStatus;
    readonly facts: EventFacts;
  },
): Promise<void> {
  await tx
    .insertInto('order_events')
    .values({
      order_id: orderId,
      kind: event.kind,
      order_version: event.version,
      actor_id: actorId,
      at: new Date(at),
      details: JSON.stringify({ status: event.status, ...event.facts }),
    })
    .returning(sql`pg_notify(${ORDER_EVENTS_CHANNEL}, '')`.as('told'))
    .execute();
}

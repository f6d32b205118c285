/** Writes orders; `stored-orders.repository.ts` reads them. */

import { type RawBuilder, sql } from 'kysely';
import { type Actor, GUEST, idOf } from '#domain/orders/actor.ts';
import type { OrderSource, OrderStatus } from '#domain/orders/order.ts';
import { GUEST_TEXT_FIELDS } from '#domain/orders/order-fields.ts';
import type { StageMoments } from '#domain/orders/order-stage.ts';
import type { OrderEventKind } from '#domain/orders/order-view.ts';
import type { Payment } from '#domain/orders/payment-means.ts';
import type { PlannedOrder } from '#domain/orders/placing/judge-order.ts';
import type { ChangedOrder } from '#domain/orders/proposals/judge-proposal.ts';
import type { OrderChange } from '#domain/orders/proposals/list-changes.ts';
import { UNDECIDED_STATUSES } from '#domain/orders/status-sets.ts';
import type { AcceptedOrder } from '#domain/orders/steps/accept-order.ts';
import type { ChangedPromise } from '#domain/orders/steps/change-promise.ts';
import type { RejectedOrder } from '#domain/orders/steps/reject-order.ts';
import { normalEmail } from '#domain/promotions/normal-email.ts';
import { couponOfReductions, sumOfReductions } from '#domain/promotions/reduction.ts';
import type { SlotLoad } from '#domain/schedule/capacity.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { type LockedStock, stockLock } from '#server/features/menu/index.ts';
import type { PreparedAttempt } from '#server/features/payments/index.ts';
import { loadsSince } from '#server/features/schedule/index.ts';
import type { Database } from '#server/platform/database.ts';
import { claimStatement, type Submission } from '#server/platform/idempotency.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { anyOf } from '#server/platform/postgres/any-of.ts';
import { columnsOf, insertRows, rowsAsTable } from '#server/platform/postgres/insert-rows.ts';
import { isIn } from '#server/platform/postgres/is-in.ts';
import { lockRulesVersion } from '#server/platform/versions/data-versions.ts';
import { addressRow } from './address-columns.ts';
import { arrival, NOTHING } from './arrival.repository.ts';
import { rowOfFields } from './order-columns.ts';
import { type EventFacts, ORDER_EVENTS_CHANNEL } from './order-event.ts';
import { insertRules, type RulesToWrite } from './order-rules.repository.ts';
import type { StoredAnswer } from './placing/submissions.repository.ts';

/** An order ready to be inserted: its idempotency key is claimed, the rules and its stock are locked. */
export type OpenedOrder = {
  /** The id of the order, used if it is inserted. */
  readonly id: number;
  /** Number of unanswered orders of this person, or of this table. */
  readonly undecided: number;
  /** Pieces left of the named sizes with limited stock. */
  readonly stock: LockedStock;
  /** Version of the rules, which are locked until the transaction ends. */
  readonly rulesVersion: string;
  /** Capacity used by orders that were committed when this was read. */
  readonly slotLoads: readonly SlotLoad[];
};

/**
 * Begins an order, in one statement and in this sequence, because the key or a row may be locked: claims the key, locks
 * the stock of the named sizes, locks the rules. Saves lock in the same sequence: rows first, then the rules.
 *
 * @returns null when an earlier submission has the key
 */
export async function openOrder(
  tx: Tx,
  {
    submission,
    contact: { email, phone },
    table,
    sizeIds,
    at,
  }: {
    readonly submission: Submission;
    /** Compared as far as it is known. */
    readonly contact: { readonly email: string; readonly phone: string };
    /** '' for none. */
    readonly table: string;
    readonly sizeIds: readonly number[];
    readonly at: Instant;
  },
): Promise<OpenedOrder | null> {
  const { rows } = await sql<Omit<OpenedOrder, 'stock'> & { stock: Readonly<Record<string, number>> }>`
    with claimed as (${claimStatement(submission, at)}),
    held as materialized (${stockLock(sizeIds, sql`exists (select from claimed)`)}),
    stock as (select coalesce(jsonb_object_agg(id, stock), '{}') as stock from held)
    select stock.stock, ${lockRulesVersion(at)} as "rulesVersion", ${loadsSince(at)} as "slotLoads", nextval(pg_get_serial_sequence('all_orders', 'id')) as id,
      (select count(*) from orders where ${isIn('status', UNDECIDED_STATUSES)}
        and (${samePerson({ phone, email_normal: normalEmail(email), table_label: table })})) as undecided
    from claimed cross join stock`.execute(tx);
  const [row] = rows;
  return row === undefined ? null : { ...row, stock: new Map(Object.entries(row.stock).map(readPieces)) };
}

/** What is not known of a guest ('') is not compared: guests at different tables may have given nothing. */
function samePerson(known: Readonly<Record<'phone' | 'email_normal' | 'table_label', string>>): RawBuilder<unknown> {
  const compared = Object.entries(known).filter(([, value]) => value !== '');
  const equal = compared.map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  return equal.length === 0 ? sql`false` : sql.join(equal, sql` or `);
}

/**
 * Locks the stock of the sizes that an order had and now has, then the rules, in the same sequence as placing an order.
 */
export async function lockRules(
  tx: Tx,
  { sizeIds, at }: { readonly sizeIds: readonly number[]; readonly at: Instant },
): Promise<Pick<OpenedOrder, 'stock' | 'rulesVersion'>> {
  const { rows } = await sql<{ stock: Readonly<Record<string, number>>; rulesVersion: string }>`
    with held as materialized (${stockLock(sizeIds, sql`true`)}),
    stock as (select coalesce(jsonb_object_agg(id, stock), '{}') as stock from held)
    select stock.stock, ${lockRulesVersion(at)} as "rulesVersion" from stock`.execute(tx);
  const [row] = rows as [(typeof rows)[number]];
  return { ...row, stock: new Map(Object.entries(row.stock).map(readPieces)) };
}

function readPieces([sizeId, pieces]: readonly [string, number]): readonly [number, number] {
  return [Number(sizeId), pieces];
}

export type NewOrder = {
  readonly id: number;
  readonly number: number;
  readonly accessTokenHash: Buffer;
  readonly userId: number | null;
  readonly termsVersion: string;
  readonly plan: PlannedOrder;
  /** Sizes whose pieces were taken from the stock. */
  readonly takenSizes: ReadonlySet<number>;
  readonly submissionKey: string;
  readonly answer: StoredAnswer;
  /** Set when staff took the order. */
  readonly taken: { readonly staffId: number; readonly source: OrderSource } | undefined;
  /** The insert of the mail's job; null without a mail. */
  readonly mailJob: RawBuilder<unknown> | null;
  /** The insert of its uses of limited promotions, and the number of rows it must return; null without any. */
  readonly uses: { readonly statement: RawBuilder<unknown>; readonly count: number } | null;
  /** The insert of the person's uses of promotions that are limited per person; null without any. */
  readonly usesOfPerson: RawBuilder<unknown> | null;
  /** The first attempt to pay it online, which it waits for; null for an order that is paid at the door. */
  readonly attempt: PreparedAttempt | null;
  /** The insert that redeems its coupon; null without a coupon. */
  readonly redemption: RawBuilder<unknown> | null;
  /** The rules that it was judged by. */
  readonly rules: RulesToWrite;
};

/**
 * Inserts an order in one statement: its row, bundles, lines and arrival (or, when it waits for its payment, the first
 * attempt), the answer to its submission, the redemption
 * of its coupon.
 *
 * @returns what another order used up meanwhile, the coupon or the rest of a promotion: the caller rolls back
 */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<'written' | 'coupon_used' | 'uses_taken'> {
  const { id, plan, taken, takenSizes, attempt } = order;
  const arrived = arrival({
    orderId: id,
    actor: taken === undefined ? GUEST : { kind: 'staff', id: taken.staffId },
    // An order taken by staff is accepted before it is visible, so no panel rings.
    status: taken === undefined ? plan.status : 'CONFIRMED',
    version: 1,
    at: plan.placedAt,
    mailJob: order.mailJob,
  });
  const { rows } = await sql<{ isRedeemed: boolean; uses: number }>`
    with placed as (${
      attempt === null
        ? insertRows('orders', [orderRow(order)])
        : insertRows('all_orders', [
            { ...orderRow(order), status: 'AWAITING_PAYMENT', online_money: JSON.parse(attempt.money) },
          ])
    }),
    ${insertedContent({ id, lines: plan.lines, takenSizes })},
    ${attempt === null ? arrived : attempt.statement},
    ${insertRules(id, order.rules)},
    used as (${order.uses?.statement ?? NOTHING}),
    used_by_person as (${order.usesOfPerson ?? NOTHING}),
    redeemed as (${order.redemption ?? NOTHING})
    update idempotency_keys set order_id = ${id}, response = ${JSON.stringify(order.answer)}::jsonb
    where key = ${order.submissionKey} returning exists (select from redeemed) as "isRedeemed",
      (select count(*)::int from used) as uses`.execute(tx);
  const [row] = rows;
  if (order.uses !== null && row?.uses !== order.uses.count) return 'uses_taken';
  return row?.isRedeemed === true ? 'written' : 'coupon_used';
}

/** Fields that a planned order has. */
const PLANNED_FIELDS = [
  ...GUEST_TEXT_FIELDS,
  'table',
  'pickupPlace',
  'requestedAt',
  'toldAt',
  'hasOwnContainer',
  'mealCardEligible',
] as const;
/** Fields that a change of an order sets. */
const CHANGED_FIELDS = ['pickupPlace', 'hasOwnContainer', 'requestedAt', 'promisedAt', 'mealCardEligible'] as const;

function orderRow({ id, number, accessTokenHash, userId, termsVersion, plan, taken }: NewOrder) {
  const { address, contact, sums, payment } = plan;
  return {
    id,
    number,
    status: plan.status,
    user_id: userId,
    access_token_hash: accessTokenHash,
    method: plan.method,
    source: taken?.source ?? 'WEB',
    first_name: contact.firstName,
    last_name: contact.lastName,
    email: contact.email,
    email_normal: normalEmail(contact.email),
    phone: contact.phone,
    ...addressRow(address),
    ...rowOfFields(PLANNED_FIELDS, plan),
    placed_at: new Date(plan.placedAt),
    payment_parts: [...payment],
    products_bani: sums.products,
    packaging_bani: sums.packaging,
    delivery_bani: sums.deliveryFee,
    deposit_bani: sums.deposits,
    discount_bani: sumOfReductions(sums.reductions),
    reductions: [...sums.reductions],
    total_bani: sums.total,
    payable_bani: sums.payable,
    coupon_code: couponOfReductions(sums.reductions),
    declared_adult: plan.declaredAdult,
    company_name: plan.company?.name ?? '',
    company_cui: plan.company?.cui ?? '',
    company_trade_register: plan.company?.tradeRegister ?? '',
    company_office: plan.company?.office ?? '',
    terms_version: termsVersion,
  };
}

const NO_BUNDLES = sql`select null::bigint as id, null::integer as position where false`;

/** The content of an order. */
type Content = {
  readonly id: number;
  readonly lines: PlannedOrder['lines'];
  /** Sizes whose pieces were taken from the stock. */
  readonly takenSizes: ReadonlySet<number>;
};

/** The parts `bundle` and `line` of a statement, which insert the content. */
function insertedContent(content: Content): RawBuilder<unknown> {
  const bundles = bundleRows(content);
  const lines = lineRows(content);
  return sql`bundle as (${bundles.length === 0 ? NO_BUNDLES : sql`${insertRows('order_bundles', bundles)} returning id, position`}),
    line as (
      insert into order_lines (${columnsOf(lines)}, bundle_id)
      select ${sql.join(Object.keys(lines[0] ?? {}).map((column) => sql.ref(`given.${column}`)))}, bundle.id
      from ${rowsAsTable('order_lines', lines)} as given left join bundle on bundle.position = given.position
      order by given.ordinality
    )`;
}

/** Replaces the content of an order. */
async function replaceContent(tx: Tx, content: Content): Promise<void> {
  await tx.deleteFrom('order_lines').where('order_id', '=', content.id).execute();
  await tx.deleteFrom('order_bundles').where('order_id', '=', content.id).execute();
  await sql`with ${insertedContent(content)} select`.execute(tx);
}

function bundleRows({ id, lines }: Content) {
  return lines.flatMap(({ line, name, unitPrice }, position) =>
    line.kind === 'bundle'
      ? [
          {
            order_id: id,
            position,
            promotion_id: line.promotionId,
            name,
            quantity: line.quantity,
            unit_price_bani: unitPrice,
          },
        ]
      : [],
  );
}

/** Without bundle ids, which the statement finds by position. */
function lineRows({ id, lines, takenSizes }: Content) {
  return lines.flatMap(({ line, parts }, position) =>
    parts.map((part) => ({
      order_id: id,
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
      extras: [...part.extras],
      message: line.kind === 'product' ? line.message : '',
      allergens: [...part.allergens],
      allergens_declared: part.declaresAllergens,
      is_age_restricted: part.isAgeRestricted,
      is_from_frozen: part.isFromFrozen,
      is_meal_card_excluded: part.isMealCardExcluded,
    })),
  );
}

export type OrderStep = {
  readonly orderId: number;
  readonly from: readonly OrderStatus[];
  readonly actor: Actor;
  readonly at: Instant;
};

/**
 * Gives an accepted order the next kitchen number of its day. The day's row stays locked until the transaction ends, so
 * numbers are unique, and every acceptance of the day waits for it: this is the last statement of the transaction.
 */
export async function numberForKitchen(tx: Tx, orderId: number, day: LocalDate): Promise<void> {
  await tx
    .with('taken', (taking) =>
      taking
        .insertInto('kitchen_numbers')
        .values({ day, last: 1 })
        .onConflict((conflict) => conflict.column('day').doUpdateSet({ last: sql`kitchen_numbers.last + 1` }))
        .returning('last'),
    )
    .updateTable('orders')
    .from('taken')
    .set((eb) => ({ kitchen_number: eb.ref('taken.last') }))
    .where('orders.id', '=', orderId)
    .execute();
}

export async function markAccepted(
  tx: Tx,
  step: OrderStep,
  accepted: AcceptedOrder & { readonly kitchenNumber: number | null },
): Promise<number | null> {
  return moveOrder(tx, step, {
    status: accepted.status,
    accepted_at: new Date(accepted.acceptedAt),
    kitchen_number: accepted.kitchenNumber,
    minutes_to_prepare: accepted.minutesToPrepare,
    promised_at: new Date(accepted.promisedAt),
    manual_packaging_bani: accepted.manualPackaging,
    total_bani: accepted.total,
    payable_bani: accepted.payable,
    payment_parts: JSON.stringify(accepted.payment),
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

/** With `payment` the money was received, in these parts; a courier's payment belongs to the open shift. */
export async function markDelivered(
  tx: Tx,
  step: OrderStep,
  {
    payment,
    isIdentitySeen,
  }: {
    readonly payment: Payment | null;
    /** Null for an order without products for adults. */
    readonly isIdentitySeen: boolean | null;
  },
): Promise<number | null> {
  return moveOrder(tx, step, {
    status: 'DELIVERED',
    delivered_at: new Date(step.at),
    no_answer_at: null,
    courier_shift_id: sql`(select id from courier_shifts
      where courier_shifts.courier_id = orders.courier_id and orders.method = 'DELIVERY' and closed_at is null)`,
    identity_seen: isIdentitySeen,
    ...(payment === null ? {} : paidColumns(payment)),
  });
}

/** Whether an order has products that are sold to adults only. */
export async function hasAdultLines(tx: Tx, orderId: number): Promise<boolean> {
  const line = await tx
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', orderId)
    .where('is_age_restricted', '=', true)
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}

/** `null`: nothing was received. */
export async function markPaymentCorrected(tx: Tx, step: OrderStep, payment: Payment | null): Promise<number | null> {
  return moveOrder(tx, step, {
    status: 'DELIVERED',
    ...(payment === null ? { payment_status: 'unpaid' } : paidColumns(payment)),
  });
}

function paidColumns(payment: Payment) {
  return { payment_status: 'paid', payment_parts: JSON.stringify(payment) };
}

export async function markRescheduled(tx: Tx, step: OrderStep, changed: ChangedPromise): Promise<number | null> {
  return moveOrder(tx, step, {
    status: 'CONFIRMED',
    promised_at: new Date(changed.promisedAt),
    minutes_to_prepare: changed.minutesToPrepare,
  });
}

export async function markStage(tx: Tx, step: OrderStep, moments: StageMoments): Promise<number | null> {
  return moveOrder(tx, step, { status: 'CONFIRMED', ...rowOfFields(['readyAt', 'leftAt'], moments) });
}

export async function markStationsDone(tx: Tx, step: OrderStep, stationIds: readonly number[]): Promise<number | null> {
  return moveOrder(tx, step, { status: 'CONFIRMED', stations_done: [...stationIds] });
}

/** Replaces content, destination, moment and sums; `takenSizes` are the sizes now taken from stock. */
export async function markChanged(
  tx: Tx,
  step: OrderStep,
  {
    changed,
    takenSizes,
    unseenChanges,
  }: {
    readonly changed: ChangedOrder;
    readonly takenSizes: ReadonlySet<number>;
    readonly unseenChanges: readonly OrderChange[];
  },
): Promise<number | null> {
  const { sums, payment } = changed;
  const version = await moveOrder(tx, step, {
    method: changed.method,
    ...addressRow(changed.address),
    ...rowOfFields(CHANGED_FIELDS, changed),
    ...(changed.isMoreToCook ? { ready_at: null, stations_done: [] } : {}),
    // An order for pickup has no courier.
    ...(changed.method === 'DELIVERY' ? {} : { courier_id: null, courier_stop: null }),
    payment_parts: JSON.stringify(payment),
    products_bani: sums.products,
    packaging_bani: sums.packaging,
    manual_packaging_bani: changed.manualPackaging,
    delivery_bani: sums.deliveryFee,
    deposit_bani: sums.deposits,
    discount_bani: sumOfReductions(sums.reductions),
    reductions: JSON.stringify(sums.reductions),
    total_bani: changed.total,
    payable_bani: changed.payable,
    coupon_code: couponOfReductions(sums.reductions),
    unseen_changes: JSON.stringify(unseenChanges),
  });
  await replaceContent(tx, { id: step.orderId, lines: changed.lines, takenSizes });
  return version;
}

/** Until when a proposal is open for the guest's answer; null: closed. */
export function markProposed(tx: Tx, step: OrderStep, until: Instant | null): Promise<number | null> {
  return moveOrder(tx, step, { proposal_until: until === null ? null : new Date(until) });
}

/** Staff have confirmed that they saw the change. */
export function markChangeSeen(tx: Tx, step: OrderStep): Promise<number | null> {
  return moveOrder(tx, step, { unseen_changes: '[]' });
}

/** Assigns an order to a courier, or to none. */
export async function markCourier(tx: Tx, step: OrderStep, courierId: number | null): Promise<number | null> {
  return moveOrder(tx, step, {
    status: 'CONFIRMED',
    courier_id: courierId,
    courier_stop: null,
    no_answer_at: null,
    returned_at: null,
  });
}

export async function markWaiting(tx: Tx, step: OrderStep): Promise<number | null> {
  return moveOrder(tx, step, { status: 'CONFIRMED', no_answer_at: new Date(step.at) });
}

/** Back at the restaurant: ready, without a courier. */
export async function markBroughtBack(tx: Tx, step: OrderStep): Promise<number | null> {
  return moveOrder(tx, step, {
    status: 'CONFIRMED',
    left_at: null,
    courier_id: null,
    courier_stop: null,
    no_answer_at: null,
    returned_at: new Date(step.at),
  });
}

/** Sets the stop positions of the named orders among those of a courier; the last call wins. */
export async function arrangeCourierStops(db: Database, courierId: number, numbers: readonly number[]): Promise<void> {
  await db
    .updateTable('orders')
    .set({ courier_stop: sql`array_position(${sql.val(numbers)}::int[], orders.number)` })
    .where('courier_id', '=', courierId)
    .where('status', '=', 'CONFIRMED')
    .where('number', '=', anyOf(numbers))
    .execute();
}

/** False when the step was recorded before, because its answer was lost. */
export async function claimCourierStep(
  tx: Tx,
  { id, key }: { readonly id: number; readonly key: string },
  at: Instant,
): Promise<boolean> {
  const row = await tx
    .insertInto('courier_steps')
    .values({ key, courier_id: id, at: new Date(at) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

type OrderUpdate = { readonly status?: OrderStatus; readonly [column: string]: unknown };

/** The new version, or null when the order is not in a status that the move may start from. */
async function moveOrder(tx: Tx, { orderId, from }: OrderStep, change: OrderUpdate): Promise<number | null> {
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

/** Records an event; readers see it once this transaction is committed. */
export async function insertOrderEvent(
  tx: Tx,
  { orderId, actor, at }: OrderStep,
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
      actor_kind: actor.kind,
      actor_id: idOf(actor, 'staff'),
      courier_id: idOf(actor, 'courier'),
      at: new Date(at),
      details: JSON.stringify({ status: event.status, ...event.facts }),
    })
    .returning(sql`pg_notify(${ORDER_EVENTS_CHANNEL}, '')`.as('told'))
    .execute();
}

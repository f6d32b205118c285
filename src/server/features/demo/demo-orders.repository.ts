import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { allergensWithExtras } from '#domain/menu/allergens-with-extras.ts';
import { normalEmail } from '#domain/promotions/normal-email.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { hashSecret } from '#server/platform/sessions.ts';
import { type InventedOrder, noticeOf } from './invent-orders.ts';

const TERMS_VERSION = '2026-11-20';

export type OrderWriting = {
  /** The number of an order by its id. */
  readonly numberOf: (id: number) => number;
  /** The member of staff of all decisions. */
  readonly actorId: number;
};

/** Inserts invented orders with their lines and all their events. */
export async function insertInventedOrders(
  tx: Tx,
  orders: readonly InventedOrder[],
  { numberOf, actorId }: OrderWriting,
): Promise<void> {
  const rows = await tx.insertInto('orders').values(orders.map(orderRow)).returning('id').execute();
  const stories = orders.map((order, index) => {
    const id = rows[index]?.id;
    if (id === undefined) throw new Error('An order was not written');
    return { id, order };
  });
  const numbers = JSON.stringify(stories.map(({ id }) => ({ id, number: numberOf(id) })));
  await sql`update orders set number = given.number
    from jsonb_to_recordset(${numbers}::jsonb) as given (id bigint, number integer) where orders.id = given.id`.execute(
    tx,
  );
  await tx
    .insertInto('order_lines')
    .values(stories.flatMap(({ id, order }) => lineRows(id, order)))
    .execute();
  await tx
    .insertInto('order_events')
    .values(stories.flatMap(({ id, order }) => eventRows(id, order, actorId)))
    .execute();
  await insertNotices(tx, stories);
}

/** Panel reports about unanswered orders, and the alarms already raised for them. */
async function insertNotices(
  tx: Tx,
  stories: readonly { readonly id: number; readonly order: InventedOrder }[],
): Promise<void> {
  const noticed = stories.flatMap(({ id, order }) => {
    const notice = noticeOf(order);
    return notice === null ? [] : [{ id, ...notice }];
  });
  await tx
    .insertInto('order_watch')
    .values(
      noticed.map(({ id, shownAt, openedAt }) => ({
        order_id: id,
        delivered_at: new Date(shownAt),
        acknowledged_at: new Date(shownAt),
        opened_at: new Date(openedAt),
      })),
    )
    .execute();
  await tx
    .insertInto('order_alarms')
    .values(noticed.map(({ id, alarmedAt }) => ({ order_id: id, step: 'unanswered', raised_at: new Date(alarmedAt) })))
    .execute();
}

/** The member of staff for the demo's decisions; must exist before orders reference them. */
export async function insertDemoManager(
  tx: Tx,
  { email, passwordHash }: { readonly email: string; readonly passwordHash: string },
): Promise<number> {
  const { id } = await tx
    .insertInto('users')
    .values({
      email,
      first_name: 'Ioana',
      last_name: 'Frasin',
      password_hash: passwordHash,
      roles: ['ROLE_MANAGER'],
      email_confirmed_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function orderRow(order: InventedOrder) {
  const { sums, payment, place, rejection } = order;
  return {
    version: eventsOf(order).length,
    status: order.status,
    access_token_hash: hashSecret(randomBytes(32).toString('base64url')),
    method: order.method,
    first_name: order.firstName,
    last_name: order.lastName,
    email: order.email,
    email_normal: normalEmail(order.email),
    phone: order.phone,
    zone_code: place?.code ?? null,
    city: place?.city ?? '',
    county: place?.county ?? '',
    street: order.street,
    street_number: order.streetNumber,
    additional_information: order.note,
    placed_at: new Date(order.placedAt),
    requested_at: dateOrNull(order.requestedAt),
    accepted_at: dateOrNull(order.acceptedAt),
    minutes_to_prepare: order.minutesToPrepare,
    promised_at: dateOrNull(order.promisedAt),
    delivered_at: dateOrNull(order.deliveredAt),
    rejected_at: dateOrNull(rejection?.at ?? null),
    rejection_reason: rejection?.reason ?? null,
    rejection_stage: rejection?.stage ?? null,
    payment_status: order.status === 'DELIVERED' ? ('paid' as const) : ('unpaid' as const),
    payment_parts: JSON.stringify(payment),
    products_bani: sums.productsBani,
    packaging_bani: sums.packagingBani,
    delivery_bani: sums.deliveryBani,
    deposit_bani: sums.depositBani,
    total_bani: sums.totalBani,
    payable_bani: sums.totalBani,
    declared_adult: order.lines.some(({ size }) => size.isAgeRestricted),
    terms_version: TERMS_VERSION,
  };
}

function lineRows(orderId: number, { lines }: InventedOrder) {
  return lines.map(({ size, quantity, extras, message }, position) => ({
    order_id: orderId,
    position,
    product_id: size.productId,
    size_id: size.sizeId,
    product_name: size.productName,
    size_label: size.sizeLabel,
    quantity,
    unit_price_bani: size.priceBani,
    regular_price_bani: size.priceBani,
    box_price_bani: size.boxPriceBani,
    deposit_bani: size.depositBani,
    vat_basis_points: size.vatBasisPoints,
    extras: JSON.stringify(extras.map(({ name, priceBani }) => ({ name, price: priceBani }))),
    message,
    allergens: [...allergensWithExtras(size, extras)],
    // The demonstration's lists are complete, empty ones too.
    allergens_declared: true,
    is_age_restricted: size.isAgeRestricted,
  }));
}

function eventRows(orderId: number, order: InventedOrder, actorId: number) {
  return eventsOf(order).map(({ kind, at, status }, index) => ({
    order_id: orderId,
    kind,
    order_version: index + 1,
    ...(kind === 'placed'
      ? { actor_id: null, actor_kind: 'guest' as const }
      : { actor_id: actorId, actor_kind: 'staff' as const }),
    at: new Date(at),
    details: JSON.stringify({ status }),
  }));
}

function eventsOf({ placedAt, acceptedAt, deliveredAt, rejection, requestedAt }: InventedOrder) {
  return [
    { kind: 'placed', at: placedAt, status: requestedAt === null ? 'NEW' : 'SCHEDULED' },
    ...(acceptedAt === null ? [] : [{ kind: 'accepted', at: acceptedAt, status: 'CONFIRMED' }]),
    ...(deliveredAt === null ? [] : [{ kind: 'delivered', at: deliveredAt, status: 'DELIVERED' }]),
    ...(rejection === null ? [] : [{ kind: 'rejected', at: rejection.at, status: 'REJECTED' }]),
  ];
}

function dateOrNull(at: number | null): Date | null {
  return at === null ? null : new Date(at);
}

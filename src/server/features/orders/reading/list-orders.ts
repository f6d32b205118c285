import type { OwnOrders } from '#contract/orders/codec.ts';
import type { DeliveryMethod, OrderContact } from '#domain/orders/order.ts';
import { preparationCall } from '#domain/orders/order-moments.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { unservedOrder } from '#domain/orders/steps/closed-day.ts';
import { normalEmail } from '#domain/promotions/normal-email.ts';
import type { Unserved } from '#domain/schedule/unserved-moment.ts';
import { firstInstantAt } from '#domain/time/bucharest.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import { addDays, type LocalDate } from '#domain/time/local-date.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';
import { loadScheduleInForce } from '#server/features/schedule/index.ts';
import type { Database } from '#server/platform/database.ts';
import {
  listOpenOrders,
  listPromisedOrders,
  listUnhandledOrders,
  type UnhandledOrder,
} from '../due-orders.repository.ts';
import { listOrderHeads } from '../order-heads.repository.ts';
import { countOrdersByStatus, countOrdersOf, listOrders } from '../order-pages.repository.ts';
import type { OrderHead } from '../stored-order.ts';
import { findOrder, findOrderIdByMailbox, hasOrderOfMailbox } from '../stored-orders.repository.ts';
import { countWaiting, type DayFigures, sumOrders } from './order-figures.repository.ts';
import { listedOrder, viewOrder } from './view-order.ts';

/**
 * The row of an order that must exist.
 *
 * @throws Error when it does not: callers got the id from the order itself
 */
export async function loadOrderHead(db: Database, id: number): Promise<OrderHead> {
  const [order] = await listOrderHeads(db, [id]);
  if (order === undefined) throw new Error(`No order with the id ${id}`);
  return order;
}

/** The id of the order with this number; null when there is none. */
export async function findOrderId(db: Database, number: number): Promise<number | null> {
  return (await findOrder(db, { by: 'number', number }))?.id ?? null;
}

/** The whole order as staff read it; null when it is gone. */
export async function findStaffOrder(db: Database, id: number): Promise<OrderView | null> {
  const order = await findOrder(db, { by: 'id', id });
  return order === null ? null : viewOrder(order, 'staff');
}

/** The order that matches both `number` and `email`; null otherwise. The caller's client must not learn the result. */
export async function findOrderOfGuest(
  db: Database,
  { number, email }: { readonly number: number; readonly email: string },
): Promise<number | null> {
  return findOrderIdByMailbox(db, number, normalEmail(email));
}

/** True when a guest has ordered with this mailbox, so that mails about an order may be sent to it. */
export async function isGuestMailbox(db: Database, email: string): Promise<boolean> {
  return hasOrderOfMailbox(db, normalEmail(email));
}

/** A page of the orders of an account, the newest first. */
export async function listOrdersOfUser(
  db: Database,
  asked: { readonly userId: number; readonly page: number; readonly size: number },
): Promise<OwnOrders> {
  const orders = await listOrders(db, { status: null, search: null, ...asked });
  return { orders: orders.map((order) => listedOrder(order, 'guest')), found: await countOrdersOf(db, asked.userId) };
}

/** Upper bound, more than a kitchen can answer; the most urgent orders come first. */
const MOST = 500;

/** Orders without an answer, the longest waiting first. */
export function listWaitingOrders(db: Database, at: Instant): Promise<readonly UnhandledOrder[]> {
  return listUnhandledOrders(db, { at, most: MOST });
}

/** Figures of a Bucharest day so far, and the orders waiting for an answer now. */
export async function loadDayFigures(
  db: Database,
  day: LocalDate,
): Promise<DayFigures & { readonly waiting: { readonly now: number; readonly later: number } }> {
  const figures = await sumOrders(db, firstInstantAt(day, 0), firstInstantAt(addDays(day, 1), 0));
  return { ...figures, waiting: await countWaiting(db) };
}

export type OrderToBegin = {
  readonly id: number;
  readonly number: number;
  readonly contact: OrderContact;
  readonly method: DeliveryMethod;
  readonly promisedAt: Instant;
  readonly startsAt: Instant;
};

const MOST_TO_BEGIN = 200;
/** An order promised longer ago than this is not waiting to be begun any more. */
const PAST_MINUTES = 180;

/** Accepted orders for later whose preparation must begin by `at` (readings 22), the most urgent first. */
export async function listOrdersToBegin(db: Database, at: Instant): Promise<readonly OrderToBegin[]> {
  const promised = await listPromisedOrders(db, {
    from: plusMinutes(at, -PAST_MINUTES),
    // The maximum of minutes_to_prepare (migration 0007).
    until: plusMinutes(at, MINUTES_PER_DAY),
    most: MOST_TO_BEGIN,
  });
  return promised.flatMap((order) => {
    const startsAt = preparationCall(order);
    if (startsAt === null || startsAt > at || order.promisedAt === null) return [];
    const { id, number, method, promisedAt, contact } = order;
    return [{ id, number, method, promisedAt, startsAt, contact }];
  });
}

type OrderOnClosedDay = { readonly order: OrderHead; readonly unserved: Unserved };

/** Open orders whose moment the restaurant closed after they were taken; sorted by due moment. */
export async function listOrdersOnClosedDays(db: Database, now: Instant): Promise<readonly OrderOnClosedDay[]> {
  const schedule = await loadScheduleInForce(db, now);
  // No guest waits for an order that was due more than a day ago.
  const orders = await listOpenOrders(db, { dueFrom: plusMinutes(now, -MINUTES_PER_DAY), most: MOST });
  return orders.flatMap((order) => {
    const unserved = unservedOrder(schedule, order, now);
    return unserved === null ? [] : [{ order, unserved }];
  });
}

/** Whether an order was ever handed over. */
export async function hasDeliveredOrders(db: Database): Promise<boolean> {
  return ((await countOrdersByStatus(db)).get('DELIVERED') ?? 0) > 0;
}

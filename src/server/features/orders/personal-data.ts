import { orderToWire } from '#contract/orders/codec.ts';
import type { OrderDetail } from '#contract/orders/wire.ts';
import type { KnownPerson } from '#domain/accounts/known-person.ts';
import { keptSince } from '#domain/legal/retention.ts';
import { firstKeptDay } from '#domain/orders/fiscal-retention.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { dateOf, firstInstantAt } from '#domain/time/bucharest.ts';
import { DAY_MS, type Instant, instant } from '#domain/time/instant.ts';
import { anonymiseReceipts } from '#server/features/fiscal/index.ts';
import { forgetCards } from '#server/features/payments/index.ts';
import { anonymiseRedemptions } from '#server/features/promotions/index.ts';
import type { Database } from '#server/platform/database.ts';
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts';
import {
  giveOrdersTo,
  hasOrderUnderWay,
  listNamed,
  listOrderIdsOf,
  listReachable,
  listUnpaid,
  lockOrderIdsOf,
  removeContactFrom,
  removePersonFrom,
} from './order-owners.repository.ts';
import { viewOrder } from './reading/view-order.ts';
import { listWholeOrders } from './stored-orders.repository.ts';

/** Upper bound, more than one person orders in the retention period. */
const MOST_EXPORTED = 2_000;

/** Ids of a person's orders, the newest first. */
export function listOrdersOfPerson(db: Database, person: KnownPerson): Promise<readonly number[]> {
  return listOrderIdsOf(db, person, MOST_EXPORTED);
}

/** Orders with everything in them, as their guest reads them, in the order of `ids`. */
export async function exportOrders(db: Database, ids: readonly number[]): Promise<OrderDetail[]> {
  const orders = new Map((await listWholeOrders(db, ids)).map((order) => [order.id, order]));
  return ids.flatMap((id) => {
    const order = orders.get(id);
    return order === undefined ? [] : [orderToWire(viewOrder(order, 'guest'))];
  });
}

/** Whether one of them is on its way. An open order counts as over a day after it was due. */
export function areOrdersUnderWay(db: Database, ids: readonly number[], now: Instant): Promise<boolean> {
  return hasOrderUnderWay(db, ids, instant(now - DAY_MS));
}

/** Moves orders placed without signing in to the account whose owner has confirmed that address. */
export function adoptGuestOrders(tx: Tx, owner: { readonly userId: number; readonly email: string }): Promise<void> {
  return giveOrdersTo(tx, owner);
}

/** The same ids, locked until the transaction ends, so that no answer of the kitchen comes in between. */
export function lockOrdersOfPerson(tx: Tx, person: KnownPerson): Promise<readonly number[]> {
  return lockOrderIdsOf(tx, person);
}

type Orders = { readonly orderIds: readonly number[] };

/** An order on its way has to be brought: until then its guest cannot be forgotten. */
export async function refuseUnderWay(
  tx: Tx,
  { orderIds }: Orders,
  now: Instant,
): Promise<Result<null, { readonly code: 'orders_under_way' }>> {
  return (await areOrdersUnderWay(tx, orderIds, now)) ? err({ code: 'orders_under_way' }) : ok(null);
}

/**
 * Takes a person out of their orders: what was sold, when and for how much stays, as accounting law asks; name,
 * address, phone and words do not.
 */
export async function anonymiseOrders(tx: Tx, { orderIds }: Orders): Promise<void> {
  await anonymiseRedemptions(tx, orderIds);
  await anonymiseReceipts(tx, orderIds);
  await removePersonFrom(tx, orderIds);
}

/** Rows locked at once; small, so that the panel does not wait for this job. */
const AT_ONCE = 500;

/**
 * Removes the person from orders that were never paid, phone and address from others after three years, and the person when the accounts no longer need the name
 * (privacy policy, section 3). Dishes, amounts and moments stay.
 */
export async function anonymiseOldOrders(db: Database, now: Instant): Promise<void> {
  const contactBefore = keptSince('contact_of_orders', now);
  await inPortions(db, async (tx) => {
    const orderIds = await listReachable(tx, contactBefore, AT_ONCE);
    await removeContactFrom(tx, orderIds);
    return orderIds.length;
  });
  const unpaidBefore = keptSince('unpaid_orders', now);
  await inPortions(db, async (tx) => {
    const orderIds = await listUnpaid(tx, unpaidBefore, AT_ONCE);
    await anonymiseOrders(tx, { orderIds });
    await forgetCards(tx, { orderIds });
    return orderIds.length;
  });
  const namedBefore = firstInstantAt(firstKeptDay(dateOf(now)), 0);
  await inPortions(db, async (tx) => {
    const orderIds = await listNamed(tx, namedBefore, AT_ONCE);
    await anonymiseOrders(tx, { orderIds });
    return orderIds.length;
  });
}

async function inPortions(db: Database, anonymiseSome: (tx: Tx) => Promise<number>): Promise<void> {
  while ((await inTransaction(db, anonymiseSome)) === AT_ONCE);
}

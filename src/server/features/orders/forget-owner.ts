import { err, ok, type Result } from '#domain/result.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { forgetRedeemers } from '#server/features/promotions/promotions.door.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { hasOrderUnderWay, lockOrderIdsOf, type OrderOwner, removePersonFrom } from './order-owners.repository.ts';

/** An order that nobody closed a day after it was due is over, whatever the panel says. */
const OVER_AFTER_MS = 24 * 3_600_000;

/**
 * Takes a person out of their orders: what was sold, when and for how much stays, as accounting law asks; name,
 * address, phone and words do not. Refused while an order is on its way: somebody has to bring it.
 *
 * @returns the orders that no longer say whose they were
 */
export async function forgetOwner(
  tx: Tx,
  owner: OrderOwner,
  now: Instant,
): Promise<Result<readonly number[], { readonly code: 'orders_under_way' }>> {
  const orderIds = await lockOrderIdsOf(tx, owner);
  if (await hasOrderUnderWay(tx, orderIds, instant(now - OVER_AFTER_MS))) return err({ code: 'orders_under_way' });
  await forgetRedeemers(tx, orderIds);
  await removePersonFrom(tx, orderIds);
  return ok(orderIds);
}

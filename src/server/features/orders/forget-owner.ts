import { err, ok, type Result } from '#domain/result.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { forgetRedeemers } from '#server/features/promotions/forget-redeemers.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { hasOrderUnderWay, lockOrderIdsOf, removePersonFrom } from './order-owners.repository.ts';

/** An order that nobody closed a day after it was due is over, whatever the panel says. */
const OVER_AFTER_MS = 24 * 3_600_000;

/**
 * Takes a person out of their orders: what was sold, when and for how much stays, as accounting law asks; name,
 * address, phone and words do not. Refused while an order is on its way: somebody has to bring it.
 */
export async function forgetOwner(
  tx: Tx,
  userId: number,
  now: Instant,
): Promise<Result<null, { readonly code: 'orders_under_way' }>> {
  const orderIds = await lockOrderIdsOf(tx, userId);
  if (await hasOrderUnderWay(tx, userId, instant(now - OVER_AFTER_MS))) return err({ code: 'orders_under_way' });
  await forgetRedeemers(tx, orderIds);
  await removePersonFrom(tx, orderIds);
  return ok(null);
}

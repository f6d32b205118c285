import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { insertRedemption } from './promotions.repository.ts';

export type RedeemCoupon = {
  readonly promotionId: number;
  readonly orderId: number;
  readonly emailNormal: string;
  readonly phoneNormal: string;
  readonly at: Instant;
};

/**
 * Uses the coupon up for this mailbox and this phone, in the order's transaction. Of two orders at the same moment one
 * is refused; it waits for the other to commit or to fail.
 */
export async function redeemCoupon(
  tx: Tx,
  { at, ...redemption }: RedeemCoupon,
): Promise<Result<null, { readonly code: 'coupon_invalid' }>> {
  const isRedeemed = await insertRedemption(tx, { ...redemption, at: new Date(at) });
  return isRedeemed ? ok(null) : err({ code: 'coupon_invalid' });
}

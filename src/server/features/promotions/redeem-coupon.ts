import type { RawBuilder } from 'kysely';
import type { Instant } from '#domain/time/instant.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { redeemAgain, redeeming, releaseRedemption } from './promotions.repository.ts';

export type RedeemCoupon = {
  readonly promotionId: number;
  readonly orderId: number;
  readonly emailNormal: string;
  readonly phoneNormal: string;
  readonly at: Instant;
};

/**
 * The part of the order's statement that redeems the coupon for this mailbox and this phone; returns no row when it was
 * used. Of two simultaneous orders the second waits for the first to commit or fail.
 */
export function redeemCoupon({ at, ...redemption }: RedeemCoupon): RawBuilder<{ readonly id: number }> {
  return redeeming({ ...redemption, at: new Date(at) });
}

/**
 * Gives back the coupon of a rejected order, once.
 *
 * @returns false when the order had none, or it was given back already
 */
export function releaseCoupon(tx: Tx, orderId: number, at: Instant): Promise<boolean> {
  return releaseRedemption(tx, orderId, new Date(at));
}

/**
 * Redeems the coupon of an order again that was given up and comes after all.
 *
 * @returns false when another order of the same mailbox or phone redeemed it meanwhile
 */
export function takeCouponAgain(tx: Tx, orderId: number, at: Instant): Promise<boolean> {
  return redeemAgain(tx, orderId, new Date(at));
}

import type { RawBuilder } from 'kysely';
import type { Instant } from '#domain/time/instant.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { redeeming, releaseRedemption } from './promotions.repository.ts';

export type RedeemCoupon = {
  readonly promotionId: number;
  readonly orderId: number;
  readonly emailNormal: string;
  readonly phoneNormal: string;
  readonly at: Instant;
};

/**
 * The part of the order's statement that uses the coupon up for this mailbox and this phone; no row when it was used. Of
 * two orders at the same moment one is refused; it waits for the other to commit or to fail.
 */
export function redeemCoupon({ at, ...redemption }: RedeemCoupon): RawBuilder<{ readonly id: number }> {
  return redeeming({ ...redemption, at: new Date(at) });
}

/**
 * Gives the coupon of a rejected order back, once.
 *
 * @returns false when the order had none, or it was given back before
 */
export function releaseCoupon(tx: Tx, orderId: number, at: Instant): Promise<boolean> {
  return releaseRedemption(tx, orderId, new Date(at));
}

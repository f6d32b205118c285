import type { Instant } from '#domain/time/instant.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { releaseRedemption } from './promotions.repository.ts';

/**
 * Gives the coupon of a rejected order back, once.
 *
 * @returns false when the order had none, or it was given back before
 */
export function releaseCoupon(tx: Tx, orderId: number, at: Instant): Promise<boolean> {
  return releaseRedemption(tx, orderId, new Date(at));
}

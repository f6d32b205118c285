import { normalEmail } from '#domain/promotions/normal-email.ts';
import type { Coupon } from '#domain/promotions/promotion.ts';
import type { Database } from '#server/platform/database.ts';
import { findCouponOfMailbox } from './personal-coupons.repository.ts';

/** The code of its own that a mailbox was given by a promotion; null when it was given none. */
export function findGivenCoupon(db: Database, promotionId: number, email: string): Promise<Coupon | null> {
  return findCouponOfMailbox(db, promotionId, normalEmail(email));
}

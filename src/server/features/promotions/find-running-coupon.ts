import { normalCouponCode } from '#domain/promotions/coupon-rules.ts';
import { type Coupon, isRunningOn } from '#domain/promotions/promotion.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { findCouponByCode } from './promotions.repository.ts';

/** The coupon for everybody that may be used today with this code; null when there is none, or it is off or out of date. */
export async function findRunningCoupon(db: Database, code: string, at: Instant): Promise<Coupon | null> {
  const coupon = await findCouponByCode(db, normalCouponCode(code));
  return coupon !== null && isRunningOn(coupon, dateOf(at)) ? coupon : null;
}

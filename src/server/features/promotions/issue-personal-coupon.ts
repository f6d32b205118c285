import { randomBytes } from 'node:crypto';
import {
  CODE_BYTES,
  personalCode,
  personalCouponEnd,
} from '#domain/promotions/kinds/newsletter-subscription/personal-coupon.ts';
import { normalEmail } from '#domain/promotions/normal-email.ts';
import type { Coupon } from '#domain/promotions/promotion.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { findSubscriptionPromotion, insertPersonalCoupon } from './personal-coupons.repository.ts';

/**
 * Gives a mailbox a personal code with today's terms. Null when no promotion for subscribers runs, or it already gave
 * this mailbox a code: unsubscribing and subscribing again gives no second one.
 */
export async function issuePersonalCoupon(tx: Tx, email: string, at: Instant): Promise<Coupon | null> {
  const today = dateOf(at);
  const promotion = await findSubscriptionPromotion(tx, today);
  if (promotion === null) return null;
  const coupon = {
    promotionId: promotion.id,
    code: personalCode(randomBytes(CODE_BYTES)),
    discountBasisPoints: promotion.discountBasisPoints,
    discountAmount: promotion.discountAmount,
    minimumOrder: promotion.minimumOrder,
    startDate: today,
    endDate: personalCouponEnd(promotion, today),
  };
  const isIssued = await insertPersonalCoupon(tx, { ...coupon, emailNormal: normalEmail(email), at: new Date(at) });
  return isIssued ? { ...coupon, type: 'NEWSLETTER_SUBSCRIPTION', isActive: true } : null;
}

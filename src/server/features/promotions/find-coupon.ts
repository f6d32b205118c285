import { normalCouponCode } from '#domain/promotions/coupon-rules.ts';
import { normalPersonalCode } from '#domain/promotions/kinds/newsletter-subscription/personal-coupon.ts';
import { normalEmail } from '#domain/promotions/normal-email.ts';
import { type Coupon, isRunningOn } from '#domain/promotions/promotion.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { findCouponOfMailbox, findPersonalCoupon } from './personal-coupons.repository.ts';
import { findCouponByCode, hasRedemption, type Redeemer } from './promotions.repository.ts';

/** A coupon, and whether the person has used it. */
export type FoundCoupon = { readonly coupon: Coupon | null; readonly isUsed: boolean };

/** No promotion has this id. */
const NO_PROMOTION = 0;

/**
 * The coupon of a code in any spelling, and whether this person has used it. A personal code is valid only for its
 * owner's mailbox; while no mailbox is known it is shown, and the order, which knows one, checks again. An unknown code
 * takes as many queries as a known one, so that the time of the answer reveals nothing (reliability.md T14).
 */
export async function findCoupon(db: Database, code: string, redeemer: Redeemer): Promise<FoundCoupon> {
  const common = await findCouponByCode(db, normalCouponCode(code));
  const personal = await findPersonalCoupon(db, normalPersonalCode(code));
  const isOwner = redeemer.emailNormal === null || redeemer.emailNormal === personal?.ownerEmailNormal;
  const coupon = common ?? (isOwner ? (personal?.coupon ?? null) : null);
  const isUsed = await hasRedemption(db, coupon?.promotionId ?? NO_PROMOTION, redeemer);
  return { coupon, isUsed };
}

/** The personal code that a promotion gave to a mailbox; null when it gave none. */
export function findGivenCoupon(db: Database, promotionId: number, email: string): Promise<Coupon | null> {
  return findCouponOfMailbox(db, promotionId, normalEmail(email));
}

/**
 * The coupon with this public code, if it may be used today; null when there is none, or it is switched off or expired.
 */
export async function findRunningCoupon(db: Database, code: string, at: Instant): Promise<Coupon | null> {
  const coupon = await findCouponByCode(db, normalCouponCode(code));
  return coupon !== null && isRunningOn(coupon, dateOf(at)) ? coupon : null;
}

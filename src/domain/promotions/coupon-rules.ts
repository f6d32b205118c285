import { type Bani, bani, minusBani, ZERO_BANI } from '#domain/money/bani.ts';
import { percentOf } from '#domain/money/percent.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { isRunningOn } from './bundle-rules.ts';
import type { Coupon } from './promotion.ts';
import type { Reduction } from './reduction.ts';

/**
 * Why a coupon gives nothing. Unknown, used and expired are one code on purpose: the answer must not tell which codes
 * exist (readings 8).
 */
export type CouponRefusal =
  | { readonly code: 'coupon_invalid' }
  | { readonly code: 'coupon_below_minimum'; readonly minimum: Bani; readonly missing: Bani }
  /** Nothing in the order may be discounted (only age-restricted products): the one use must not be lost for 0 lei. */
  | { readonly code: 'coupon_not_applicable' };

/** What a coupon is quoted against, in bani. */
export type CouponFacts = {
  /** `null` when no coupon has that code, or when this person has used it. */
  readonly coupon: Coupon | null;
  /** Products and paid bundles after bundle freebies; the coupon's minimum counts this. */
  readonly products: Bani;
  /** The part of `products` that may be discounted: everything but age-restricted products. */
  readonly discountable: Bani;
  readonly today: LocalDate;
};

/**
 * What a coupon takes off, in bani: never more than the discountable products, never anything off delivery, packaging
 * or deposits. A percentage rounds half up once, on the order; a coupon that carries both gives the larger.
 *
 * @see readings.md 7–8, romania.md §5.1 (no coupon on alcohol)
 */
export function quoteCoupon({ coupon, products, discountable, today }: CouponFacts): Result<Bani, CouponRefusal> {
  if (coupon === null || !isRunningOn(coupon, today)) return err({ code: 'coupon_invalid' });
  if (products < coupon.minimumOrder) {
    const missing = minusBani(coupon.minimumOrder, products);
    return err({ code: 'coupon_below_minimum', minimum: coupon.minimumOrder, missing });
  }
  const percentage = percentOf(discountable, coupon.discountBasisPoints);
  const discount = bani(Math.min(discountable, Math.max(percentage, coupon.discountAmount)));
  return discount > ZERO_BANI ? ok(discount) : err({ code: 'coupon_not_applicable' });
}

/** The coupon in the sums of an order: by its code, because the promotion's own name is for staff. */
export function couponReduction({ promotionId, code }: Coupon, amount: Bani): Reduction {
  return { promotionId, name: `Reducere ${code}`, code, amount };
}

/** A code as it compares: people type it in any case, with spaces around. */
export function normalCouponCode(code: string): string {
  return code.trim().toUpperCase();
}

import { type Bani, bani, ZERO_BANI } from '#domain/money/bani.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { cleanCode } from '#domain/text/clean-text.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { PROMOTION_KINDS } from './kinds.ts';
import { type Coupon, isRunningOn } from './promotion.ts';
import type { CartFacts } from './promotion-kind.ts';

/**
 * Why a coupon gives nothing. Unknown, used and expired are one code on purpose: the answer must not tell which codes
 * exist (readings 8).
 */
export type CouponRefusal =
  | { readonly code: 'coupon_invalid' }
  | { readonly code: 'coupon_below_minimum'; readonly minimum: Bani; readonly missing: Bani }
  /** Nothing is left that may be reduced (only age-restricted products): the one use must not be lost for 0 lei. */
  | { readonly code: 'coupon_not_applicable' };

/** What a coupon is quoted against, in bani. */
export type CouponFacts = CartFacts & {
  /** `null` when no coupon has that code, or when this person has used it. */
  readonly coupon: Coupon | null;
  /** What other promotions leave of `discountable`; the coupon takes no more than that. */
  readonly left: Bani;
  readonly today: LocalDate;
};

/**
 * What a coupon takes off, in bani: never anything off delivery, packaging or deposits.
 *
 * @see readings.md 7–8, romania.md §5.1 (no coupon on alcohol)
 */
export function quoteCoupon({ coupon, left, today, ...cart }: CouponFacts): Result<Bani, CouponRefusal> {
  if (coupon === null || !isRunningOn(coupon, today)) return err({ code: 'coupon_invalid' });
  const kind = PROMOTION_KINDS[coupon.type];
  const unmet = kind.condition(coupon, cart);
  if (unmet !== null) return err({ code: 'coupon_below_minimum', minimum: coupon.minimumOrder, ...unmet });
  const amount = bani(Math.min(left, kind.effect(coupon, cart)));
  return amount > ZERO_BANI ? ok(amount) : err({ code: 'coupon_not_applicable' });
}

/** A code as it compares: people type it in any case, and paste it with spaces and invisible marks. */
export function normalCouponCode(code: string): string {
  return cleanCode(code).trim().toUpperCase();
}

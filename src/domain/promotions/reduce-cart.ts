import { type Bani, bani, minusBani, ZERO_BANI } from '#domain/money/bani.ts';
import type { Result } from '#domain/result.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { type CouponRefusal, quoteCoupon } from './coupon-rules.ts';
import { PROMOTION_KINDS } from './kinds.ts';
import { type Coupon, isRunningOn, type Promotion } from './promotion.ts';
import type { CartFacts } from './promotion-kind.ts';
import type { Reduction } from './reduction.ts';

export type ReducedCart = {
  /** In the order in which they are applied. */
  readonly reductions: readonly Reduction[];
  /** What the coupon takes off or why not; `null` when none was given. */
  readonly coupon: Result<Bani, CouponRefusal> | null;
};

/**
 * What promotions take off a cart, by one table of rules:
 *
 * 1. Bundles come first: what they give away is not in `products`, what they cost is, like any product.
 * 2. Of the promotions that apply by themselves, the one that takes off most applies; of equals the older one.
 * 3. A coupon is added to it. Its minimum and its percentage count the products before rule 2.
 * 4. All together take off no more than may be reduced. A coupon for which nothing is left is refused, not used up.
 *
 * @see docs/decisions/0176-how-promotions-combine.md
 */
export function reduceCart({
  promotions,
  coupon: asked,
  today,
  ...cart
}: CartFacts & {
  readonly promotions: readonly Promotion[];
  /** `null` when none is asked for, `'unknown'` when no coupon has the code or this person has used it. */
  readonly coupon: Coupon | 'unknown' | null;
  readonly today: LocalDate;
}): ReducedCart {
  const own = bestOf(promotions, cart, today);
  if (asked === null) return { reductions: own, coupon: null };
  const left = minusBani(cart.discountable, own[0]?.amount ?? ZERO_BANI);
  const known = asked === 'unknown' ? null : asked;
  const coupon = quoteCoupon({ ...cart, coupon: known, left, today });
  if (known === null || !coupon.ok) return { reductions: own, coupon };
  const { promotionId, code } = known;
  // By its code: the promotion's own name is for staff.
  return { reductions: [...own, { promotionId, name: `Reducere ${code}`, code, amount: coupon.value }], coupon };
}

/** The one reduction that applies by itself, or none. */
function bestOf(promotions: readonly Promotion[], cart: CartFacts, today: LocalDate): readonly Reduction[] {
  return promotions
    .filter((promotion) => isRunningOn(promotion, today))
    .flatMap((promotion) => {
      const kind = PROMOTION_KINDS[promotion.type];
      if (kind.entersBy !== 'itself' || kind.condition(promotion, cart) !== null) return [];
      const amount = bani(Math.min(cart.discountable, kind.effect(promotion, cart)));
      return amount > ZERO_BANI ? [{ promotionId: promotion.id, name: promotion.name, code: null, amount }] : [];
    })
    .toSorted((one, other) => other.amount - one.amount || one.promotionId - other.promotionId)
    .slice(0, 1);
}

import { type Bani, bani, minusBani, ZERO_BANI } from '#domain/money/bani.ts';
import type { Result } from '#domain/result.ts';
import { appliesTo, type OrderCircumstances } from './applies-now.ts';
import { needMinimum } from './cart-conditions.ts';
import { type CouponRefusal, quoteCoupon } from './coupon-rules.ts';
import { PROMOTION_KINDS } from './kinds.ts';
import type { Coupon, Promotion } from './promotion.ts';
import type { CartFacts, PieceLine } from './promotion-kind.ts';
import { isEnough } from './promotion-rules.ts';
import { findGift, reducePieces } from './reduce-pieces.ts';
import { type Reduction, sumOfReductions } from './reduction.ts';

export type ReducedCart = {
  /** In the order in which they are applied. */
  readonly reductions: readonly Reduction[];
  /** What the coupon takes off, or why it is refused; `null` when none was given. */
  readonly coupon: Result<Bani, CouponRefusal> | null;
};

/**
 * What promotions take off a cart, by one table of rules:
 *
 * 1. Bundles come first: what they give away is not in `products`, what they cost is, like any product.
 * 2. One gift: the one that is worth most. Its minimum counts the products without it.
 * 3. Of the pieces that are left each is reduced by at most one promotion, so that the guest saves most.
 * 4. Of the promotions that reduce the whole cart by themselves, the one that takes off most applies; of equals the
 *    older one.
 * 5. A coupon is added to all of them.
 * 6. All minimums and percentages count the products before every reduction. All together take off no more than may be
 *    reduced. A coupon for which nothing is left is refused, not used up.
 * 7. Delivery is free by one promotion at most, beside everything else.
 * 8. A promotion that would give more than is left of its budget does not apply.
 *
 * @see docs/decisions/0224-promotions-of-every-kind-and-how-they-combine.md
 */
export function reduceCart(asked: ReducingFacts): ReducedCart {
  const reduced = reduceBy(asked);
  const isWithinBudget = ({ id, rules: { budget } }: Promotion) =>
    reduced.reductions.every(({ promotionId, amount }) => promotionId !== id || isEnough(budget, amount));
  const promotions = asked.promotions.filter(isWithinBudget);
  return promotions.length === asked.promotions.length ? reduced : reduceCart({ ...asked, promotions });
}

export type ReducingFacts = CartFacts & {
  readonly promotions: readonly Promotion[];
  /** `null` when none is asked for, `'unknown'` when no coupon has the code or this person has used it. */
  readonly coupon: Coupon | 'unknown' | null;
  readonly lines: readonly PieceLine[];
  readonly deliveryFee: Bani;
  readonly circumstances: OrderCircumstances;
};

function reduceBy({
  promotions,
  coupon: asked,
  lines,
  deliveryFee,
  circumstances,
  ...cart
}: ReducingFacts): ReducedCart {
  const applying = promotions.filter((promotion) => appliesTo(promotion, circumstances));
  const gift = findGift(applying, lines, cart.products);
  const pieces = [
    ...(gift === null ? [] : [gift.reduction]),
    ...reducePieces(applying, gift === null ? lines : gift.rest),
  ];
  const leftOf = (taken: readonly Reduction[]) =>
    bani(Math.max(ZERO_BANI, minusBani(cart.discountable, sumOfReductions(taken))));
  const own = [...pieces, ...bestOf(applying, cart, leftOf(pieces))];
  const delivery = freeDeliveryOf(applying, cart, deliveryFee);
  if (asked === null) return { reductions: [...own, ...delivery], coupon: null };
  const known = asked === 'unknown' ? null : asked;
  const coupon = quoteCoupon({ ...cart, coupon: known, left: leftOf(own), today: circumstances.today });
  if (known === null || !coupon.ok) return { reductions: [...own, ...delivery], coupon };
  const { promotionId, code } = known;
  // Named by its code, because the promotion's own name is for staff.
  const byCode = { promotionId, name: `Reducere ${code}`, code, amount: coupon.value };
  return { reductions: [...own, byCode, ...delivery], coupon };
}

/** The best automatic reduction of the whole cart, or none. */
function bestOf(promotions: readonly Promotion[], cart: CartFacts, left: Bani): readonly Reduction[] {
  return promotions
    .flatMap((promotion) => {
      const kind = PROMOTION_KINDS[promotion.type];
      if (kind.entersBy !== 'itself' || kind.reduces !== 'cart' || kind.condition(promotion, cart) !== null) return [];
      const amount = bani(Math.min(left, kind.effect(promotion, cart)));
      return amount > ZERO_BANI ? [{ promotionId: promotion.id, name: promotion.name, code: null, amount }] : [];
    })
    .toSorted((one, other) => other.amount - one.amount || one.promotionId - other.promotionId)
    .slice(0, 1);
}

/** The oldest promotion that pays the delivery fee, or none. */
function freeDeliveryOf(promotions: readonly Promotion[], cart: CartFacts, fee: Bani): readonly Reduction[] {
  if (fee === ZERO_BANI) return [];
  return promotions
    .filter(({ type }) => PROMOTION_KINDS[type].reduces === 'delivery')
    .filter((promotion) => needMinimum(promotion, cart) === null)
    .toSorted((one, other) => one.id - other.id)
    .slice(0, 1)
    .map(({ id, name }) => ({ promotionId: id, name, code: null, amount: fee, isDelivery: true }));
}

/** Table of the promotion kinds. Texts for staff are in `kind-words.ts`, so that guests do not load them. */

import { keysOf } from '#domain/keys-of.ts';
import { buyOneGetOne } from './kinds/buy-one-get-one/kind.ts';
import { buyXGetYFree } from './kinds/buy-x-get-y-free/kind.ts';
import { couponCode } from './kinds/coupon-code/kind.ts';
import { discountOnCart } from './kinds/discount-on-cart/kind.ts';
import { discountOnProduct } from './kinds/discount-on-product/kind.ts';
import { firstOrder } from './kinds/first-order/kind.ts';
import { fixedDiscountOnCart } from './kinds/fixed-discount-on-cart/kind.ts';
import { freeDelivery } from './kinds/free-delivery/kind.ts';
import { freeItem } from './kinds/free-item/kind.ts';
import { newsletterSubscription } from './kinds/newsletter-subscription/kind.ts';
import type { PromotionField } from './promotion-fields.ts';
import type { PromotionKind, ReductionKind } from './promotion-kind.ts';

/** By the names on the wire. */
export const PROMOTION_KINDS = {
  BUY_X_GET_Y_FREE: buyXGetYFree,
  NEWSLETTER_SUBSCRIPTION: newsletterSubscription,
  COUPON_CODE: couponCode,
  FIXED_DISCOUNT_ON_CART: fixedDiscountOnCart,
  DISCOUNT_ON_CART: discountOnCart,
  DISCOUNT_ON_PRODUCT: discountOnProduct,
  BUY_ONE_GET_ONE: buyOneGetOne,
  FREE_ITEM: freeItem,
  FREE_DELIVERY: freeDelivery,
  FIRST_ORDER: firstOrder,
};

type Kinds = typeof PROMOTION_KINDS;
export type PromotionType = keyof Kinds;
/** The types whose kind reduces the sum of products. */
export type ReductionType = {
  [Type in PromotionType]: Kinds[Type] extends ReductionKind ? Type : never;
}[PromotionType];

// The keys of an object are its own.
export const PROMOTION_TYPES = /* @__PURE__ */ keysOf(PROMOTION_KINDS);
export const REDUCTION_TYPES = PROMOTION_TYPES.filter(
  (type): type is ReductionType => PROMOTION_KINDS[type].reduces === 'cart',
);

/** The types of kinds that enter an order in one of these ways. */
export function typesThatEnterBy(...ways: readonly PromotionKind['entersBy'][]): readonly PromotionType[] {
  return PROMOTION_TYPES.filter((type) => ways.includes(PROMOTION_KINDS[type].entersBy));
}

export function hasField(type: PromotionType, field: PromotionField): boolean {
  return PROMOTION_KINDS[type].fields.includes(field);
}

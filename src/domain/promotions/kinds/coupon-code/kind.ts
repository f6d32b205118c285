import { needMinimum, takePercentageOrAmount } from '#domain/promotions/cart-conditions.ts';
import type { ReductionKind } from '#domain/promotions/promotion-kind.ts';

/** One public code, once per person. */
export const couponCode: ReductionKind = {
  entersBy: 'code',
  reduces: 'cart',
  fields: ['couponCode', 'discountPercentage', 'discountAmount', 'minOrderValue'],
  conditionType: 'COUPON_CODE',
  isNewAlwaysActive: false,
  condition: needMinimum,
  effect: takePercentageOrAmount,
};

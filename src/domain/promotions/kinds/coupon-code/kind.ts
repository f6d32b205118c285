import { needMinimum, takePercentageOrAmount } from '#domain/promotions/cart-conditions.ts';
import type { ReductionKind } from '#domain/promotions/promotion-kind.ts';

/** One code for everybody, once per person. */
export const couponCode: ReductionKind = {
  entersBy: 'code',
  fields: ['couponCode', 'discountPercentage', 'discountAmount', 'minOrderValue'],
  conditionType: 'COUPON_CODE',
  isNewAlwaysActive: false,
  condition: needMinimum,
  effect: takePercentageOrAmount,
};

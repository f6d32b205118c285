import { needMinimum, takePercentageOrAmount } from '#domain/promotions/cart-conditions.ts';
import type { ReductionKind } from '#domain/promotions/promotion-kind.ts';

/** One public code, once per person. */
export const couponCode: ReductionKind = {
  entersBy: 'code',
  reduces: 'cart',
  fields: ['couponCode', 'discountPercentage', 'discountAmount', 'minOrderValue'],
  conditionType: 'COUPON_CODE',
  isNewAlwaysActive: false,
  sentence: ({ worth, from }) => `${worth}${from}, cu un cod`,
  condition: needMinimum,
  effect: takePercentageOrAmount,
};

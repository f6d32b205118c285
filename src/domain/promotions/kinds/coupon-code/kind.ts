import { needMinimum, takePercentageOrAmount } from '#domain/promotions/cart-conditions.ts';
import type { PromotionKind } from '#domain/promotions/promotion-kind.ts';

/** One code for everybody, once per person. */
export const couponCode: PromotionKind = {
  entersBy: 'code',
  fields: ['couponCode', 'discountPercentage', 'discountAmount', 'minOrderValue'],
  conditionType: 'COUPON_CODE',
  isNewAlwaysActive: false,
  condition: needMinimum,
  effect: takePercentageOrAmount,
};

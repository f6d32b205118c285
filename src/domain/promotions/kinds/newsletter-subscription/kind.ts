import { needMinimum, takePercentageOrAmount } from '#domain/promotions/cart-conditions.ts';
import type { PromotionKind } from '#domain/promotions/promotion-kind.ts';

/** Every subscriber gets a code of their own (`personal-coupon.ts`). */
export const newsletterSubscription: PromotionKind = {
  entersBy: 'code',
  fields: ['discountPercentage', 'discountAmount', 'minOrderValue', 'validityInDays'],
  conditionType: 'SUBSCRIBED_TO_NEWSLETTER',
  isNewAlwaysActive: false,
  condition: needMinimum,
  effect: takePercentageOrAmount,
};

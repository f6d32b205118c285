import { needMinimum, takePercentageOrAmount } from '#domain/promotions/cart-conditions.ts';
import type { ReductionKind } from '#domain/promotions/promotion-kind.ts';

/** Every subscriber gets a code of their own (`personal-coupon.ts`). */
export const newsletterSubscription: ReductionKind = {
  entersBy: 'code',
  reduces: 'cart',
  fields: ['discountPercentage', 'discountAmount', 'minOrderValue', 'validityInDays'],
  conditionType: 'SUBSCRIBED_TO_NEWSLETTER',
  isNewAlwaysActive: false,
  sentence: ({ worth, from }) => `${worth}${from}, cu codul primit de abonați`,
  condition: needMinimum,
  effect: takePercentageOrAmount,
};

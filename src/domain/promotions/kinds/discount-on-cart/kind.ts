import { needMinimum, takePercentageOrAmount } from '#domain/promotions/cart-conditions.ts';
import type { ReductionKind } from '#domain/promotions/promotion-kind.ts';

/** A percentage off every cart that reaches a sum. */
export const discountOnCart: ReductionKind = {
  entersBy: 'itself',
  reduces: 'cart',
  fields: [
    'discountPercentage',
    'minOrderValue',
    'availabilityWindows',
    'deliveryMethods',
    'zoneCodes',
    'maxUses',
    'maxUsesPerPerson',
    'budget',
  ],
  conditionType: null,
  isNewAlwaysActive: false,
  sentence: ({ worth, from }) => `${worth}${from}`,
  condition: needMinimum,
  effect: takePercentageOrAmount,
};

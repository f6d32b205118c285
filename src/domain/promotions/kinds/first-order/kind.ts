import { needMinimum, takePercentageOrAmount } from '#domain/promotions/cart-conditions.ts';
import type { ReductionKind } from '#domain/promotions/promotion-kind.ts';

/** A percentage or a sum off the first cart of a person. */
export const firstOrder: ReductionKind = {
  entersBy: 'itself',
  reduces: 'cart',
  fields: [
    'discountPercentage',
    'discountAmount',
    'minOrderValue',
    'availabilityWindows',
    'deliveryMethods',
    'zoneCodes',
    'maxUses',
    'budget',
  ],
  conditionType: null,
  isNewAlwaysActive: false,
  sentence: ({ worth, from }) => `${worth}${from}, doar la prima comandă`,
  isForFirstOrder: true,
  condition: needMinimum,
  effect: takePercentageOrAmount,
};

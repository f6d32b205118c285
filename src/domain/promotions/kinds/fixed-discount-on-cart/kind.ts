import { needMinimum } from '#domain/promotions/cart-conditions.ts';
import type { ReductionKind } from '#domain/promotions/promotion-kind.ts';

/** An amount off every cart that reaches a sum. */
export const fixedDiscountOnCart: ReductionKind = {
  entersBy: 'itself',
  reduces: 'cart',
  fields: [
    'discountAmount',
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
  effect: ({ discountAmount }) => discountAmount,
};

import type { GivingKind } from '#domain/promotions/promotion-kind.ts';

/** One free piece when the rest of the cart reaches a sum; of several candidates, the dearest in the cart. */
export const freeItem: GivingKind = {
  entersBy: 'itself',
  reduces: 'gift',
  fields: [
    'minOrderValue',
    'productIds',
    'availabilityWindows',
    'deliveryMethods',
    'zoneCodes',
    'maxUses',
    'maxUsesPerPerson',
    'budget',
  ],
  conditionType: null,
  isNewAlwaysActive: false,
  sentence: ({ oneOf, from }) => `un produs gratuit (${oneOf})${from}`,
};

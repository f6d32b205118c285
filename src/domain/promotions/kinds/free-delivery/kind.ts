import type { GivingKind } from '#domain/promotions/promotion-kind.ts';

/** Free delivery when the products reach a sum, in all or some zones. */
export const freeDelivery: GivingKind = {
  entersBy: 'itself',
  reduces: 'delivery',
  fields: ['minOrderValue', 'zoneCodes', 'availabilityWindows', 'maxUses', 'maxUsesPerPerson', 'budget'],
  conditionType: null,
  isNewAlwaysActive: false,
  sentence: ({ from }) => `livrare gratuită${from}`,
};

import type { GivingKind } from '#domain/promotions/promotion-kind.ts';

/** Delivery costs nothing as soon as the products reach a sum, everywhere or in some zones. */
export const freeDelivery: GivingKind = {
  entersBy: 'itself',
  reduces: 'delivery',
  fields: ['minOrderValue', 'zoneCodes', 'availabilityWindows', 'maxUses', 'maxUsesPerPerson', 'budget'],
  conditionType: null,
  isNewAlwaysActive: false,
};

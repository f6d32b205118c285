import type { LineKind } from '#domain/promotions/promotion-kind.ts';

/** A bundle: `bundle-rules.ts` decides which choices are valid, and its free sets are sold at 0 lei. */
export const buyXGetYFree: LineKind = {
  entersBy: 'line',
  reduces: null,
  fields: ['image', 'promotionProductBeans'],
  conditionType: null,
  isNewAlwaysActive: true,
  // Its page shows its groups.
  sentence: () => '',
};

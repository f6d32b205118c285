import { ZERO_BANI } from '#domain/money/bani.ts';
import type { PromotionKind } from '#domain/promotions/promotion-kind.ts';

/**
 * A bundle is a line of the cart: `bundle-rules.ts` says which choices it takes, and its free sets are sold at 0 lei. It
 * takes nothing off the sum of the products.
 */
export const buyXGetYFree: PromotionKind = {
  entersBy: 'line',
  fields: ['image', 'promotionProductBeans'],
  conditionType: null,
  isNewAlwaysActive: true,
  condition: () => null,
  effect: () => ZERO_BANI,
};

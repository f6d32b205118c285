import type { PromotionResponse } from '#contract/promotions.ts';
import type { Bundle } from '#domain/promotions/promotion.ts';
import { readDate } from './read-schedule.ts';

/** The bundles among the promotions; coupons are given to people and never listed. */
export function readBundles(promotions: readonly PromotionResponse[]): Bundle[] {
  return promotions
    .filter(({ type }) => type === 'BUY_X_GET_Y_FREE')
    .map(({ id, name, active, startDate, endDate, promotionProductBeans }) => ({
      id,
      name,
      isActive: active,
      startDate: readDate(startDate),
      endDate: readDate(endDate),
      sets: promotionProductBeans.map((set) => ({
        id: set.id,
        label: set.productFieldLabel,
        isFree: set.isFreeProduct,
        options: set.products.flatMap((product) =>
          product.dimensions.map((dimension) => ({ productId: product.id, sizeId: dimension.id })),
        ),
      })),
    }));
}

import type { PromotionResponse } from '#contract/promotions/wire.ts';
import { readLei } from '#contract/values/read-lei.ts';
import { typesThatEnterBy } from '#domain/promotions/kinds.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import { readDate } from './read-schedule.ts';

/** What comes into a cart without a code; codes are given to people and never listed. */
export function readPromotions(promotions: readonly PromotionResponse[]): Promotion[] {
  // A page that is older than the server may be told of kinds it does not know: these are left out.
  const known = typesThatEnterBy('line', 'itself');
  return promotions
    .filter(({ type }) => known.includes(type))
    .map((promotion) => ({
      id: promotion.id,
      type: promotion.type,
      name: promotion.name,
      isActive: promotion.active,
      startDate: readDate(promotion.startDate),
      endDate: readDate(promotion.endDate),
      discountBasisPoints: Math.round(promotion.discountPercentage * 100),
      discountAmount: readLei(promotion.discountAmount),
      minimumOrder: readLei(promotion.minOrderValue),
      sets: promotion.promotionProductBeans.map((set) => ({
        id: set.id,
        label: set.productFieldLabel,
        isFree: set.isFreeProduct,
        options: set.products.flatMap((product) =>
          product.dimensions.map((dimension) => ({ productId: product.id, sizeId: dimension.id })),
        ),
      })),
    }));
}

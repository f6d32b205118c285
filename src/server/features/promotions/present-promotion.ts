import type { BaseProduct } from '#contract/menu/wire.ts';
import type { PromotionResponse } from '#contract/promotions/wire.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import { hasField, PROMOTION_KINDS } from '#domain/promotions/kinds.ts';
import type { BundleSet } from '#domain/promotions/promotion.ts';
import { utcMidnightMs } from '#domain/time/local-date.ts';
import { wireDate } from '#domain/time/wire-date-time.ts';
import { presentPicture } from '#server/platform/images/stored-picture.ts';
import type { StoredPromotion } from './promotions.repository.ts';

const DAY_MS = 86_400_000;

/** As everybody may see it: no code, neither in its own field nor among the conditions. */
export function presentPromotion(
  promotion: StoredPromotion,
  products: ReadonlyMap<number, BaseProduct>,
): PromotionResponse {
  const picture = promotion.picture === null ? null : presentPicture(promotion.picture, { alt: promotion.name });
  return {
    id: promotion.id,
    name: promotion.name,
    description: promotion.description,
    type: promotion.type,
    discountPercentage: promotion.discountBasisPoints / 100,
    discountAmount: leiFromBani(promotion.discountAmount),
    couponCode: null,
    validityInDays: validityInDays(promotion),
    minOrderValue: leiFromBani(promotion.minimumOrder),
    active: promotion.isActive,
    startDate: [...wireDate(promotion.startDate)],
    endDate: [...wireDate(promotion.endDate)],
    image: picture?.imageLink ?? null,
    picture,
    conditions: promotion.conditions.filter(
      ({ conditionType }) => conditionType !== PROMOTION_KINDS.COUPON_CODE.conditionType,
    ),
    promotionProductBeans: promotion.sets.map((set) => presentSet(set, products)),
  };
}

/** From the dates, except where each subscriber's code runs for its own number of days (readings 10). */
function validityInDays({ type, validityInDays: given, startDate, endDate }: StoredPromotion): number {
  if (hasField(type, 'validityInDays')) return given;
  return (utcMidnightMs(endDate) - utcMidnightMs(startDate)) / DAY_MS;
}

/** Each product once, with the sizes that may be chosen; what left the menu is left out. */
function presentSet({ id, label, isFree, options }: BundleSet, products: ReadonlyMap<number, BaseProduct>) {
  const productIds = [...new Set(options.map(({ productId }) => productId))];
  return {
    id,
    isFreeProduct: isFree,
    productFieldLabel: label,
    products: productIds.flatMap((productId) => {
      const product = products.get(productId);
      const sizeIds = options.filter((option) => option.productId === productId).map(({ sizeId }) => sizeId);
      const dimensions = (product?.dimensions ?? [])
        .filter((dimension) => sizeIds.includes(dimension.id))
        .map(({ id, value, price, boxPrice, packagePrice, depositPrice, orderable }) => {
          return { id, value, price, boxPrice, packagePrice, depositPrice, orderable };
        });
      if (product === undefined || dimensions.length === 0) return [];
      const { allergens, fromFrozen, ageRestricted18 } = product;
      const facts = { allergens, fromFrozen, ageRestricted18 };
      return { id: product.id, name: product.name, image: product.images[0] ?? null, ...facts, dimensions };
    }),
  };
}

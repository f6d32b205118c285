/** Promotions and coupons on the wire. */
import { z } from 'zod';
import { PROMOTION_TYPES } from '#domain/promotions/promotion.ts';
import { Lei, LeiInput } from './lei.ts';
import { Picture } from './menu.ts';
import { WireDate } from './moments.ts';

export const PromotionDimension = z.object({
  id: z.int(),
  value: z.string(),
  price: Lei,
  boxPrice: Lei,
  packagePrice: Lei,
  depositPrice: Lei,
  orderable: z.boolean(),
});

export const PromotionProductSet = z.object({
  id: z.int(),
  isFreeProduct: z.boolean(),
  productFieldLabel: z.string(),
  products: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      image: Picture.nullable(),
      dimensions: z.array(PromotionDimension),
    }),
  ),
});

export const PromotionResponse = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  type: z.enum(PROMOTION_TYPES),
  discountPercentage: z.number(),
  discountAmount: Lei,
  /** Always null for the public: codes are given to people, not listed. */
  couponCode: z.string().nullable(),
  validityInDays: z.int(),
  minOrderValue: Lei,
  active: z.boolean(),
  startDate: WireDate,
  endDate: WireDate,
  image: z.string().nullable(),
  picture: Picture.nullable(),
  conditions: z.array(z.object({ conditionType: z.string(), conditionValue: z.string() })),
  promotionProductBeans: z.array(PromotionProductSet),
});
export type PromotionResponse = z.infer<typeof PromotionResponse>;

export const PromotionsResponse = z.object({ content: z.array(PromotionResponse), totalElements: z.int() });

export const ApplyCouponRequest = z.object({
  mail: z.string().max(254).optional(),
  phoneNumber: z.string().max(40).optional(),
  /** What the products cost. */
  cost: LeiInput,
  coupon: z.string().trim().min(1).max(64),
});

export const ApplyCouponResponse = z.object({
  /** What the products cost after the coupon. */
  updatedCost: Lei,
  coupon: z.string(),
  discount: Lei,
  discountPercentage: z.number(),
  discountAmount: Lei,
  minOrderValue: Lei,
});

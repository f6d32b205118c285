/** Promotions and coupons on the wire. */
import { z } from 'zod';
import { ALLERGENS } from '#domain/menu/menu.ts';
import { DELIVERY_METHODS } from '#domain/orders/order.ts';
import { PROMOTION_TYPES, REDUCTION_TYPES } from '#domain/promotions/kinds.ts';
import type { PromotionField } from '#domain/promotions/promotion-fields.ts';
import { PROMOTION_STATES } from '#domain/promotions/promotion-state.ts';
import { SavedFrom, SavedResponse, Version } from '../changes/wire.ts';
import { AvailabilityWindowFields, AvailabilityWindowsInput } from '../menu/windows.ts';
import { Dimension, Picture } from '../menu/wire.ts';
import { Lei, LeiInput, WireDate } from '../values/schemas.ts';

export const PromotionDimension = Dimension.pick({
  id: true,
  value: true,
  price: true,
  boxPrice: true,
  packagePrice: true,
  depositPrice: true,
  orderable: true,
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
      /** Ours, as for products: what must be known before choosing. */
      allergens: z.array(z.enum(ALLERGENS)),
      allergensDeclared: z.boolean(),
      fromFrozen: z.boolean(),
      ageRestricted18: z.boolean(),
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
  /** Ours, as all fields below: its products and categories; both empty for everything. */
  productIds: z.array(z.int()),
  categoryIds: z.array(z.int()),
  /** Hours in which an order must be sent; empty means any hour. */
  availabilityWindows: z.array(AvailabilityWindowFields),
  /** Empty means every method, and every zone. */
  deliveryMethods: z.array(z.enum(DELIVERY_METHODS)),
  zoneCodes: z.array(z.string()),
  /** Of every bought + free pieces the free ones; 0 for kinds that do not count pieces. */
  buyQuantity: z.int(),
  freeQuantity: z.int(),
  /** Maximum number of orders and lei to give, null for no limit. For guests: what is left. */
  maxUses: z.int().nullable(),
  budget: Lei.nullable(),
  /** Maximum orders per person (account, phone or mailbox); null for no limit. */
  maxUsesPerPerson: z.int().nullable(),
  /** Lowest prices of sizes in the 30 days before it began, where below today's; absent when there are none. */
  lowestPrices: z.array(z.object({ sizeId: z.int(), price: Lei })).optional(),
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
  /** Ours: the kind of promotion that gave the code. */
  type: z.enum(REDUCTION_TYPES),
  discount: Lei,
  discountPercentage: z.number(),
  discountAmount: Lei,
  minOrderValue: Lei,
});

/** A product of a set for the back office, even when it is no longer on the menu. */
const AdminPromotionSet = z.object({
  id: z.int(),
  isFreeProduct: z.boolean(),
  productFieldLabel: z.string(),
  products: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      dimensions: z.array(
        PromotionDimension.omit({ depositPrice: true, orderable: true }).extend({
          /** No longer on the menu: guests do not see it. */
          archived: z.boolean(),
        }),
      ),
    }),
  ),
});

export const AdminPromotion = PromotionResponse.omit({ lowestPrices: true }).extend({
  promotionProductBeans: z.array(AdminPromotionSet),
  state: z.enum(PROMOTION_STATES),
  /** Orders with its code, its automatic reduction or its bundle, without rejected ones. */
  timesUsed: z.int(),
  /** The total it took off these orders, including its codes. */
  amountGiven: Lei,
  /** Personal codes given to subscribers. */
  codesIssued: z.int(),
  version: Version,
});
export type AdminPromotion = z.infer<typeof AdminPromotion>;

const PageOf = (most: number) => z.coerce.number().int().min(0).max(most);

export const AdminPromotionsQuery = z.object({
  type: z.enum(PROMOTION_TYPES).optional(),
  /** Zero-based; absent: all of them. */
  page: PageOf(100_000).optional(),
  size: PageOf(200).optional(),
});
export const AdminPromotionsResponse = z.object({ content: z.array(AdminPromotion), totalElements: z.int() });

/** A number, the text of a field, or nothing: the domain validates it and reports its own sentence. */
const TypedNumber = z.union([z.number(), z.string().max(20)]).nullish();
/** `2026-11-20` or an ISO moment in requests, `[2026, 11, 20]` as in answers. */
const TypedDate = z.union([z.string().max(40), z.array(z.number()).min(3).max(7)]).nullish();
const YES_OR_NO = { true: true, yes: true, da: true, false: false, no: false, nu: false } as const;
/** The yes/no radio of the documents. */
const TypedFlag = z.union([
  z.boolean(),
  z
    .string()
    .max(5)
    .toLowerCase()
    .pipe(z.enum(['true', 'yes', 'da', 'false', 'no', 'nu']))
    .transform((word) => YES_OR_NO[word]),
]);
/** Within the range of an integer column. */
const IdNumber = z.int().min(0).max(2_147_483_647);
const Id = z.union([
  IdNumber,
  z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(IdNumber),
]);

const SetProduct = z.object({
  id: Id,
  name: z.string().max(400).nullish(),
  /** The selectable sizes; all sizes of the product when none is named. */
  dimensions: z
    .array(z.object({ id: Id }))
    .max(50)
    .nullish(),
});
const SetProducts = z.array(SetProduct).max(200).nullish();

/** A set in the documents' format; `id` keeps the set that guests have in their carts. */
const SavedPromotionSet = z.object({
  id: Id.nullish(),
  isFreeProduct: TypedFlag.nullish(),
  productFieldLabel: z.string().max(400).nullish(),
  products: SetProducts,
  /** The same under another name. */
  productList: SetProducts,
});

/** Fields that only some kinds have; missing ones stay as stored. */
const REQUEST_FIELDS = {
  discountPercentage: TypedNumber,
  couponCode: z.string().max(200).nullish(),
  validityInDays: TypedNumber,
  discountAmount: TypedNumber,
  minOrderValue: TypedNumber,
  /** Address or hash of a stored picture; '' or null removes it. */
  image: z.string().max(400).nullish(),
  promotionProductBeans: z.array(SavedPromotionSet).max(50).nullish(),
  /** Ours, as all fields below. */
  productIds: z.array(IdNumber).max(500).nullish(),
  categoryIds: z.array(IdNumber).max(100).nullish(),
  availabilityWindows: AvailabilityWindowsInput,
  deliveryMethods: z.array(z.enum(DELIVERY_METHODS)).max(3).nullish(),
  zoneCodes: z.array(z.string().max(40)).max(200).nullish(),
  buyQuantity: TypedNumber,
  freeQuantity: TypedNumber,
  maxUses: TypedNumber,
  maxUsesPerPerson: TypedNumber,
  budget: TypedNumber,
} satisfies Readonly<Record<PromotionField, z.ZodType>>;

export const SavePromotionRequest = SavedFrom.extend({
  /** Set for an existing promotion: it is changed, and missing fields stay. */
  id: z.union([Id, z.literal('')]).nullish(),
  name: z.string().max(1000).nullish(),
  description: z.string().max(8000).nullish(),
  type: z.enum(PROMOTION_TYPES).nullish(),
  active: TypedFlag.nullish(),
  startDate: TypedDate,
  endDate: TypedDate,
  conditions: z
    .array(
      z.object({
        conditionType: z.string().max(60),
        conditionValue: z.union([z.string().max(200), z.boolean(), z.number()]).nullish(),
      }),
    )
    .max(20)
    .nullish(),
  ...REQUEST_FIELDS,
});

/** A stored promotion. */
export const PromotionParams = z.object({ id: z.coerce.number().pipe(IdNumber) });

export const SavePromotionResponse = SavedResponse.extend({ id: z.int(), promotion: AdminPromotion });

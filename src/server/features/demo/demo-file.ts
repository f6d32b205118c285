/** Reads the demo restaurant from `db/demo/demo-menu.json`. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { LISTED_ON_WIRE } from '#contract/menu/product-on-wire.ts';
import { AvailabilityWindowFields } from '#contract/menu/windows.ts';
import { ExtraIngredient, KIND_SCHEMAS, NutritionFacts } from '#contract/menu/wire.ts';
import { CompanyIdentity } from '#contract/restaurant/wire.ts';
import { DAYS_OF_WEEK } from '#contract/values/convert.ts';
import { namedShapeOf } from '#contract/values/named-shapes.ts';
import { ALLERGENS, GROUP_PRICINGS } from '#domain/menu/menu.ts';
import { LISTED_FIELDS } from '#domain/menu/product-fields.ts';
import { PROMOTION_TYPES } from '#domain/promotions/kinds.ts';
import { SCHEDULE_TYPES } from '#domain/schedule/schedule.ts';

const FILE = fileURLToPath(new URL('../../../../db/demo/demo-menu.json', import.meta.url));

const Bani = z.int().min(0);
const Extra = ExtraIngredient.pick({ name: true, allergens: true }).extend({ priceBani: Bani });

const DemoProduct = z.object({
  slug: z.string(),
  category: z.string(),
  name: z.string(),
  description: z.string(),
  ingredientsText: z.string(),
  additivesText: z.string(),
  dimensions: z.array(
    z.object({
      id: z.string(),
      value: z.string(),
      priceBani: Bani,
      boxNeeded: z.boolean(),
      boxPriceBani: Bani,
      available: z.boolean(),
      stockUnlimited: z.boolean(),
      stock: z.int().nullish(),
      minimumQuantityNumber: z.int(),
      sgrDepositBani: Bani,
      grams: z.int().nullish(),
    }),
  ),
  ...namedShapeOf(LISTED_FIELDS, LISTED_ON_WIRE, {
    ...KIND_SCHEMAS,
    /** Left out where it is not so. */
    flag: z.boolean().default(false),
  }),
  allowPreferredMessage: z.boolean(),
  orderTypes: z.object({ standard: z.boolean(), preOrder: z.boolean() }),
  vatPercent: z.object({ onPremises: z.int(), takeawayOrDelivery: z.int() }),
  nutritionPer100: NutritionFacts.omit({ basis: true }),
  nutritionBasis: z.string(),
  extras: z.array(Extra),
  /** The product whose picture it shows; its own when missing. */
  pictureOf: z.string().optional(),
  /** Keys of the groups that it uses. */
  optionGroups: z.array(z.string()).default([]),
});

const DemoGroup = z.object({
  key: z.string(),
  name: z.string(),
  minimum: z.int(),
  maximum: z.int().nullable(),
  included: z.int().default(0),
  pricing: z.enum(GROUP_PRICINGS).default('sum'),
  options: z.array(
    z.object({
      name: z.string().default(''),
      /** Slug of the product that it stands for. */
      product: z.string().nullable().default(null),
      priceBani: Bani.nullable(),
      sizePrices: z.array(z.object({ sizeLabel: z.string(), priceBani: Bani })).default([]),
      most: z.int().default(1),
      isDefault: z.boolean().default(false),
      /** Key of the group that it opens, which must come before its own. */
      opens: z.string().nullable().default(null),
      allergens: z.array(z.enum(ALLERGENS)).default([]),
      vatPercent: z.int().nullable().default(null),
      sgrDepositBani: Bani.default(0),
    }),
  ),
});

const DemoFile = z.object({
  restaurant: z.object({
    name: z.string(),
    tagline: z.string(),
    phoneNumber: z.string(),
    email: z.string(),
    county: z.string(),
    postalCode: z.string(),
    address: z.string(),
    streetNumber: z.string(),
    city: z.string(),
    country: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    aboutUs: z.string(),
    legal: CompanyIdentity.omit({ workPoint: true }),
  }),
  services: z.record(z.string(), z.union([z.boolean(), z.string()])),
  payments: z.object({ cashPayment: z.boolean(), cardPayment: z.boolean(), cashAndCardPayment: z.boolean() }),
  schedules: z.array(
    z.object({
      dayOfWeek: z.enum(DAYS_OF_WEEK),
      scheduleType: z.enum(SCHEDULE_TYPES),
      open: z.boolean(),
      openingTime: z.string().nullable(),
      closingTime: z.string().nullable(),
    }),
  ),
  closures: z.array(
    z.object({ name: z.string(), startDate: z.string(), endDate: z.string(), notificationMessage: z.string() }),
  ),
  deliveryCities: z.array(
    z.object({ cityCode: z.string(), city: z.string(), county: z.string(), isHomeCity: z.boolean() }),
  ),
  categories: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      order: z.int(),
      specialCategory: z.boolean(),
      additionalInformation: z.string(),
      extraIngredients: z.array(Extra),
      givenLocationForPickup: z.string().nullable(),
      preferredMessage: z.boolean(),
      availabilityWindows: z.array(AvailabilityWindowFields).default([]),
    }),
  ),
  products: z.array(DemoProduct),
  optionGroups: z.array(DemoGroup),
  promotions: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      description: z.string(),
      type: z.enum(PROMOTION_TYPES),
      sets: z.array(
        z.object({
          label: z.string(),
          isFree: z.boolean(),
          options: z.array(z.object({ productSlug: z.string(), dimensionId: z.string() })),
        }),
      ),
    }),
  ),
  coupons: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      type: z.enum(PROMOTION_TYPES),
      /** Null where every subscriber is given a code of their own. */
      couponCode: z.string().nullable(),
      discountPercentage: z.number(),
      discountAmountBani: Bani,
      minOrderValueBani: Bani,
      validityInDays: z.int(),
      conditions: z.array(z.object({ conditionType: z.string(), conditionValue: z.string() })),
    }),
  ),
});
export type DemoFile = z.infer<typeof DemoFile>;

/**
 * Reads the file.
 *
 * @throws ZodError when it is incomplete
 */
export async function loadDemoFile(): Promise<DemoFile> {
  return DemoFile.parse(JSON.parse(await readFile(FILE, 'utf8')));
}

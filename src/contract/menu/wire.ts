/** The menu for the storefront: the documents' field names, plus legally required facts. */
import { z } from 'zod';
import { ALLERGENS, GROUP_PRICINGS, OPTION_CHOICES } from '#domain/menu/menu.ts';
import { FIELDS_ON_PAGE, LISTED_FIELDS } from '#domain/menu/product-fields.ts';
import { namedShapeOf } from '../values/named-shapes.ts';
import { Lei } from '../values/schemas.ts';
import { LISTED_ON_WIRE, PAGE_ON_WIRE } from './product-on-wire.ts';
import { AvailabilityWindowFields } from './windows.ts';

export const ExtraIngredient = z.object({
  name: z.string(),
  price: Lei,
  allergens: z.array(z.enum(ALLERGENS)),
  /** Ours: sold out for now. */
  soldOut: z.boolean(),
  /** Ours: the ingredients whose lack makes it unavailable; absent when there are none. */
  ranOutOf: z.array(z.string()).optional(),
});
export type ExtraIngredient = z.infer<typeof ExtraIngredient>;

export const Picture = z.object({
  id: z.int(),
  /** Address of the picture at its middle width. */
  imageLink: z.string(),
  /** Content hash; `/imagini/{hash}-{width}.{webp|avif}` serves every width of `IMAGE_WIDTHS`. */
  hash: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
});
export type Picture = z.infer<typeof Picture>;

export const CategoryResponse = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  value: z.string(),
  specialCategory: z.boolean(),
  additionalInformation: z.string(),
  isPickupFromSpecificLocation: z.boolean(),
  givenLocationForPickup: z.string().nullable(),
  preferredMessage: z.boolean(),
  extraIngredients: z.array(ExtraIngredient),
  numberOfProducts: z.int(),
  image: Picture.nullable(),
  /** Ours: when its products may be ordered; empty means at any time. */
  availabilityWindows: z.array(AvailabilityWindowFields),
});
export type CategoryResponse = z.infer<typeof CategoryResponse>;
export const CategoriesResponse = z.array(CategoryResponse);

export const Dimension = z.object({
  id: z.int(),
  value: z.string(),
  price: Lei,
  /** Ours: price including the cheapest required options; missing when they add nothing. */
  priceFrom: Lei.optional(),
  boxPrice: Lei,
  packagePrice: Lei,
  /** SGR deposit per piece, charged on its own line. */
  depositPrice: Lei,
  availability: z.boolean(),
  /** Computed: product and size switched on, not sold out, stock enough for the minimum quantity (readings 35). */
  orderable: z.boolean(),
  /** Ours: sold out for now, regardless of the stock. */
  soldOut: z.boolean(),
  /** Ours: the ingredients that it is made without for now; absent when there are none. */
  leftOut: z.array(z.string()).optional(),
  /** Ours: the ingredients whose lack makes it unavailable; absent when there are none. */
  ranOutOf: z.array(z.string()).optional(),
  /** 9999 when unlimited (readings 34). */
  stock: z.int(),
  stockUnlimited: z.boolean(),
  minimumQuantityType: z.enum(['NA', 'numarBucati']),
  minimumQuantityNumber: z.int(),
  boxNeeded: z.boolean(),
  grams: z.int().nullable(),
});
export type Dimension = z.infer<typeof Dimension>;

export const NutritionFacts = z.object({
  basis: z.string(),
  energyKcal: z.number(),
  energyKj: z.number(),
  fatG: z.number(),
  saturatedFatG: z.number(),
  carbohydrateG: z.number(),
  sugarsG: z.number(),
  proteinG: z.number(),
  saltG: z.number(),
  fibreG: z.number().nullable(),
});

/** The schema of a field of each kind. */
export const KIND_SCHEMAS = {
  flag: z.boolean(),
  text: z.string(),
  allergens: z.array(z.enum(ALLERGENS)),
  nutrition: NutritionFacts.nullable(),
} as const;

/** A product as lists show it. */
export const BaseProduct = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  category: z.string(),
  categoryId: z.int(),
  categorySlug: z.string(),
  categoryAdditionalInformation: z.string(),
  specialCategory: z.boolean(),
  dimensions: z.array(Dimension),
  images: z.array(Picture),
  imagesLinks: z.array(Picture),
  available: z.boolean(),
  outOfStock: z.boolean(),
  standardOrderType: z.boolean(),
  preOrderOrderType: z.boolean(),
  allowPreferredMessage: z.boolean(),
  ...namedShapeOf(LISTED_FIELDS, LISTED_ON_WIRE, KIND_SCHEMAS),
  /** Ours: points of one portion, and its station, for kitchens with a capacity limit. */
  workPoints: z.int(),
  stationId: z.int().nullable(),
  /** Ours: false where the allergens are not declared, so an empty list means nothing. */
  allergensDeclared: z.boolean(),
  /** Its own extras or, when it has none, its category's. */
  extraIngredientsBeans: z.array(ExtraIngredient),
  /** Ours: whether it has option groups; `needed` where a group requires a choice or has a default. */
  optionChoice: z.enum(OPTION_CHOICES),
  isPickupFromSpecificLocation: z.boolean(),
  givenLocationForPickup: z.string().nullable(),
  vatPercent: z.number(),
  /** Ours: when it may be ordered, by its own windows or else its category's; empty means at any time. */
  availabilityWindows: z.array(AvailabilityWindowFields),
  /** One sentence of nutrition, as older readers expect it; '' when unknown. */
  nutriValues: z.string(),
  /** Ours: place among the most ordered of the last weeks, from 1; null for others. */
  popularRank: z.int().nullable(),
  /** Ours: products that go with it, chosen by the restaurant or ordered with it; cheaper, and of other categories. */
  goesWithIds: z.array(z.int()),
});
export type BaseProduct = z.infer<typeof BaseProduct>;
export const BaseProductsResponse = z.array(BaseProduct);

/** Ours: an option of a group. */
export const OptionWire = z.object({
  id: z.int(),
  name: z.string(),
  /** Null: it is offered only at the sizes of `dimensionPrices`. */
  price: Lei.nullable(),
  dimensionPrices: z.array(z.object({ dimensionId: z.int(), price: Lei })),
  /** How often it may be chosen. */
  most: z.int(),
  isDefault: z.boolean(),
  /** One of `openedGroups`. */
  opensGroupId: z.int().nullable(),
  allergens: z.array(z.enum(ALLERGENS)),
  /** False where it stands for a product whose allergens are not declared; left out otherwise. */
  allergensDeclared: z.boolean().optional(),
  /** Null: that of the dish. */
  vatPercent: z.number().nullable(),
  depositPrice: Lei,
  ageRestricted18: z.boolean(),
  soldOut: z.boolean(),
  /** Names of the ingredients whose lack makes it unavailable; absent when it was marked itself. */
  ranOutOf: z.array(z.string()).optional(),
});
export type OptionWire = z.infer<typeof OptionWire>;

/** Ours: a group of options. */
export const OptionGroupWire = z.object({
  id: z.int(),
  name: z.string(),
  minimum: z.int(),
  /** Null: any number. */
  maximum: z.int().nullable(),
  /** Number of free pieces: the cheapest chosen ones. */
  included: z.int(),
  /** The sum of all options, the dearest, or the mean. */
  pricing: z.enum(GROUP_PRICINGS),
  /** The sizes it is offered at; null: all of them. */
  dimensionIds: z.array(z.int()).nullable(),
  options: z.array(OptionWire),
});
export type OptionGroupWire = z.infer<typeof OptionGroupWire>;

/** A product as its own page shows it. */
export const ProductResponse = BaseProduct.extend({
  similarProducts: z.array(BaseProduct),
  /** Ours: its groups of options, in order; and the groups that an option opens. */
  optionGroups: z.array(OptionGroupWire),
  openedGroups: z.array(OptionGroupWire),
  ...namedShapeOf(FIELDS_ON_PAGE, PAGE_ON_WIRE, KIND_SCHEMAS),
});
export type ProductResponse = z.infer<typeof ProductResponse>;

export const BaseProductsQuery = z.object({
  search: z.string().max(100).optional(),
  category: z.string().max(100).optional(),
});

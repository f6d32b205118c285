/** The menu of an archive, `meniu.json`: written by one shop and read by another. Described in docs/archive.md. */
import { z } from 'zod';
import { NutritionFacts } from '#contract/menu/wire.ts';
import { shapeOf } from '#contract/values/named-shapes.ts';
import { entriesOf } from '#domain/keys-of.ts';
import { PRODUCT_FIELDS } from '#domain/menu/editing/office-fields.ts';
import { ALLERGENS, GROUP_PRICINGS } from '#domain/menu/menu.ts';
import type { ValuesOf } from '#domain/menu/product-fields.ts';
import { type Bani, bani } from '#domain/money/bani.ts';
import { StoredWindows } from '#server/platform/postgres/stored-windows.ts';

export const MENU_FORMAT = 'pofta-menu';
export const MENU_VERSION = 1;

/** Whole bani; the menu's own rules validate the price. */
const Price = z.int().transform((value): Bani => bani(value));
const Key = z.int().positive();
const Allergens = z.array(z.enum(ALLERGENS)).max(ALLERGENS.length);
const Vat = z.int();
const Windows = z.preprocess((value) => (Array.isArray(value) ? value.slice(0, 50) : value), StoredWindows);
const many = <Item extends z.ZodType>(item: Item, most: number) => z.array(item).max(most);
/** A group of `groups`, for the sizes with this label; '' is every size. */
const Uses = many(z.object({ group: Key, sizeLabel: z.string() }), 200);
const Picture = z.object({ file: z.string(), alt: z.string() });

/** The fields of a product that an archive has; suggested products are keys of the same archive, stations and VAT rates are not in it. */
const {
  similarIds: _,
  addOnIds: __,
  stationId: ___,
  vatTakeawayRateId: ____,
  vatOnPremisesRateId: _____,
  ...ARCHIVED
} = PRODUCT_FIELDS;
export const ARCHIVED_FIELDS = ARCHIVED;
type ArchivedField = keyof typeof ARCHIVED_FIELDS;
export type ArchivedFields = ValuesOf<typeof ARCHIVED_FIELDS>;

/** The fields of the first archives. Every later one is missing in archives of earlier versions. */
const FIRST = [
  'name',
  /** HTML; sanitised when it is read. */
  'description',
  'isOn',
  'isOrderableToday',
  'isOrderableAhead',
  'allowsMessage',
  'isVeggie',
  'isFasting',
  'isFromFrozen',
  'isAgeRestricted',
  'allergens',
  'mayContain',
  'nutrition',
  'nutritionNote',
  'ingredients',
  'additives',
  'vatTakeawayBasisPoints',
  'vatOnPremisesBasisPoints',
] as const satisfies readonly ArchivedField[];
type First = (typeof FIRST)[number];

const SCHEMAS = shapeOf(ARCHIVED_FIELDS, {
  flag: z.boolean(),
  text: z.string(),
  allergens: Allergens,
  nutrition: NutritionFacts.nullable(),
  rate: Vat,
});
type Schemas = typeof SCHEMAS;

const isFirst = (field: ArchivedField) => FIRST.some((one) => one === field);
const FIELD_SHAPE = Object.fromEntries(
  entriesOf(SCHEMAS).map(([field, schema]) => [field, isFirst(field) ? schema : schema.exactOptional()]),
  // One entry for each field.
) as Pick<Schemas, First> & { [Field in Exclude<ArchivedField, First>]: z.ZodExactOptional<Schemas[Field]> };

const Product = z.object({
  key: Key,
  ...FIELD_SHAPE,
  sizes: many(
    z.object({
      label: z.string(),
      price: Price,
      isOn: z.boolean(),
      stockUnlimited: z.boolean(),
      stock: z.int(),
      minimumQuantity: z.int(),
      boxNeeded: z.boolean(),
      boxPrice: Price,
      deposit: Price,
      grams: z.int().nullable(),
    }),
    100,
  ),
  extras: many(z.object({ name: z.string(), price: Price, allergens: Allergens }), 200),
  availabilityWindows: Windows,
  /** Keys of similar products. */
  similar: many(Key, 50),
  /** Keys of add-ons in the cart; archives of older versions have none. */
  addOns: many(Key, 50).optional(),
  pictures: many(Picture, 50),
  groups: Uses,
});

const Group = z.object({
  key: Key,
  name: z.string(),
  minimum: z.int(),
  maximum: z.int().nullable(),
  included: z.int(),
  pricing: z.enum(GROUP_PRICINGS),
  options: many(
    z.object({
      name: z.string(),
      price: Price.nullable(),
      sizePrices: many(z.object({ sizeLabel: z.string(), price: Price }), 100),
      most: z.int(),
      isDefault: z.boolean(),
      /** Key of the product that it stands for. */
      product: Key.nullable(),
      /** Key of the group that it opens. */
      opens: Key.nullable(),
      allergens: Allergens,
      vatTakeawayBasisPoints: Vat.nullable(),
      vatOnPremisesBasisPoints: Vat.nullable(),
      deposit: Price,
      isAgeRestricted: z.boolean(),
    }),
    500,
  ),
});

const Category = z.object({
  name: z.string(),
  isSpecial: z.boolean(),
  pickupPlace: z.string().nullable(),
  allowsMessage: z.boolean(),
  additionalInformation: z.string(),
  extras: many(z.object({ name: z.string(), price: Price }), 200),
  availabilityWindows: Windows,
  picture: z.string().nullable(),
  groups: Uses,
  products: many(Product, 3_000),
});

export const MenuDocument = z.object({
  format: z.literal(MENU_FORMAT),
  version: z.literal(MENU_VERSION),
  categories: many(Category, 500),
  groups: many(Group, 3_000),
});
export type MenuDocument = z.output<typeof MenuDocument>;
export type DocumentGroup = MenuDocument['groups'][number];
export type DocumentCategory = MenuDocument['categories'][number];
export type DocumentProduct = DocumentCategory['products'][number];

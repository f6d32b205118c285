/** The menu of an archive, `meniu.json`: written by one shop and read by another. Described in docs/archive.md. */
import { z } from 'zod';
import { NutritionFacts } from '#contract/menu/wire.ts';
import { ALLERGENS, GROUP_PRICINGS } from '#domain/menu/menu.ts';
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

const Product = z.object({
  key: Key,
  name: z.string(),
  /** HTML; sanitised when it is read. */
  description: z.string(),
  isOn: z.boolean(),
  isOrderableToday: z.boolean(),
  isOrderableAhead: z.boolean(),
  allowsMessage: z.boolean(),
  isVeggie: z.boolean(),
  isFasting: z.boolean(),
  isFromFrozen: z.boolean(),
  isAgeRestricted: z.boolean(),
  allergens: Allergens,
  /** Missing in archives of earlier versions: an empty list is then not declared. */
  hasNoAllergens: z.boolean().optional(),
  mayContain: Allergens,
  nutrition: NutritionFacts.nullable(),
  nutritionNote: z.string(),
  ingredients: z.string(),
  additives: z.string(),
  vatTakeawayBasisPoints: Vat,
  vatOnPremisesBasisPoints: Vat,
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

/**
 * Products as staff edit them: the documents' entry, extended. Fields missing in a request stay unchanged, so that a
 * client that knows only the documents' fields deletes nothing.
 */
import { z } from 'zod';
import { PRODUCT_FIELDS } from '#domain/menu/editing/office-fields.ts';
import { NUTRITION_FIGURES } from '#domain/menu/editing/read-nutrition.ts';
import { ALLERGENS } from '#domain/menu/menu.ts';
import { VAT_ROLES } from '#domain/vat/vat-rates.ts';
import { SavedFrom, SavedResponse, Version } from '../changes/wire.ts';
import { AvailabilityWindowFields, AvailabilityWindowsInput } from '../menu/windows.ts';
import { Dimension, ExtraIngredient, KIND_SCHEMAS, Picture } from '../menu/wire.ts';
import { given, PageNumber, PageSize } from '../pages.ts';
import { StationIdInput } from '../stations/wire.ts';
import { namedShapeOf } from '../values/named-shapes.ts';
import { IsoInstant, Lei, TypedLei } from '../values/schemas.ts';
import { PRODUCT_ON_WIRE } from './product-on-wire.ts';

/** Limit of an integer column. */
const Id = z.int().positive().max(2_147_483_647);
const Text = (max: number) => z.string().max(max);

// ---------------------------------------------------------------------------------------------------------- reading

export const ENTRY_STATES = ['all', 'unavailable', 'archived'] as const;
export const ENTRY_ORDERS = ['menu', 'name', 'newest'] as const;

/** Missing facts that guests expect or the law requires (Ordin ANPC 201/2022); `age` and `deposit` of recognised drinks. */
export const MISSING_FACTS = [
  'age',
  'allergens',
  'deposit',
  'ingredients',
  'nutrition',
  'grams',
  'picture',
  'description',
] as const;

export const EntriesQuery = z.object({
  /** Words of the name; case and diacritics do not matter. */
  searchBy: z.preprocess(given, Text(100).optional()),
  page: PageNumber,
  size: PageSize,
  /** Number, slug or name. */
  category: z.preprocess(given, Text(100).optional()),
  /** Ours: only products that guests cannot order now, or archived ones. */
  state: z.preprocess(given, z.enum(ENTRY_STATES).default('all')),
  /** Ours: only products that lack this. */
  missing: z.preprocess(given, z.enum(MISSING_FACTS).optional()),
  /** Ours. */
  sort: z.preprocess(given, z.enum(ENTRY_ORDERS).default('menu')),
});

/** Sold-out marks are separate, and not edited here. */
const EntryExtra = ExtraIngredient.omit({ soldOut: true });

/** A size as staff see it. */
export const EntryDimension = Dimension.extend({
  /** Ours: the size's own switch; `availability` also includes the product's. */
  isOn: z.boolean(),
});

/** The schemas of the fields as they are read. */
const OFFICE_SCHEMAS = {
  ...KIND_SCHEMAS,
  rate: z.number(),
  id: z.int().nullable(),
  ids: z.array(Id),
} as const;

export const Entry = z.object({
  id: Id,
  slug: z.string(),
  /** Its name. */
  category: z.string(),
  categoryId: Id,
  specialCategory: z.boolean(),
  ...namedShapeOf(PRODUCT_FIELDS, PRODUCT_ON_WIRE, OFFICE_SCHEMAS),
  /** Computed: no size can be ordered. */
  outOfStock: z.boolean(),
  images: z.array(Picture),
  imagesLinks: z.array(Picture),
  /** Always empty: the documents use it only in requests. */
  removedImagesIDs: z.array(Id),
  dimensions: z.array(EntryDimension),
  /** The product's own; when empty, its category's apply (readings 37). */
  extraIngredientsBeans: z.array(EntryExtra),
  // Ours, from here on.
  missingFacts: z.array(z.enum(MISSING_FACTS)),
  /** The product's own; when empty, its category's apply. */
  availabilityWindows: z.array(AvailabilityWindowFields),
  archivedAt: IsoInstant.nullable(),
});
export type Entry = z.infer<typeof Entry>;

export const EntriesResponse = z.object({
  content: z.array(Entry),
  totalElements: z.int(),
  totalPages: z.int(),
});
export type EntriesResponse = z.infer<typeof EntriesResponse>;

export const EntryParams = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });
export const EntryResponse = Entry.extend({
  version: Version,
  /** Names of `similarProductIds`. */
  similarProducts: z.array(z.object({ id: Id, name: z.string() })),
  /** Names of `addOnProductIds`. */
  addOnProducts: z.array(z.object({ id: Id, name: z.string() })),
});
export type EntryResponse = z.infer<typeof EntryResponse>;

/** Products and sizes on sale that bundles can contain, with their box price. */
export const EntriesForPromotionsResponse = z.array(
  z.object({
    id: Id,
    name: z.string(),
    category: z.string(),
    dimensions: z.array(
      z.object({ id: Id, value: z.string(), price: Lei, packagePrice: Lei, boxPrice: Lei, availability: z.boolean() }),
    ),
  }),
);

/** Ours: data of the product editor besides the products: categories, and the caller's rights. */
export const MenuEditingResponse = z.object({
  categories: z.array(
    z.object({
      id: Id,
      name: z.string(),
      slug: z.string(),
      specialCategory: z.boolean(),
      preferredMessage: z.boolean(),
      extraIngredients: z.array(EntryExtra),
      /** Where its products are made; null for none. */
      stationId: z.int().nullable(),
      availabilityWindows: z.array(AvailabilityWindowFields),
      /** Without archived ones. */
      numberOfProducts: z.int(),
    }),
  ),
  /** In the owner's order. */
  stations: z.array(z.object({ id: Id, name: z.string() })),
  /** With their values today; `role` names those that new products are proposed. */
  vatRates: z.array(z.object({ id: Id, name: z.string(), role: z.enum(VAT_ROLES).nullable(), percent: z.number() })),
  mayChangePrices: z.boolean(),
  mayDelete: z.boolean(),
  numberOfArchived: z.int(),
});
export type MenuEditingResponse = z.infer<typeof MenuEditingResponse>;

// ----------------------------------------------------------------------------------------------------------- saving

/** A number, or the text of an input; empty is null, unreadable is NaN. */
const TypedNumber = z.union([z.number(), Text(40), z.null()]).transform((typed): number | null => {
  if (typed === null || typeof typed === 'number') return typed;
  const text = typed.trim().replace(',', '.');
  return text === '' ? null : Number(text);
});

/** A new row has no id; clients express that in different ways. */
const IdOfRow = z
  .union([Id, z.literal(0), z.literal(''), z.null()])
  .transform((id) => (id === '' || id === 0 ? null : id));

const DimensionInput = z.object({
  id: IdOfRow.optional(),
  value: Text(400).nullish(),
  price: TypedLei.optional(),
  /** 9999 is unlimited; left out, the stock stays, including what orders take meanwhile. */
  stock: TypedNumber.optional(),
  stockUnlimited: z.boolean().nullish(),
  availability: z.boolean().nullish(),
  /** Ours: see `EntryDimension`. */
  isOn: z.boolean().nullish(),
  minimumQuantityType: z.enum(['NA', 'numarBucati']).nullish(),
  minimumQuantityNumber: TypedNumber.optional(),
  boxNeeded: z.boolean().nullish(),
  boxPrice: TypedLei.optional(),
  depositPrice: TypedLei.optional(),
  grams: TypedNumber.optional(),
});
export type DimensionInput = z.output<typeof DimensionInput>;

const ExtraInput = z.object({
  name: Text(400).nullish(),
  price: TypedLei.optional(),
  allergens: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length).nullish(),
});

const Allergens = z.array(z.enum(ALLERGENS)).max(ALLERGENS.length);
const Percent = z.number().min(0).max(100);

const NutritionInput = z.object({
  basis: z.enum(['100 g', '100 ml']).default('100 g'),
  ...(Object.fromEntries(NUTRITION_FIGURES.map((figure) => [figure, TypedNumber.optional()])) as Record<
    (typeof NUTRITION_FIGURES)[number],
    z.ZodOptional<typeof TypedNumber>
  >),
});

/** The schemas of the fields as they are sent; left out, a field stays as it was. */
const INPUT_SCHEMAS = {
  flag: z.boolean().nullish(),
  text: Text(20_000).nullish(),
  allergens: Allergens.nullish(),
  /** null removes the declaration. */
  nutrition: NutritionInput.nullable().optional(),
  rate: Percent.nullish(),
  id: StationIdInput,
  ids: z.array(Id).max(50).nullish(),
} as const;

const EntryInput = z.object({
  /** Present: the product is updated; absent: it is new. */
  id: IdOfRow.optional(),
  ...SavedFrom.shape,
  ...namedShapeOf(PRODUCT_FIELDS, PRODUCT_ON_WIRE, INPUT_SCHEMAS),
  name: Text(1_000).nullish(),
  /** Number, slug or name of a category, or the category itself. */
  category: z.union([Id, Text(200), z.object({ id: Id }).transform(({ id }) => id)]).nullish(),
  /** Ours; wins over `category`. */
  categoryId: Id.nullish(),
  description: Text(100_000).nullish(),
  nutriValues: Text(10_000).nullish(),
  dimensions: z.array(DimensionInput).max(100).nullish(),
  extraIngredientsBeans: z.array(ExtraInput).max(100).nullish(),
  availabilityWindows: AvailabilityWindowsInput,
});
export type EntryInput = z.output<typeof EntryInput>;

/** The product as it is, or wrapped as `{ product: … }`. */
export const SaveEntryRequest = z.preprocess((raw) => {
  if (typeof raw !== 'object' || raw === null || !('product' in raw)) return raw;
  const { product, ...beside } = raw;
  return typeof product === 'object' && product !== null ? { ...beside, ...product } : raw;
}, EntryInput);

/** The id of the saved product. */
export const SavedEntryResponse = SavedResponse.extend({ id: Id });

export const DeleteEntryResponse = SavedResponse.extend({
  /** True while it can be restored. */
  archived: z.boolean(),
});

export const EntryRequest = z.object({ id: Id });

/** The products of a category in their new order; those not named follow in their previous order. */
export const ReorderEntriesRequest = z.object({ categoryId: Id, ids: z.array(Id).min(1).max(1_000) });

/** Maximum of one step. */
export const MOST_ENTRIES_AT_ONCE = 100;

/** All or nothing. Availability is the products' own switch; a product already in that state is unchanged. */
export const ChangeEntriesRequest = z.object({
  ids: z.array(Id).min(1).max(MOST_ENTRIES_AT_ONCE),
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('availability'), available: z.boolean() }),
    z.object({ kind: z.literal('category'), categoryId: Id }),
    z.object({ kind: z.literal('age'), ageRestricted18: z.boolean() }),
    /** The SGR deposit of every size: on where no size has one, off where one has. */
    z.object({ kind: z.literal('deposit'), hasDeposit: z.boolean() }),
    /** The rates, where a client names them; otherwise those that have these values today. */
    z.object({
      kind: z.literal('vat'),
      vatPercent: Percent,
      vatPercentOnPremises: Percent,
      vatRateId: Id.nullish(),
      vatRateIdOnPremises: Id.nullish(),
    }),
    z.object({ kind: z.literal('archive') }),
    z.object({ kind: z.literal('restore') }),
  ]),
});
export type EntriesChange = z.output<typeof ChangeEntriesRequest>['change'];

export const ChangeEntriesResponse = z.object({
  message: z.string(),
  /** The products that changed, with the category each was in before. */
  changed: z.array(z.object({ id: Id, categoryId: Id })),
});

/** Rows of the menu's table that one step changes. */
export const MOST_ROWS_AT_ONCE = 500;

/** Ours. Fields and sizes that are left out stay as they are; no size is archived. */
const ChangedRow = EntryInput.pick({
  name: true,
  categoryId: true,
  vatPercent: true,
  vatPercentOnPremises: true,
  vatRateId: true,
  vatRateIdOnPremises: true,
  ageRestricted18: true,
  allergens: true,
  hasNoAllergens: true,
  stationId: true,
  available: true,
  availabilityWindows: true,
}).extend({
  id: Id,
  dimensions: z
    .array(DimensionInput.pick({ value: true, price: true, depositPrice: true }).extend({ id: Id }))
    .max(100),
});
export type ChangedRow = z.output<typeof ChangedRow>;

/** All or nothing. The key of a problem names the row by its place: `rows.3.dimensions.0.price`. */
export const SaveEntryRowsRequest = z.object({ rows: z.array(ChangedRow).min(1).max(MOST_ROWS_AT_ONCE) });

export const SaveEntryRowsResponse = z.object({ message: z.string() });

/** Without `dimensionId` the product's own switch, otherwise that size's. */
export const SetEntryAvailabilityRequest = z.object({ id: Id, dimensionId: Id.nullish(), available: z.boolean() });

export const SetEntryStockRequest = z.object({
  id: Id,
  dimensionId: Id,
  /** 9999 is unlimited. */
  stock: TypedNumber.optional(),
  stockUnlimited: z.boolean().nullish(),
});

/** Rights of managers beyond editing, availability and stock (readings 21). */
export const ManagerRightsResponse = z.object({
  changePrices: z.boolean(),
  deleteProducts: z.boolean(),
  /** Whether managers are asked to set up a second factor, as administrators are. */
  asksSecondFactor: z.boolean(),
  version: Version,
});
export const SaveManagerRightsRequest = z.object({
  changePrices: z.boolean(),
  deleteProducts: z.boolean(),
  /** Absent: unchanged. */
  asksSecondFactor: z.boolean().optional(),
  ...SavedFrom.shape,
});

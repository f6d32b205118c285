/** A menu of another system in a common format, returned by every reader; each fact says how it was read. */
import { createHash } from 'node:crypto';
import type { AvailabilityWindow } from '#domain/menu/availability-window.ts';
import type { CategorySheet } from '#domain/menu/editing/decide-category.ts';
import { GROUP_NAME_MAX_LENGTH } from '#domain/menu/editing/decide-option-group.ts';
import type { ProductFields } from '#domain/menu/editing/office-fields.ts';
import type { Allergen } from '#domain/menu/menu.ts';
import type { OptionGroupSheet, OptionSheet } from '#domain/menu/options/option-sheet.ts';
import type { ProductSheet, SizeSheet } from '#domain/menu/product-sheet.ts';
import { ABSENT, type Reading } from '#domain/menu/reading.ts';
import { type Bani, ZERO_BANI } from '#domain/money/bani.ts';
import { fold, withCommaBelow } from '#domain/text/fold.ts';

/** `pofta` is the archive of another shop of ours, which has all facts of our menu. */
export const IMPORT_SOURCES = ['gloriafood', 'tastyigniter', 'square', 'table', 'pofta'] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

/** With the source's ids instead of ours. */
export type NeutralOption = Omit<OptionSheet, 'id' | 'price' | 'productId' | 'opensGroupId'> & {
  /** Null: unreadable; with a product, that product's price. */
  readonly price: Bani | null;
  /** The source's id of the product that it stands for. */
  readonly product: string | null;
  readonly opens: NeutralGroup | null;
};

/** Option facts that other systems lack. */
export const PLAIN_OPTION = {
  sizePrices: [],
  product: null,
  opens: null,
  allergens: [],
  vatTakeawayBasisPoints: null,
  vatOnPremisesBasisPoints: null,
  deposit: ZERO_BANI,
  isAgeRestricted: false,
} as const satisfies Partial<NeutralOption>;

export type NeutralGroup = Omit<OptionGroupSheet, 'options'> & { readonly options: readonly NeutralOption[] };

/** A used group, for the sizes with this label; '' is every size. */
export type NeutralUse = { readonly group: NeutralGroup; readonly sizeLabel: string };

/** A picture stored here, or the address to fetch it from. */
export type NeutralPicture = { readonly alt: string } & ({ readonly hash: string } | { readonly address: string });

export type NeutralSize = {
  readonly label: Reading<string>;
  readonly price: Reading<Bani>;
  readonly groups: readonly NeutralGroup[];
  /** Size facts that only an archive has. */
  readonly facts: Reading<Omit<SizeSheet, 'id' | 'label' | 'price' | 'stock'> & { readonly stock: number }>;
};

/** Product facts that only an archive has; archives of earlier versions lack the fields that came later. */
export type ProductFacts = Pick<ProductSheet, 'isAgeRestricted' | 'extras'> &
  Partial<
    Omit<
      ProductFields,
      'name' | 'description' | 'isOn' | 'allergens' | 'hasNoAllergens' | 'similarIds' | 'addOnIds' | 'stationId'
    >
  >;

/** Category facts that only an archive has. */
export type CategoryFacts = Omit<CategorySheet, 'name' | 'stationId'> & { readonly picture: string | null };

export type NeutralItem = {
  /** The source's id; for a table, category and name. */
  readonly sourceId: string;
  readonly name: Reading<string>;
  /** HTML, sanitised by `readMenuFile`. */
  readonly description: Reading<string>;
  readonly isOn: Reading<boolean>;
  readonly sizes: readonly NeutralSize[];
  /** Groups as the source has them, in addition to those of sizes and category; `uses` has what becomes of them. */
  readonly groups: readonly NeutralGroup[];
  readonly allergens: Reading<readonly Allergen[]>;
  readonly windows: Reading<readonly AvailabilityWindow[]>;
  readonly pictures: Reading<readonly NeutralPicture[]>;
  /** Its groups in order. */
  readonly uses: Reading<readonly NeutralUse[]>;
  readonly facts: Reading<ProductFacts>;
  /** The source's ids of the similar products. */
  readonly similar: Reading<readonly string[]>;
  /** Likewise for add-ons in the cart. */
  readonly addOns: Reading<readonly string[]>;
  /** What is right about the dish, but needs the owner's look, as sentences. */
  readonly remarks: readonly string[];
};

export type NeutralCategory = {
  readonly name: Reading<string>;
  readonly groups: readonly NeutralGroup[];
  readonly items: readonly NeutralItem[];
  readonly uses: Reading<readonly NeutralUse[]>;
  readonly facts: Reading<CategoryFacts>;
};

export type NeutralMenu = {
  readonly source: ImportSource;
  readonly categories: readonly NeutralCategory[];
  /** What holds for the whole file, as sentences for the owner: what was left out, and what was assumed. */
  readonly notes: readonly string[];
};

/** Facts that tables and other systems have no place for. */
export const ARCHIVE_ONLY = { facts: ABSENT, similar: ABSENT, addOns: ABSENT } as const satisfies Partial<NeutralItem>;

/** Size label for sources without sizes. */
export const ONLY_SIZE = 'Porție';

/** For dishes of which no source says the category, and that are not on the menu yet. */
export const ONLY_CATEGORY = 'Meniu';

/** Marks without a shape of their own: of direction and joining, soft hyphens, selectors of variants, fillers. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A name in stored form: ș and ț with comma below, no invisible marks, any white space (line breaks, tabs, no-break
 * spaces) as single spaces.
 */
export function cleanName(name: string | null | undefined): string {
  return withCommaBelow(name ?? '')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Names that look the same are the same, whatever their case, accents and white space. */
export function nameKey(name: string): string {
  return fold(cleanName(name));
}

/** Maximum depth to which groups are read; a dish needs its own groups, and those that their options open. */
export const MOST_NESTED = 3;

const keys = new WeakMap<NeutralGroup, string>();

/** A key of the content: groups with the same content become one group, whatever their ids in the source. */
export function groupKey(group: NeutralGroup): string {
  const known = keys.get(group);
  if (known !== undefined) return known;
  const { name, minimum, maximum, included, pricing, options } = group;
  const content = options.map(({ opens, sizePrices, ...option }) => [
    option.name,
    option.price,
    option.most,
    option.isDefault,
    option.product,
    sizePrices.map(({ sizeLabel, price }) => [sizeLabel, price]),
    option.allergens,
    option.vatTakeawayBasisPoints,
    option.vatOnPremisesBasisPoints,
    option.deposit,
    option.isAgeRestricted,
    // Hashed, because the key of an opened group is as long as the whole group.
    opens === null ? null : createHash('sha256').update(groupKey(opens)).digest('base64'),
  ]);
  const key = JSON.stringify([name, minimum, maximum, included, pricing, content]);
  keys.set(group, key);
  return key;
}

/** The name of a repeated group in a dish: numbered, within the maximum length of a name. */
export function numberedName(name: string, number: number): string {
  const mark = ` (${number})`;
  return `${name.slice(0, GROUP_NAME_MAX_LENGTH - mark.length)}${mark}`;
}

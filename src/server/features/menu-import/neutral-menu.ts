/** A menu of another system, as every reader here gives it. Texts are as the source has them; prices are whole bani or null where they cannot be read. */
import { createHash } from 'node:crypto';
import type { AvailabilityWindow } from '#domain/menu/availability-window.ts';
import type { CategorySheet } from '#domain/menu/editing/decide-category.ts';
import { GROUP_NAME_MAX_LENGTH } from '#domain/menu/editing/decide-option-group.ts';
import type { Allergen } from '#domain/menu/menu.ts';
import type { OptionGroupSheet, OptionSheet } from '#domain/menu/options/option-sheet.ts';
import type { ProductSheet, SizeSheet } from '#domain/menu/product-sheet.ts';
import { type Bani, ZERO_BANI } from '#domain/money/bani.ts';
import { withCommaBelow } from '#domain/text/fold.ts';

/** `pofta` is the archive of another house of ours: it says everything that a menu of ours can say. */
export const IMPORT_SOURCES = ['gloriafood', 'tastyigniter', 'square', 'table', 'pofta'] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

/** With the numbers of the source instead of ours. */
export type NeutralOption = Omit<OptionSheet, 'id' | 'price' | 'productId' | 'opensGroupId'> & {
  /** Null: what cannot be read; with a product, what that costs. */
  readonly price: Bani | null;
  /** Number in the source of the product that it stands for. */
  readonly product: string | null;
  readonly opens: NeutralGroup | null;
};

/** What options of other systems do not say. */
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

/** A group that is used, at the sizes with this label; '' is every size. */
export type NeutralUse = { readonly group: NeutralGroup; readonly sizeLabel: string };

/** One that stands here already, or where it can be fetched. */
export type NeutralPicture = { readonly alt: string } & ({ readonly hash: string } | { readonly address: string });

export type NeutralSize = {
  readonly label: string;
  readonly price: Bani | null;
  readonly groups: readonly NeutralGroup[];
  /** What only an archive says of a size. */
  readonly facts?: Omit<SizeSheet, 'id' | 'label' | 'price' | 'stock'> & { readonly stock: number };
};

/** What only an archive says of a product; the numbers are those of the source. */
export type ProductFacts = Omit<
  ProductSheet,
  | 'name'
  | 'description'
  | 'categoryId'
  | 'sizes'
  | 'availabilityWindows'
  | 'isOn'
  | 'allergens'
  | 'similarIds'
  | 'addOnIds'
  | 'stationId'
> & { readonly similar: readonly string[]; readonly addOns: readonly string[] };

/** What only an archive says of a category. */
export type CategoryFacts = Omit<CategorySheet, 'name' | 'stationId'> & { readonly picture: string | null };

export type NeutralItem = {
  /** Its number in the source; in a table its category and name. */
  readonly sourceId: string;
  readonly name: string;
  /** HTML, cleaned by `readMenuFile`. */
  readonly description: string;
  readonly isOn: boolean;
  readonly sizes: readonly NeutralSize[];
  readonly groups: readonly NeutralGroup[];
  /** Null where the source says nothing of them. */
  readonly allergens: readonly Allergen[] | null;
  readonly windows: readonly AvailabilityWindow[];
  readonly pictures: readonly NeutralPicture[];
  /** Its groups in their order, where the source has no others at sizes and categories; null where the source says nothing of groups. */
  readonly uses?: readonly NeutralUse[] | null;
  readonly facts?: ProductFacts;
  /** What was read otherwise than it stands there, in sentences for the owner. */
  readonly remarks: readonly string[];
};

export type NeutralCategory = {
  readonly name: string;
  readonly groups: readonly NeutralGroup[];
  readonly items: readonly NeutralItem[];
  /** As those of an item. */
  readonly uses?: readonly NeutralUse[] | null;
  readonly facts?: CategoryFacts;
};

export type NeutralMenu = { readonly source: ImportSource; readonly categories: readonly NeutralCategory[] };

/** What one piece is called where the source has no sizes. */
export const ONLY_SIZE = 'Porție';

/** A name as ours are stored: ș and ț with comma below, no space around, none twice. */
export function cleanName(name: string | null | undefined): string {
  return withCommaBelow(name ?? '')
    .trim()
    .replace(/ {2,}/g, ' ');
}

/** As deep as groups are read: a dish asks, and asks once more. */
export const MOST_NESTED = 3;

const keys = new WeakMap<NeutralGroup, string>();

/** Two groups with the same content are one group of ours, whatever numbers they have in the source. */
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
    // Its own key is as long as the whole group.
    opens === null ? null : createHash('sha256').update(groupKey(opens)).digest('base64'),
  ]);
  const key = JSON.stringify([name, minimum, maximum, included, pricing, content]);
  keys.set(group, key);
  return key;
}

/** The name of the second and further groups of one content that a dish offers, within the length of a name. */
export function numberedName(name: string, number: number): string {
  const mark = ` (${number})`;
  return `${name.slice(0, GROUP_NAME_MAX_LENGTH - mark.length)}${mark}`;
}

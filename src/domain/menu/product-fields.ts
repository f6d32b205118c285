/**
 * The fields of a product that guests see, each once with its kind. Types, wire, columns, form, history and documents
 * derive from them (docs/decisions/0272). What only staff see is in `editing/office-fields.ts`. Guests' pages load only
 * the names (`contract/menu/product-on-wire.ts`), and types from here.
 */
import type { Allergen, Nutrition } from './menu.ts';

/** The kinds of fields, and the type of their values. */
export type KindValue = {
  readonly flag: boolean;
  readonly text: string;
  readonly allergens: readonly Allergen[];
  readonly nutrition: Nutrition | null;
  /** In basis points. */
  readonly rate: number;
  readonly id: number | null;
  readonly ids: readonly number[];
};
export type FieldKind = keyof KindValue;
export type FieldKinds = Readonly<Record<string, FieldKind>>;

/** The values of some fields. */
export type ValuesOf<Kinds extends FieldKinds> = { readonly [Field in keyof Kinds]: KindValue[Kinds[Field]] };

/** Shown in lists and on the product's page. */
export const FIELDS_IN_LISTS = {
  isVeggie: 'flag',
  isFasting: 'flag',
  mayContain: 'allergens',
} as const satisfies FieldKinds;

/** The same, and read by the rules of carts and orders (`Product` in `menu.ts`). */
export const FIELDS_IN_RULES = {
  isFromFrozen: 'flag',
  isAgeRestricted: 'flag',
  isMealCardExcluded: 'flag',
  allergens: 'allergens',
} as const satisfies FieldKinds;

/** Shown only on the product's page. */
export const FIELDS_ON_PAGE = {
  ingredients: 'text',
  additives: 'text',
  nutrition: 'nutrition',
} as const satisfies FieldKinds;

export const LISTED_FIELDS = { ...FIELDS_IN_LISTS, ...FIELDS_IN_RULES } as const;
/** What guests see and the rules do not read. */
export const DETAIL_FIELDS = { ...FIELDS_IN_LISTS, ...FIELDS_ON_PAGE } as const;
export const GUEST_FIELDS = { ...LISTED_FIELDS, ...FIELDS_ON_PAGE } as const;

export type ListedFields = ValuesOf<typeof LISTED_FIELDS>;
export type PageFields = ValuesOf<typeof FIELDS_ON_PAGE>;
export type GuestFields = ValuesOf<typeof GUEST_FIELDS>;

const EMPTY: KindValue = { flag: false, text: '', allergens: [], nutrition: null, rate: 0, id: null, ids: [] };

export function emptyFields<Kinds extends FieldKinds>(kinds: Kinds): ValuesOf<Kinds> {
  // One entry for each field.
  return Object.fromEntries(Object.entries(kinds).map(([field, kind]) => [field, EMPTY[kind]])) as ValuesOf<Kinds>;
}

/** The fields of a product on the wire as guests get them. Free of zod and of what only staff need. */
import type { ListedFields, PageFields } from '#domain/menu/product-fields.ts';

/** The wire name of each field of a list. */
export const LISTED_ON_WIRE = {
  isVeggie: 'isVeggie',
  isFasting: 'isFasting',
  isFromFrozen: 'fromFrozen',
  isAgeRestricted: 'ageRestricted18',
  allergens: 'allergens',
  mayContain: 'mayContain',
} as const satisfies Readonly<Record<keyof ListedFields, string>>;

/** And of each field that only the product's page has. */
export const PAGE_ON_WIRE = {
  nutrition: 'nutrition',
  ingredients: 'ingredients',
  additives: 'additives',
} as const satisfies Readonly<Record<keyof PageFields, string>>;

/** The names of all fields that guests see. */
export const GUEST_ON_WIRE = { ...LISTED_ON_WIRE, ...PAGE_ON_WIRE } as const;

/** Lists on the wire are mutable, because the types of schemas are. */
type Mutable<Value> = Value extends readonly (infer Item)[] ? Item[] : Value;

type WireNames = Readonly<Record<string, string>>;

/** Fields by their wire names. */
export type OnWire<Names extends WireNames, Values extends Readonly<Record<keyof Names, unknown>>> = {
  [Field in keyof Names as Names[Field]]: Mutable<Values[Field]>;
};

export function encodeFields<Names extends WireNames, Values extends Readonly<Record<keyof Names, unknown>>>(
  names: Names,
  values: Values,
): OnWire<Names, Values> {
  const fields = Object.entries(names).map(([field, name]) => [name, values[field]]);
  // One entry for each name.
  return Object.fromEntries(fields) as OnWire<Names, Values>;
}

export function takeFromWire<Names extends WireNames, Values extends Readonly<Record<keyof Names, unknown>>>(
  names: Names,
  wire: OnWire<Names, Values>,
): Values {
  const values: Readonly<Record<string, unknown>> = wire;
  // One entry for each name.
  return Object.fromEntries(Object.entries(names).map(([field, name]) => [field, values[name]])) as Values;
}

/** The columns of a product's fields: read and written by kind. Suggested products are rows of their own. */
import type { Insertable } from 'kysely';
import { z } from 'zod';
import { NutritionFacts } from '#contract/menu/wire.ts';
import { keysOf } from '#domain/keys-of.ts';
import { PRODUCT_FIELDS, type ProductFieldName } from '#domain/menu/editing/office-fields.ts';
import { ALLERGENS, type Allergen, type Nutrition } from '#domain/menu/menu.ts';
import type { FieldKind, KindValue } from '#domain/menu/product-fields.ts';
import type { Products } from '#server/platform/database.types.ts';

/** A field that is a column. The value of a VAT rate on a day is not one. */
type StoredField = Exclude<
  ProductFieldName,
  'similarIds' | 'addOnIds' | 'vatTakeawayBasisPoints' | 'vatOnPremisesBasisPoints'
>;

const COLUMNS = {
  name: 'name',
  description: 'description',
  isOn: 'is_on',
  isOrderableToday: 'is_orderable_today',
  isOrderableAhead: 'is_orderable_ahead',
  allowsMessage: 'allows_message',
  isVeggie: 'is_veggie',
  isFasting: 'is_fasting',
  isFromFrozen: 'is_from_frozen',
  isMealCardExcluded: 'is_meal_card_excluded',
  isAgeRestricted: 'is_age_restricted',
  ingredients: 'ingredients',
  additives: 'additives',
  allergens: 'allergens',
  hasNoAllergens: 'has_no_allergens',
  mayContain: 'may_contain',
  nutrition: 'nutrition',
  nutritionNote: 'nutrition_note',
  vatTakeawayRateId: 'vat_takeaway_rate_id',
  vatOnPremisesRateId: 'vat_on_premises_rate_id',
  stationId: 'station_id',
} as const satisfies Record<StoredField, keyof Products>;

type ColumnOf<Field extends StoredField> = (typeof COLUMNS)[Field];
type ValueOf<Field extends StoredField> = KindValue[(typeof PRODUCT_FIELDS)[Field]];
/** Fields of a product by name. */
type Some<Field extends StoredField> = { readonly [Name in Field]: ValueOf<Name> };

/** The fields that are columns. */
export const STORED_FIELDS = keysOf(COLUMNS);

const Allergens = z.array(z.enum(ALLERGENS));
const Declaration = NutritionFacts.nullable();

/** Conversions of a kind whose column has another type than the value. */
const CONVERSIONS: Partial<
  Record<FieldKind, { readonly read: (column: unknown) => unknown; readonly write: (value: never) => unknown }>
> = {
  allergens: { read: (column) => Allergens.parse(column), write: (value: readonly Allergen[]) => [...value] },
  nutrition: {
    read: (column) => Declaration.parse(column),
    write: (value: Nutrition | null) => value && JSON.stringify(value),
  },
};

/** The columns to select for some fields. */
export function columnsOf<Field extends StoredField>(
  fields: readonly Field[],
): readonly `products.${ColumnOf<Field>}`[] {
  return fields.map((field) => `products.${COLUMNS[field]}` as const);
}

export function fieldsOfRow<Field extends StoredField>(
  fields: readonly Field[],
  row: Readonly<Record<ColumnOf<Field>, unknown>>,
): Some<Field> {
  const values = fields.map((field) => {
    const column: unknown = row[COLUMNS[field]];
    const conversion = CONVERSIONS[PRODUCT_FIELDS[field]];
    return [field, conversion === undefined ? column : conversion.read(column)];
  });
  // One entry for each field.
  return Object.fromEntries(values) as Some<Field>;
}

/** The columns of a product with their values. */
export function rowOfFields<Field extends StoredField>(fields: readonly Field[], values: Some<Field>) {
  const columns = fields.map((field) => {
    const conversion = CONVERSIONS[PRODUCT_FIELDS[field]];
    // The conversion of a kind takes its values.
    return [COLUMNS[field], conversion === undefined ? values[field] : conversion.write(values[field] as never)];
  });
  // One entry for each field.
  return Object.fromEntries(columns) as Pick<Insertable<Products>, ColumnOf<Field>>;
}

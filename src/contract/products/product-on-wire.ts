/** The fields of a product on the wire as the office reads and saves them. Free of zod. */
import { keysOf } from '#domain/keys-of.ts';
import type { ProductField } from '#domain/menu/editing/decide-product.ts';
import { PRODUCT_FIELDS, type ProductFieldName, type ProductFields } from '#domain/menu/editing/office-fields.ts';
import type { FieldKind } from '#domain/menu/product-fields.ts';
import { inPercent } from '#domain/money/percent.ts';
import { GUEST_ON_WIRE } from '../menu/product-on-wire.ts';
import { basisPointsFromWire } from '../values/convert.ts';
import { encodeFields, type OnWire } from '../values/named-fields.ts';

/** The wire name of each field; the form uses the same names. */
export const PRODUCT_ON_WIRE = {
  ...GUEST_ON_WIRE,
  name: 'name',
  description: 'description',
  isOn: 'available',
  isOrderableToday: 'standardOrderType',
  isOrderableAhead: 'preOrderOrderType',
  allowsMessage: 'allowPreferredMessage',
  hasNoAllergens: 'hasNoAllergens',
  nutritionNote: 'nutriValues',
  vatTakeawayBasisPoints: 'vatPercent',
  vatOnPremisesBasisPoints: 'vatPercentOnPremises',
  vatTakeawayRateId: 'vatRateId',
  vatOnPremisesRateId: 'vatRateIdOnPremises',
  similarIds: 'similarProductIds',
  addOnIds: 'addOnProductIds',
  stationId: 'stationId',
} as const satisfies Readonly<Record<ProductFieldName, string>>;

type Wire = OnWire<typeof PRODUCT_ON_WIRE, ProductFields>;

/** Kinds with another value on the wire. */
const TO_WIRE: Partial<Record<FieldKind, (value: never) => unknown>> = { rate: inPercent };
const FROM_WIRE: Partial<Record<FieldKind, (given: never) => unknown>> = {
  rate: basisPointsFromWire,
  allergens: (allergens: readonly unknown[]) => [...new Set(allergens)],
};

const convert = (table: typeof TO_WIRE, field: ProductFieldName, value: unknown) =>
  // The conversion of a kind takes its values.
  table[PRODUCT_FIELDS[field]]?.(value as never) ?? value;

export function fieldsToWire(product: ProductFields): Wire {
  const fields = keysOf(PRODUCT_FIELDS).map((field) => [field, convert(TO_WIRE, field, product[field])]);
  // One entry for each field.
  return encodeFields(PRODUCT_ON_WIRE, Object.fromEntries(fields) as ProductFields);
}

/** The fields of a request; those that it leaves out are as before. */
export function fieldsFromWire(
  wire: Readonly<Partial<Record<keyof Wire, unknown>>>,
  before: ProductFields,
): ProductFields {
  const fields = keysOf(PRODUCT_FIELDS).map((field) => {
    const given = wire[PRODUCT_ON_WIRE[field]];
    return [field, given == null ? before[field] : convert(FROM_WIRE, field, given)];
  });
  // One entry for each field.
  return Object.fromEntries(fields) as ProductFields;
}

/** Wire names of fields and of their parts. */
const NAMES: Readonly<Record<string, string>> = {
  ...PRODUCT_ON_WIRE,
  sizes: 'dimensions',
  label: 'value',
  minimumQuantity: 'minimumQuantityNumber',
  deposit: 'depositPrice',
  extras: 'extraIngredientsBeans',
};

/** The wire name of a domain field: `sizes.0.label` is `dimensions.0.value`. Forms use the wire names too. */
export function wireField(field: ProductField): string {
  return field
    .split('.')
    .map((part) => NAMES[part] ?? part)
    .join('.');
}

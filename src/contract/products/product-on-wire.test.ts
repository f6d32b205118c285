import { expect, test } from 'vitest';
import { Entry } from '#contract/products/wire.ts';
import { keysOf } from '#domain/keys-of.ts';
import { NEW_PRODUCT } from '#domain/menu/editing/new-product.ts';
import { PRODUCT_FIELDS, type ProductFieldName, type ProductFields } from '#domain/menu/editing/office-fields.ts';
import type { FieldKind } from '#domain/menu/product-fields.ts';
import { fieldsFromWire, fieldsToWire, PRODUCT_ON_WIRE } from './product-on-wire.ts';

/** Values that no new product has. */
const OTHER: Readonly<Record<FieldKind, unknown>> = {
  flag: true,
  text: 'altceva',
  allergens: ['milk', 'eggs'],
  nutrition: {
    basis: '100 g',
    energyKcal: 62,
    energyKj: 259,
    fatG: 2.5,
    saturatedFatG: 1,
    carbohydrateG: 7,
    sugarsG: 1.4,
    proteinG: 3,
    saltG: 0.9,
    fibreG: null,
  },
  rate: 950,
  id: 4,
  ids: [3, 1],
};
const otherOf = (field: ProductFieldName) =>
  typeof NEW_PRODUCT[field] === 'boolean' ? !NEW_PRODUCT[field] : OTHER[PRODUCT_FIELDS[field]];

const FIELDS = keysOf(PRODUCT_FIELDS);
const CHANGED = Object.fromEntries(FIELDS.map((field) => [field, otherOf(field)])) as ProductFields;

test.each(FIELDS)('%s is sent under its name, as its schema has it, and read back as it was', (field) => {
  const name = PRODUCT_ON_WIRE[field];
  const wire = fieldsToWire(CHANGED);
  expect(Entry.shape[name].parse(wire[name])).toEqual(wire[name]);
  const read = fieldsFromWire({ [name]: wire[name] }, NEW_PRODUCT);
  expect(read).toEqual({ ...NEW_PRODUCT, [field]: CHANGED[field] });
  expect(read[field]).not.toEqual(NEW_PRODUCT[field]);
});

test('what a request leaves out stays, and an allergen named twice is one', () => {
  expect(fieldsFromWire({ name: null }, CHANGED)).toEqual(CHANGED);
  expect(fieldsFromWire({ allergens: ['milk', 'milk'] }, NEW_PRODUCT).allergens).toEqual(['milk']);
});

test('no two fields have the same name', () => {
  expect(new Set(Object.values(PRODUCT_ON_WIRE)).size).toBe(FIELDS.length);
});

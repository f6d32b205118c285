import { describe, expect, test } from 'vitest';
import { decodeAnswer } from '#contract/define/convert-fields.ts';
import type { CallOutput } from '#contract/named-api.ts';
import { fieldsToWire } from '#contract/products/product-on-wire.ts';
import { getEntry } from '#contract/products/staff-calls.ts';
import { NEW_PRODUCT } from '#domain/menu/editing/new-product.ts';
import { VAT_RATES } from '#test/support/vat-rates.ts';
import { entryOfValues, newProduct, newSize, problemsOf, type SizeValues, valuesOfEntry } from './product-values.ts';

const category = (id: number, specialCategory = false) => ({
  id,
  name: 'Ciorbe',
  slug: 'ciorbe',
  specialCategory,
  preferredMessage: false,
  extraIngredients: [],
  stationId: null,
  availabilityWindows: [],
  numberOfProducts: 0,
});
const CATEGORIES = [category(1), category(2, true)];

const aSize = (about: Partial<SizeValues> = {}): SizeValues => ({
  ...newSize('a'),
  value: '350 g',
  price: '32',
  ...about,
});
const PRODUCT = {
  ...newProduct(VAT_RATES),
  name: 'Ciorbă',
  category: '1',
  description: '<p>Bună.</p>',
  dimensions: [aSize()],
};

/** The same table as in products.story.test.ts, judged before anything is sent. */
describe('a form with mistakes (back-office.md §5)', () => {
  test.each([
    ['no category', { category: '' }, ['category']],
    ['no order type', { standardOrderType: false }, ['orderType']],
    ['no name', { name: ' ' }, ['name']],
    ['no description', { description: '<p></p>' }, ['description']],
    ['no sizes', { dimensions: [] }, ['dimensions']],
    ['a size without name', { dimensions: [aSize({ value: '' })] }, ['dimensions.0.value']],
    ['a size without price', { dimensions: [aSize({ price: '' })] }, ['dimensions.0.price']],
    ['a price below 0', { dimensions: [aSize({ price: '-1' })] }, ['dimensions.0.price']],
    ['a price with three decimals', { dimensions: [aSize({ price: '1,234' })] }, ['dimensions.0.price']],
    ['no stock', { dimensions: [aSize({ stockUnlimited: false })] }, ['dimensions.0.stock']],
    ['a stock below 0', { dimensions: [aSize({ stockUnlimited: false, stock: '-1' })] }, ['dimensions.0.stock']],
    [
      'a stock that means unlimited',
      { dimensions: [aSize({ stockUnlimited: false, stock: '9999' })] },
      ['dimensions.0.stock'],
    ],
    ['a box without price', { dimensions: [aSize({ boxNeeded: true })] }, ['dimensions.0.boxPrice']],
    [
      'no minimum',
      { dimensions: [aSize({ minimumQuantityType: 'numarBucati', minimumQuantityNumber: '' })] },
      ['dimensions.0.minimumQuantityNumber'],
    ],
    [
      'hours without a day, and hours that cannot be read',
      { availabilityWindows: [{ weekdays: [], from: '11:30', until: 'seara' }] },
      ['availabilityWindows.0.weekdays', 'availabilityWindows.0.until'],
    ],
    ['grams that are no number', { dimensions: [aSize({ grams: 'multe' })] }, ['dimensions.0.grams']],
    [
      'an extra without name and price',
      { extraIngredientsBeans: [{ key: 'a', name: '', price: '', allergens: [] }] },
      ['extraIngredientsBeans.0.name', 'extraIngredientsBeans.0.price'],
    ],
    ['half a declaration', { nutrition: { ...PRODUCT.nutrition, energyKcal: '10', fibreG: 'x' } }, 7],
  ] as const)('%s', (_name, about, fields) => {
    const problems = Object.keys(problemsOf({ ...PRODUCT, ...about }, CATEGORIES));
    if (typeof fields === 'number') expect(problems).toHaveLength(fields);
    else expect(problems).toEqual(fields);
  });

  test.each([
    ['a price with a comma', { dimensions: [aSize({ price: '24,50 lei' })] }],
    ['a price of 0', { dimensions: [aSize({ price: '0' })] }],
    ['a price in thousands', { dimensions: [aSize({ price: '1.234,50' })] }],
    ['no box price where no box is needed', { dimensions: [aSize({ boxNeeded: false, boxPrice: 'x' })] }],
    ['no number where there is no minimum', { dimensions: [aSize({ minimumQuantityNumber: '' })] }],
    ['no order type in a special category', { category: '2', standardOrderType: false }],
    [
      'an unfinished extra that a special category locks',
      { category: '2', extraIngredientsBeans: [{ key: 'a', name: '', price: '', allergens: [] }] },
    ],
  ])('%s is fine', (_name, about) => {
    expect(problemsOf({ ...PRODUCT, ...about }, CATEGORIES)).toEqual({});
  });
});

const ENTRY = decodeAnswer(getEntry, {
  ...fieldsToWire(NEW_PRODUCT),
  name: 'Bere',
  categoryId: 1,
  description: '<p>Rece.</p>',
  available: true,
  standardOrderType: true,
  preOrderOrderType: false,
  allowPreferredMessage: false,
  isVeggie: true,
  isFasting: false,
  fromFrozen: false,
  ageRestricted18: true,
  ingredients: 'ORZ',
  additives: '',
  allergens: ['gluten'],
  mayContain: [],
  nutrition: {
    basis: '100 ml',
    energyKcal: 42.5,
    energyKj: 178,
    fatG: 0,
    saturatedFatG: 0,
    carbohydrateG: 3,
    sugarsG: 0,
    proteinG: 0.5,
    saltG: 0,
    fibreG: null,
  },
  nutriValues: 'Valori nutriționale la 100 ml…',
  vatPercent: 21,
  vatPercentOnPremises: 21,
  vatRateId: 1,
  vatRateIdOnPremises: 2,
  dimensions: [
    {
      id: 7,
      value: '0,5 l',
      price: 12,
      boxPrice: 1.5,
      packagePrice: 1.5,
      depositPrice: 0.5,
      availability: true,
      isOn: true,
      orderable: true,
      stock: 5,
      stockUnlimited: false,
      minimumQuantityType: 'NA',
      minimumQuantityNumber: 1,
      boxNeeded: true,
      grams: 500,
    },
  ],
  extraIngredientsBeans: [{ name: 'Lămâie', price: 2, allergens: [] }],
  similarProductIds: [3],
  addOnProductIds: [5],
  availabilityWindows: [{ weekdays: ['FRIDAY'], from: '11:30', until: '15:30' }],
  images: [],
} as unknown as CallOutput<'getEntry'>);

describe('what is sent', () => {
  const sent = (values = valuesOfEntry(ENTRY), isSpecial = false) =>
    JSON.parse(JSON.stringify(entryOfValues(values, { id: 9, version: 4, isSpecial })));

  test('is what was read, with an unchanged stock left out', () => {
    const body = sent();
    expect(body).toMatchObject({
      id: 9,
      version: 4,
      categoryId: 1,
      nutrition: { basis: '100 ml', energyKcal: '42,5', fibreG: '' },
      nutriValues: '',
      vatRateId: 1,
      vatRateIdOnPremises: 2,
      dimensions: [{ id: 7, value: '0,5 l', price: 12, boxPrice: 1.5, depositPrice: 0.5, grams: '500' }],
      extraIngredientsBeans: [{ name: 'Lămâie', price: 2, allergens: [] }],
      availabilityWindows: [{ weekdays: ['FRIDAY'], from: '11:30', until: '15:30' }],
      similarProductIds: [3],
      addOnProductIds: [5],
    });
    expect(body.dimensions[0]).not.toHaveProperty('stock');
    expect(body).not.toHaveProperty('pictures');
    expect(problemsOf(valuesOfEntry(ENTRY), CATEGORIES)).toEqual({});
  });

  test('has the stock that was counted, and no box price without a box', () => {
    const values = valuesOfEntry(ENTRY);
    const [size] = values.dimensions;
    const changed = { ...values, dimensions: size ? [{ ...size, stock: '8', boxNeeded: false }] : [] };
    expect(sent(changed).dimensions).toEqual([expect.objectContaining({ stock: '8', boxNeeded: false })]);
    expect(sent(changed).dimensions[0]).not.toHaveProperty('boxPrice');
  });

  test('leaves out what a special category locks, and an empty nutrition declaration', () => {
    const values = { ...valuesOfEntry(ENTRY), nutrition: newProduct(VAT_RATES).nutrition };
    expect(sent(values, true)).not.toHaveProperty('extraIngredientsBeans');
    expect(sent(values, true).nutrition).toBeNull();
  });

  test('a text that is no amount goes out as it is, for the server to refuse by field', () => {
    const body = JSON.parse(
      JSON.stringify(
        entryOfValues(
          { ...PRODUCT, dimensions: [aSize({ price: 'doi' })] },
          { id: null, version: null, isSpecial: false },
        ),
      ),
    );
    expect(body).not.toHaveProperty('id');
    expect(body.dimensions[0].price).toBe('doi');
  });
});

import { expect, test } from 'vitest';
import { VAT_RATES } from '#test/support/vat-rates.ts';
import { judgeSections } from './form-sections.ts';
import { newProduct, newSize, type ProductValues } from './product-values.ts';

const WHOLE: ProductValues = {
  ...newProduct(VAT_RATES),
  name: 'Sarmale',
  category: '1',
  description: '<p>Cu mămăligă.</p>',
  hasNoAllergens: true,
  ingredients: 'varză, carne',
  nutriValues: 'la 100 g: 500 kJ',
  dimensions: [{ ...newSize('one'), value: '350 g', price: '32', grams: '350' }],
  pictures: [{ key: 'a', id: 1, imageLink: '/a.webp', alt: '', widths: [] } as never],
};

test('a product that says everything has no section to come back to', () => {
  expect(Object.values(judgeSections(WHOLE, {}))).toEqual(Array(6).fill('done'));
});

test.each([
  ['name', { name: ' ' }, 'seen'],
  ['description', { description: '<p></p>' }, 'seen'],
  ['price', { dimensions: [newSize('one')] }, 'sizes'],
  ['picture', { pictures: [] }, 'pictures'],
  ['declared allergens', { hasNoAllergens: false }, 'law'],
  ['ingredients', { ingredients: '' }, 'law'],
  ['nutrition', { nutriValues: '' }, 'law'],
  ['way to order', { standardOrderType: false }, 'availability'],
] as const)('without %s its section is incomplete', (_what, given, section) => {
  const judged = judgeSections({ ...WHOLE, ...given }, {});
  expect(Object.entries(judged).filter(([, state]) => state === 'incomplete')).toEqual([[section, 'incomplete']]);
});

test('what the form was refused for is wrong, whatever else is missing', () => {
  const problems = { 'dimensions.0.price': 'Prețul', 'availabilityWindows.0.from': 'Ora', name: undefined };
  expect(judgeSections({ ...WHOLE, pictures: [] }, problems)).toEqual({
    seen: 'done',
    sizes: 'wrong',
    extras: 'done',
    pictures: 'incomplete',
    law: 'done',
    availability: 'wrong',
  });
});

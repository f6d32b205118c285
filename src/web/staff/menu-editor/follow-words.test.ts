import { expect, test } from 'vitest';
import { SGR_DEPOSIT } from '#domain/menu/editing/new-product.ts';
import { VAT_RATES } from '#test/support/vat-rates.ts';
import { followWords, looksLikeAlcohol, looksLikeStandardVat } from './follow-words.ts';
import { newProduct, newSize, type ProductValues } from './product-values.ts';

const CATEGORIES = [
  { id: 1, name: 'Băuturi' },
  { id: 2, name: 'Vinuri' },
].map((category) => ({
  slug: '',
  specialCategory: false,
  preferredMessage: true,
  extraIngredients: [],
  stationId: null,
  availabilityWindows: [],
  numberOfProducts: 0,
  ...category,
}));

const EMPTY = newProduct(VAT_RATES);
const BEER: ProductValues = { ...EMPTY, name: 'Bere blondă', category: '1' };
const ALCOHOL = { ageRestricted18: true, vatRateId: '1', vatRateIdOnPremises: '1' };
const follow = (earlier: ProductValues, values: ProductValues) =>
  followWords(earlier, values, { categories: CATEGORIES, vatRates: VAT_RATES });

test('typing the name of alcohol ticks 18+ and proposes its VAT; another name takes both back', () => {
  expect(follow(EMPTY, BEER)).toEqual(ALCOHOL);
  const vine = { ...BEER, ...ALCOHOL, name: 'Vin' };
  expect(follow(vine, { ...vine, name: 'Vinete' })).toEqual({
    ageRestricted18: false,
    vatRateId: '2',
    vatRateIdOnPremises: '2',
  });
  expect(follow(EMPTY, { ...EMPTY, name: 'Fetească', category: '2' })).toEqual(ALCOHOL);
});

test('what was set by hand stays, and words that say nothing new change nothing', () => {
  const byHand = { ...BEER, ...ALCOHOL, ageRestricted18: false, vatRateId: '3' };
  expect(follow(byHand, { ...byHand, name: 'Salată' })).toEqual({ vatRateIdOnPremises: '2' });
  expect(follow(BEER, { ...BEER, name: 'Bere blondă rece' })).toEqual({});
  expect(follow(EMPTY, { ...EMPTY, name: 'Sarmale' })).toEqual({});
});

test('a bottle or a can proposes its deposit, a size that has one keeps it', () => {
  const [size] = EMPTY.dimensions;
  if (size === undefined) throw new Error('A new product has a size');
  const bottle = { ...size, value: 'Sticlă 0,5 l' };
  const typed = { ...BEER, ...ALCOHOL, dimensions: [bottle] };
  expect(follow({ ...BEER, ...ALCOHOL }, typed)).toEqual({ dimensions: [{ ...bottle, depositPrice: SGR_DEPOSIT }] });
  const second = { ...newSize('second'), value: 'Doză' };
  const kept = { ...typed, dimensions: [{ ...bottle, depositPrice: SGR_DEPOSIT }] };
  expect(follow(kept, { ...kept, dimensions: [...kept.dimensions, second] })).toEqual({
    dimensions: [...kept.dimensions, { ...second, depositPrice: SGR_DEPOSIT }],
  });
});

test('the form knows alcohol by name and category', () => {
  expect(looksLikeAlcohol(BEER, CATEGORIES)).toBe(true);
  expect(looksLikeAlcohol({ ...EMPTY, name: 'Sarmale' }, CATEGORIES)).toBe(false);
});

test('the form knows drinks whose VAT is not that of food', () => {
  expect(looksLikeStandardVat({ ...EMPTY, name: 'Fanta', category: '1' }, CATEGORIES)).toBe(true);
  expect(looksLikeStandardVat({ ...EMPTY, name: 'Sarmale' }, CATEGORIES)).toBe(false);
});

import { expect, test } from 'vitest';
import { keysOf, pickFields } from '#domain/keys-of.ts';
import { FOOD_VAT, NEW_PRODUCT } from './editing/new-product.ts';
import { FIELD_WORDS, isOfKind, markLabel, PRODUCT_FIELDS, PRODUCT_MARKS } from './editing/office-fields.ts';
import { emptyFields, FIELDS_ON_PAGE, GUEST_FIELDS, type PageFields } from './product-fields.ts';

test('the fields of a page are empty, and are picked from more', () => {
  expect(emptyFields(FIELDS_ON_PAGE)).toEqual({ ingredients: '', additives: '', nutrition: null });
  const more = { ...NEW_PRODUCT, ingredients: 'fasole', id: 7 };
  expect(pickFields<PageFields>(FIELDS_ON_PAGE, more)).toEqual({
    ingredients: 'fasole',
    additives: '',
    nutrition: null,
  });
});

test('a new product has every field; it can be ordered, and its VAT is that of food', () => {
  expect(Object.keys(NEW_PRODUCT).toSorted()).toEqual(Object.keys(PRODUCT_FIELDS).toSorted());
  expect(NEW_PRODUCT).toMatchObject({ isOn: true, isOrderableToday: true, vatTakeawayBasisPoints: FOOD_VAT });
  expect(keysOf(GUEST_FIELDS).filter((field) => NEW_PRODUCT[field] === true)).toEqual([]);
});

test('the marks are the yes/no fields that guests see, with the words of the form', () => {
  expect(PRODUCT_MARKS.map(markLabel)).toEqual([
    'Vegetarian',
    'De post',
    'Preparat din produs congelat',
    'Numai pentru persoane de peste 18 ani',
    'Nu se plătește cu cardul de masă',
  ]);
});

test('fields are found by kind', () => {
  expect(keysOf(PRODUCT_FIELDS).filter(isOfKind(['rate']))).toEqual([
    'vatTakeawayBasisPoints',
    'vatOnPremisesBasisPoints',
  ]);
});

test('no two fields have the same words', () => {
  const labels = Object.values(FIELD_WORDS).flatMap((words) => (words === null ? [] : words.label));
  expect(new Set(labels).size).toBe(labels.length);
});

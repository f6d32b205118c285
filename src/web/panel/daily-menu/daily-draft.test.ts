import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { type DailyDraft, judgeDraft, newDish, repeatDishes } from './daily-draft.ts';

const DRAFT: DailyDraft = { from: '10:30', until: '15:30', dishes: [] };

test('hours that are reversed are told at their end before anything is sent', () => {
  expect(judgeDraft(DRAFT)).toEqual({});
  expect(judgeDraft({ ...DRAFT, from: '16:00', until: '15:00' })).toEqual({
    until: 'Ora de sfârșit trebuie să fie după ora de început.',
  });
  expect(Object.keys(judgeDraft({ ...DRAFT, from: 'zece', dishes: [newDish('Ciorbă')] }))).toEqual([
    'from',
    'dishes.0.price',
    'dishes.0.grams',
    'dishes.0.allergens',
  ]);
});

test('a day is copied with its prices; by whom may not change them, with those of now', () => {
  const soup = { productId: 1, name: 'Ciorbă', value: '350 g', price: bani(1500), portions: 20 };
  const stew = { productId: 2, name: 'Tocăniță', value: '300 g', price: bani(2800), portions: null };
  const known = [{ ...soup, price: bani(1800), portions: 3 }];
  const repeated = (mayChangePrices: boolean) =>
    repeatDishes([soup, stew], { known, mayChangePrices }).map(({ price, portions }) => [price, portions]);
  expect(repeated(true)).toEqual([
    ['15,00', '20'],
    ['28,00', ''],
  ]);
  expect(repeated(false)).toEqual([
    ['18,00', '20'],
    ['28,00', ''],
  ]);
});

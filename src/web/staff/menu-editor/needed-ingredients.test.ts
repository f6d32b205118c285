import { expect, test } from 'vitest';
import type { Ingredient } from '#web/staff/ingredients.ts';
import { changedIngredients, chooseIngredients, namedIngredients, neededBy } from './needed-ingredients.ts';

const INGREDIENTS: readonly Ingredient[] = [
  {
    id: 1,
    name: 'mozzarella',
    uses: [
      { target: { kind: 'product', productId: 7 }, effect: 'closes', title: 'Pizza' },
      { target: { kind: 'size', sizeId: 7 }, effect: 'left_out', title: 'Pizza (32 cm)' },
    ],
  },
  { id: 2, name: 'busuioc', uses: [{ target: { kind: 'product', productId: 7 }, effect: 'left_out', title: 'Pizza' }] },
  { id: 3, name: 'ciuperci', uses: [] },
];

test('what a product needs as a whole, and nothing of what its sizes do', () => {
  expect(neededBy(7, INGREDIENTS)).toEqual({ closes: ['1'], left_out: ['2'] });
  expect(neededBy(8, INGREDIENTS)).toEqual({ closes: [], left_out: [] });
});

test('only what became different is saved', () => {
  const before = { closes: ['1'], left_out: ['2'] };
  expect(changedIngredients(before, before)).toEqual([]);
  expect(changedIngredients(before, { closes: ['2', '3'], left_out: [] })).toEqual([
    { id: 2, effect: 'closes' },
    { id: 1, effect: null },
    { id: 3, effect: 'closes' },
  ]);
});

test('an ingredient is chosen for one thing only', () => {
  const needed = { closes: ['1'], left_out: ['2'] };
  expect(chooseIngredients(needed, 'closes', ['1', '2'])).toEqual({ closes: ['1', '2'], left_out: [] });
  expect(chooseIngredients(needed, 'left_out', ['1'])).toEqual({ closes: [], left_out: ['1'] });
});

test('what the texts name is suggested until it is chosen', () => {
  const named = (text: string) => namedIngredients(text, INGREDIENTS, { closes: ['1'], left_out: [] });
  expect(named('Mozzarella, ciupercile casei').map(({ name }) => name)).toEqual(['ciuperci']);
});

import { expect, test } from 'vitest';
import { type AboutNow, aboutNow, choiceOf, withGone } from './about-names.ts';

const MENU = {
  products: [{ id: 1, name: 'Tiramisu', category: 'Desert' }],
  categories: [{ id: 1, name: 'Pizza' }],
};

test.each<[string, readonly number[], readonly number[], AboutNow]>([
  ['what is chosen, categories first', [1], [1], ['Pizza', 'Tiramisu']],
  ['what has left the menu is not named', [1, 12], [38], ['Tiramisu']],
  ['all of it has left the menu', [12], [38], 'nothing'],
  ['nothing is chosen: everything', [], [], []],
])('%s', (_name, productIds, categoryIds, about) => {
  expect(aboutNow({ productIds: [...productIds], categoryIds: [...categoryIds] }, MENU)).toEqual(about);
});

test('what has left the menu is called so and can be taken out; before the menu is known nothing is said of it', () => {
  const onMenu = MENU.products.map(choiceOf);
  expect(withGone(onMenu, [1, 12], 'produs scos din meniu')).toEqual([
    { value: '1', label: 'Tiramisu' },
    { value: '12', label: 'produs scos din meniu' },
  ]);
  expect(withGone(null, [12], 'produs scos din meniu')).toEqual([{ value: '12', label: '…' }]);
});

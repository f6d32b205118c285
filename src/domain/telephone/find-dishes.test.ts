import { expect, test } from 'vitest';
import { bani, ZERO_BANI } from '#domain/money/bani.ts';
import { aMenu, aProduct, aSize } from '#test/support/a-menu.ts';
import { findDishes, findExtras } from './find-dishes.ts';

const extra = (name: string, isSoldOut = false) => ({ name, price: ZERO_BANI, allergens: [], isSoldOut });
const dessert = aProduct({ name: 'Desert cu ciocolată', sizes: [aSize({ label: '100 g' })] });
const soup = aProduct({
  name: 'Ciorbă de burtă',
  sizes: [aSize({ label: 'mică' }), aSize({ label: 'mare', price: bani(3500) }), aSize({ label: 'oală', isOn: false })],
  extras: [extra('Ardei iute'), extra('Smântână'), extra('Hrean', true)],
});
const burger = aProduct({ name: 'Burger', isOn: false });
const menu = aMenu([
  dessert,
  soup,
  burger,
  ...Array.from({ length: 9 }, () => aProduct({ name: 'Pizza', categoryId: 2 })),
]);
const named = (query: string) => findDishes(menu, query).map(({ product, size }) => `${product.name}, ${size.label}`);

test.each([
  ['cio', ['Ciorbă de burtă, mică', 'Ciorbă de burtă, mare', 'Desert cu ciocolată, 100 g']],
  ['CIOC', ['Desert cu ciocolată, 100 g']],
  ['burta', ['Ciorbă de burtă, mică', 'Ciorbă de burtă, mare']],
  ['c', []],
  ['', []],
  ['burger', []],
  // By the name of the category.
  ['ciorbe', ['Desert cu ciocolată, 100 g', 'Ciorbă de burtă, mică', 'Ciorbă de burtă, mare']],
])('%j finds %j', (query, dishes) => {
  expect(named(query)).toEqual(dishes);
});

test('no more is shown than is read at a glance', () => {
  expect(named('pi')).toHaveLength(8);
});

test('extras are those of the dish that can be had', () => {
  const names = (query: string) => findExtras(menu, soup.id, query).map(({ name }) => name);
  expect(names('')).toEqual(['Ardei iute', 'Smântână']);
  expect(names('smant')).toEqual(['Smântână']);
  expect(findExtras(menu, 0, '')).toEqual([]);
});

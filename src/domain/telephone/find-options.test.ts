import { expect, test } from 'vitest';
import type { BundleLine } from '#domain/cart/cart.ts';
import { bani, ZERO_BANI } from '#domain/money/bani.ts';
import { aLine } from '#test/support/a-cart.ts';
import { aMenu, anOption, anOptionGroup, aProduct, aSize } from '#test/support/a-menu.ts';
import { findNeededGroup, findOptions, listNeeded, startOptions } from './find-options.ts';

const size = aSize();
const large = aSize();
const iced = anOption({ name: 'Cu gheață', price: ZERO_BANI });
const ice = anOptionGroup({ name: 'Gheață', minimum: 1, maximum: 1, options: [iced] });
const cola = anOption({ name: 'Cola', price: ZERO_BANI, opensGroupId: ice.id });
const drink = anOptionGroup({ name: 'Băutură', maximum: 1, options: [cola] });
const thin = anOption({ name: 'Subțire', price: ZERO_BANI });
const filled = anOption({ name: 'Umplut', price: bani(500) });
const gone = anOption({ name: 'Fără gluten', isSoldOut: true });
const crust = anOptionGroup({ name: 'Blat', minimum: 1, maximum: 1, options: [thin, filled, gone] });
const garlic = anOption({ name: 'Usturoi', price: ZERO_BANI, isDefault: true });
const hot = anOption({ name: 'Picant', price: null, sizePrices: [{ sizeId: size.id, price: bani(100) }] });
const sauces = anOptionGroup({ name: 'Sos', maximum: 2, options: [garlic, hot, anOption({ name: 'Roșii' })] });
const pizza = aProduct({
  name: 'Pizza',
  sizes: [size, large],
  options: { groups: [crust, sauces, drink], opened: [ice] },
});
const soup = aProduct({ name: 'Ciorbă' });
const menu = aMenu([pizza, soup]);
const line = aLine(pizza);
const bundle: BundleLine = { kind: 'bundle', promotionId: 1, choices: [], quantity: 1 };
const chosen = (...ids: readonly number[]) => ({
  ...line,
  options: ids.map((optionId) => ({ optionId, parentId: null, count: 1 })),
});

test('a new line gets the defaults of its dish; what was decided stays', () => {
  expect(startOptions(line, menu)).toEqual(chosen(garlic.id));
  expect(startOptions(chosen(), menu)).toEqual(chosen());
  expect(startOptions(aLine(soup), menu)).toEqual(aLine(soup));
  expect(startOptions(bundle, menu)).toBe(bundle);
});

test('the first group that lacks something is asked for, with what can be had of it', () => {
  const needed = findNeededGroup([bundle, aLine(soup), line], menu);
  expect(needed).toMatchObject({ dish: 'Pizza', open: { group: { name: 'Blat' } } });
  const matches = needed === null ? [] : listNeeded(needed, menu);
  expect(matches.map(({ option, price }) => [option.name, price])).toEqual([
    ['Subțire', 0],
    ['Umplut', 500],
  ]);
  expect(matches[1]?.line).toEqual(chosen(filled.id));
  expect(findNeededGroup([chosen(thin.id)], menu)).toBeNull();
  expect(findNeededGroup([chosen(thin.id, cola.id)], menu)).toMatchObject({
    open: { group: { name: 'Gheață' }, parent: { name: 'Cola' } },
  });
});

test('letters mean options by their name or their group; a chosen one is taken away', () => {
  const names = (query: string, of = line) => findOptions(of, menu, query).map(({ option }) => option.name);
  expect(names('pic')).toEqual(['Picant']);
  expect(names('pic', { ...line, sizeId: large.id })).toEqual([]);
  expect(names('sos')).toEqual(['Usturoi', 'Picant', 'Roșii']);
  expect(names('gluten')).toEqual([]);
  expect(names('sos', chosen(garlic.id, hot.id))).toEqual(['Usturoi', 'Picant']);
  expect(names('', aLine(soup))).toEqual([]);
  expect(findOptions(chosen(garlic.id), menu, 'ust')[0]).toMatchObject({ isChosen: true, line: chosen() });
  expect(names('gheata', chosen(cola.id))).toEqual(['Cu gheață']);
});

test('an option that is chosen is taken away also where it is no longer offered at the size', () => {
  const [match] = findOptions({ ...chosen(hot.id), sizeId: large.id }, menu, 'pic');
  expect(match).toMatchObject({ price: 0, isChosen: true });
});

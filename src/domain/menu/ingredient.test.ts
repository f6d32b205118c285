import { expect, test } from 'vitest';
import { decideIngredientName } from './editing/decide-ingredient.ts';
import { dishesThatName, suggestIngredients } from './editing/suggest-ingredients.ts';
import { countReach, diffUses, type IngredientUse, mayBeLeftOut, targetKey } from './ingredient.ts';
import { leftOutSentence, ranOutSentence } from './ran-out-sentence.ts';

const product = (productId: number, effect: IngredientUse['effect'] = 'closes'): IngredientUse => ({
  target: { kind: 'product', productId },
  effect,
});
const size = (sizeId: number, effect: IngredientUse['effect'] = 'closes'): IngredientUse => ({
  target: { kind: 'size', sizeId },
  effect,
});
const option: IngredientUse = { target: { kind: 'option', optionId: 5 }, effect: 'closes' };
const extra = (name: string): IngredientUse => ({ target: { kind: 'extra', name }, effect: 'closes' });
const bundle: IngredientUse = { target: { kind: 'bundle', promotionId: 7 }, effect: 'closes' };

test('only what became different is saved', () => {
  const before = [product(1), product(2), extra('Smântână')];
  expect(diffUses(before, before)).toEqual([]);
  expect(diffUses(before, [product(1, 'left_out'), product(3), extra('SMÂNTÂNĂ ')])).toEqual([
    product(1, 'left_out'),
    product(3),
    { target: { kind: 'product', productId: 2 }, effect: null },
  ]);
  expect([product(1), size(1), extra('Ou'), bundle, option].map(({ target }) => targetKey(target))).toEqual([
    'product-1',
    'size-1',
    'extra-ou',
    'bundle-7',
    'option-5',
  ]);
});

test('only what is cooked can be made without something', () => {
  const uses = [product(1), size(1), extra('Ou'), bundle];
  expect(uses.map(({ target }) => mayBeLeftOut(target))).toEqual([true, true, false, false]);
});

test('a product counts once, and as closed when one of its sizes is', () => {
  const uses = [
    product(1),
    size(11),
    size(12),
    size(21, 'left_out'),
    product(3, 'left_out'),
    extra('Ou'),
    bundle,
    option,
  ];
  const productOf = (sizeId: number) => Math.floor(sizeId / 10);
  expect(countReach(uses, productOf)).toEqual({ products: 1, extras: 1, options: 1, bundles: 1, leftOut: 2 });
  expect(countReach([size(11), product(1, 'left_out')], productOf)).toMatchObject({ products: 1, leftOut: 0 });
});

test.each([
  [' Mozzarella  ', [], 'Mozzarella'],
  ['Brânză', ['branza'], 'ingredient_name_repeated'],
  ['', [], 'ingredient_name_invalid'],
  ['x'.repeat(61), [], 'ingredient_name_invalid'],
])('the name %j beside %j', (raw, others, expected) => {
  const decided = decideIngredientName(raw, others);
  expect(decided.ok ? decided.value : decided.error).toBe(expected);
});

const DISHES = [
  { id: 1, text: 'Pizza Quattro. Sos de roșii, mozzarella, ciuperci proaspete și busuioc' },
  { id: 2, text: 'Tocăniță cu ciupercile casei, smântână și mămăligă' },
  { id: 3, text: 'Omletă cu ou, mozzarella și ciuperci' },
  { id: 4, text: 'Paste cu sos de roșii și mozzarella' },
];

test.each([
  ['ciuperci', [1, 2, 3]],
  ['Mozzarella', [1, 3, 4]],
  ['sos de rosii', [1, 4]],
  ['ou', [3]],
  ['mozzarelline delicioase', []],
  ['cu', []],
])('„%s” is in the words of the dishes %j', (name, ids) => {
  expect(dishesThatName(name, DISHES)).toEqual(ids);
});

test('names that could be ingredients: in several dishes, short, and not yet in the list', () => {
  expect(suggestIngredients(DISHES, [])).toEqual([{ name: 'mozzarella', dishes: 3 }]);
  const dishes = [...DISHES, { id: 5, text: 'Busuioc, ciuperci, mozzarella' }, { id: 6, text: 'ciuperci, busuioc' }];
  expect(suggestIngredients(dishes, ['MOZZARELLA'])).toEqual(
    [
      { name: 'ciuperci', dishes: 3 },
      { name: 'busuioc', dishes: 3 },
    ].toSorted((one, other) => one.name.localeCompare(other.name, 'ro')),
  );
});

test('why something cannot be had', () => {
  expect(ranOutSentence([])).toBe('');
  expect(ranOutSentence(['mozzarella', 'ton'])).toBe('nu mai avem mozzarella, ton');
  expect(leftOutSentence([])).toBe('');
  expect(leftOutSentence(['mozzarella'])).toBe('fără mozzarella');
});

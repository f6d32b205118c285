import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import {
  type BundleOption,
  bundleLine,
  choicesOf,
  chooseOption,
  optionState,
  priceChoices,
  setsLeft,
} from './choose-in-bundle.ts';

const option = (productId: number, price: number, isOrderable = true): BundleOption => ({
  productId,
  sizeId: productId * 10,
  price: bani(price),
  isOrderable,
});

const CHEAP = option(1, 3500);
const DEAR = option(2, 4600);
const DRINK = option(3, 1500);
const WINE = option(4, 4000);

const BUNDLE = {
  id: 9,
  sets: [
    { id: 1, isFree: false, options: [CHEAP, DEAR] },
    { id: 2, isFree: true, options: [DRINK, WINE, option(5, 900, false)] },
  ],
};
const [PAID, FREE] = BUNDLE.sets;
if (!PAID || !FREE) throw new Error('The bundle of this test has two sets');

test('nothing free can be chosen before something paid', () => {
  expect(optionState(BUNDLE, new Map(), FREE, DRINK)).toBe('choose_paid_first');
  expect(optionState(BUNDLE, new Map(), PAID, CHEAP)).toBe('free_to_choose');
});

test('what comes free may cost as much as the dearest thing paid for, not more', () => {
  const choices = new Map([[1, CHEAP]]);
  expect(optionState(BUNDLE, choices, FREE, DRINK)).toBe('free_to_choose');
  expect(optionState(BUNDLE, choices, FREE, option(6, 3500))).toBe('free_to_choose');
  expect(optionState(BUNDLE, choices, FREE, WINE)).toBe('too_dear');
});

test('a sold out option stays closed', () => {
  expect(optionState(BUNDLE, new Map([[1, DEAR]]), FREE, option(5, 900, false))).toBe('sold_out');
});

test('a free product that has become too dear is let go', () => {
  const withWine = chooseOption(BUNDLE, chooseOption(BUNDLE, new Map(), 1, DEAR), 2, WINE);
  expect(withWine.get(2)).toBe(WINE);
  expect(chooseOption(BUNDLE, withWine, 1, CHEAP).has(2)).toBe(false);
});

test('the price leaves out what comes free, and a line needs every set', () => {
  const half = chooseOption(BUNDLE, new Map(), 1, DEAR);
  expect(setsLeft(BUNDLE, half)).toBe(1);
  expect(bundleLine(BUNDLE, half)).toBeNull();
  expect(priceChoices(BUNDLE, half)).toEqual({ price: 4600, separately: 4600 });
  const whole = chooseOption(BUNDLE, half, 2, WINE);
  expect(priceChoices(BUNDLE, whole)).toEqual({ price: 4600, separately: 8600 });
  expect(bundleLine(BUNDLE, whole)).toEqual({
    kind: 'bundle',
    promotionId: 9,
    choices: [
      { setId: 1, productId: 2, sizeId: 20 },
      { setId: 2, productId: 4, sizeId: 40 },
    ],
    quantity: 1,
  });
});

test('a line of the cart opens with what it chose, without what is gone or has become too dear', () => {
  const chosen = new Map([
    [2, DRINK],
    [1, CHEAP],
  ]);
  const line = bundleLine(BUNDLE, chosen, 2);
  if (line === null) throw new Error('Every set has its choice');
  expect(line.quantity).toBe(2);
  expect(choicesOf(BUNDLE, line)).toEqual(chosen);
  const soldOut = {
    ...BUNDLE,
    sets: [PAID, { ...FREE, options: [{ ...DRINK, isOrderable: false }] }],
  };
  expect(choicesOf(soldOut, line)).toEqual(new Map([[1, CHEAP]]));
  const dearer = { ...BUNDLE, sets: [PAID, { ...FREE, options: [{ ...DRINK, price: bani(9900) }] }] };
  expect(choicesOf(dearer, line)).toEqual(new Map([[1, CHEAP]]));
  expect(choicesOf({ ...BUNDLE, sets: [{ ...PAID, options: [DEAR] }, FREE] }, line)).toEqual(new Map());
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCategory, aProduct, aSize } from '#test/support/a-menu.ts';
import {
  fewLeft,
  findFirstOrderableSize,
  isSizeOrderable,
  orderableDays,
  piecesLeft,
  productState,
} from './availability.ts';

const limited = (stock: number, minimumQuantity = 1) => aSize({ stockUnlimited: false, stock, minimumQuantity });

describe('orderable', () => {
  test.each([
    ['on, unlimited', true, aSize(), true],
    ['on, unlimited, whatever the stock says', true, aSize({ stock: -5, minimumQuantity: 12 }), true],
    ['product off', false, aSize(), false],
    ['size off', true, aSize({ isOn: false }), false],
    ['one piece left', true, limited(1), true],
    ['none left', true, limited(0), false],
    ['exactly the minimum left', true, limited(12, 12), true],
    ['less than the minimum left', true, limited(11, 12), false],
  ])('%s', (_name, isOn, size, orderable) => {
    expect(isSizeOrderable(aProduct({ isOn }), size)).toBe(orderable);
  });

  test('never sells more than zero pieces of a negative stock', () => {
    expect(piecesLeft(limited(-3))).toBe(0);
    expect(piecesLeft(aSize())).toBeNull();
  });
});

describe('a product as a whole', () => {
  test.each([
    [
      'is orderable by one size alone',
      aProduct({ sizes: [aSize({ isOn: false }), limited(0), limited(2)] }),
      'orderable',
    ],
    ['is sold out when what is on has no stock', aProduct({ sizes: [aSize({ isOn: false }), limited(0)] }), 'sold_out'],
    ['is unavailable when every size is off', aProduct({ sizes: [aSize({ isOn: false })] }), 'unavailable'],
    ['is unavailable when it is off itself', aProduct({ isOn: false }), 'unavailable'],
    ['is unavailable without sizes', aProduct({ sizes: [] }), 'unavailable'],
  ] as const)('%s', (_name, product, state) => {
    expect(productState(product)).toBe(state);
  });

  test('opens with the first size that may be ordered', () => {
    const [gone, first, second] = [limited(0), limited(3), aSize()];
    expect(findFirstOrderableSize(aProduct({ sizes: [gone, first, second] }))).toBe(first);
    expect(findFirstOrderableSize(aProduct({ sizes: [gone] }))).toBeNull();
  });
});

describe('"mai sunt doar n"', () => {
  test.each([
    [0, 1, null],
    [1, 1, 1],
    [4, 1, 4],
    [5, 1, null],
    [3, 4, null],
    [4, 4, 4],
  ])('stock %i, minimum %i: %s', (stock, minimum, shown) => {
    expect(fewLeft(aProduct(), limited(stock, minimum))).toBe(shown);
  });

  test('is not said of unlimited stock, nor of what is off', () => {
    expect(fewLeft(aProduct(), aSize({ stock: 2 }))).toBeNull();
    expect(fewLeft(aProduct({ isOn: false }), limited(2))).toBeNull();
  });

  test('is a whole number from 1 to 4 or nothing, for every stock and minimum', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 20 }), fc.integer({ min: 1, max: 20 }), (stock, minimum) => {
        const shown = fewLeft(aProduct(), limited(stock, minimum));
        expect(shown).toBe(stock >= 1 && stock <= 4 && stock >= minimum ? stock : null);
      }),
    );
  });
});

describe('days', () => {
  test.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])('today %s, ahead %s: as the product says', (today, ahead) => {
    const product = aProduct({ isOrderableToday: today, isOrderableAhead: ahead });
    expect(orderableDays(product, aCategory())).toEqual({ today, ahead });
    expect(orderableDays(product, null)).toEqual({ today, ahead });
    expect(orderableDays(product, aCategory({ isSpecial: true }))).toEqual({ today: false, ahead: true });
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { changePrice, PRICE_STEPS } from './change-price.ts';
import { PRICE_MAXIMUM } from './decide-product.ts';

test.each([
  ['5 % more, to 50 bani', 2450, { by: 'percent', value: 500 }, 50, 2550],
  ['5 % more, to the ban', 2450, { by: 'percent', value: 500 }, 1, 2573],
  ['10 % less, to a leu', 3250, { by: 'percent', value: -1000 }, 100, 2900],
  ['2 lei more', 2450, { by: 'amount', value: 200 }, 1, 2650],
  ['2 lei less, to a leu: a half upwards', 2450, { by: 'amount', value: -200 }, 100, 2300],
  ['nothing would be left', 200, { by: 'amount', value: -200 }, 1, null],
  ['rounded to nothing', 40, { by: 'percent', value: 0 }, 100, null],
  ['above the maximum', PRICE_MAXIMUM, { by: 'percent', value: 1 }, 1, null],
] as const)('%s', (_, price, change, step, expected) => {
  expect(changePrice(bani(price), change, step)).toBe(expected);
});

test('a changed price is a multiple of the step and at most half a step away', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 100_000 }),
      fc.integer({ min: -5_000, max: 20_000 }),
      fc.constantFrom(...PRICE_STEPS),
      (price, basisPoints, step) => {
        const changed = changePrice(bani(price), { by: 'percent', value: basisPoints }, step);
        const exact = price + (price * basisPoints) / 10_000;
        if (changed === null) return exact < step / 2 + 0.01;
        return changed % step === 0 && Math.abs(changed - exact) <= step / 2 + 0.001;
      },
    ),
  );
});

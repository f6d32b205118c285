import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate } from '#domain/money/allocate.ts';
import { bani, sumBani } from '#domain/money/bani.ts';

const amounts = fc.integer({ min: 0, max: 10_000_000 }).map(bani);
const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 50 });

describe('allocate', () => {
  test.each([
    { amount: 1000, weights: [3200, 1800, 900], parts: [542, 305, 153] },
    { amount: 100, weights: [1, 1, 1], parts: [34, 33, 33] },
    { amount: 2, weights: [1, 1, 1], parts: [1, 1, 0] },
    { amount: 5, weights: [0, 1, 0], parts: [0, 5, 0] },
    { amount: 5, weights: [0, 0], parts: [3, 2] },
    { amount: 0, weights: [7, 9], parts: [0, 0] },
    { amount: 10, weights: [1, 2], parts: [3, 7] },
    // 200 pieces at the highest price a menu takes, and a code for half of it.
    { amount: 1_000_000_000, weights: [2_000_000_000, 1_000_000_000], parts: [666_666_667, 333_333_333] },
  ])('$amount bani over $weights are $parts', ({ amount, weights, parts }) => {
    expect(allocate(bani(amount), weights)).toEqual(parts);
  });

  test('the parts always add up to the amount', () => {
    fc.assert(
      fc.property(amounts, weights, (amount, over) => {
        expect(sumBani(allocate(amount, over))).toBe(amount);
      }),
    );
  });

  test('no part is a ban or more away from its exact share', () => {
    fc.assert(
      fc.property(amounts, weights, (amount, over) => {
        const total = over.reduce((sum, weight) => sum + weight, 0);
        fc.pre(total > 0);
        allocate(amount, over).forEach((part, line) => {
          const distance = BigInt(part) * BigInt(total) - BigInt(amount) * BigInt(over[line] ?? 0);
          expect(distance > -BigInt(total) && distance < BigInt(total)).toBe(true);
        });
      }),
    );
  });

  test('of two equal weights the earlier never gets less', () => {
    fc.assert(
      fc.property(amounts, weights, (amount, over) => {
        const [first, , second] = allocate(amount, [7, ...over.slice(0, 1), 7]);
        expect(Number(first) - Number(second)).toBeOneOf([0, 1]);
      }),
    );
  });

  test.each([
    { amount: 100, weights: [] },
    { amount: 100, weights: [1, -1] },
    { amount: 100, weights: [0.5] },
    { amount: -1, weights: [1] },
  ])('$amount bani over $weights is a bug of the caller', ({ amount, weights }) => {
    expect(() => allocate(bani(amount), weights)).toThrow(RangeError);
  });
});

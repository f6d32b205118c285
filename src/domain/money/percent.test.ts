import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { inPercent, percentOf, readBasisPoints } from '#domain/money/percent.ts';

describe('percentOf', () => {
  test.each([
    { amount: 3295, basisPoints: 1000, part: 330 },
    { amount: 3294, basisPoints: 1000, part: 329 },
    { amount: 3290, basisPoints: 1000, part: 329 },
    { amount: 1, basisPoints: 5000, part: 1 },
    { amount: 1, basisPoints: 4999, part: 0 },
    { amount: 4599, basisPoints: 10_000, part: 4599 },
    { amount: 4599, basisPoints: 0, part: 0 },
    { amount: 0, basisPoints: 1500, part: 0 },
  ])('$basisPoints basis points of $amount bani are $part bani', ({ amount, basisPoints, part }) => {
    expect(percentOf(bani(amount), basisPoints)).toBe(part);
  });

  test('is never half a ban or more away from the exact part, and a half goes up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (amount, points) => {
          const twiceTheError =
            2n * (BigInt(percentOf(bani(amount), points)) * 10_000n - BigInt(amount) * BigInt(points));
          expect(twiceTheError > -10_000n && twiceTheError <= 10_000n).toBe(true);
        },
      ),
    );
  });

  test('anything negative or not whole is a bug of the caller', () => {
    expect(() => percentOf(bani(-1), 1000)).toThrow(RangeError);
    expect(() => percentOf(bani(100), -1)).toThrow(RangeError);
    expect(() => percentOf(bani(101), 0.5)).toThrow(RangeError);
  });
});

test('a percentage with decimals is whole basis points, and back', () => {
  expect(readBasisPoints(11.15)).toBe(1115);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (basisPoints) => {
      expect(readBasisPoints(inPercent(basisPoints))).toBe(basisPoints);
    }),
  );
});

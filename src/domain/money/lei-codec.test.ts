import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { baniFromLei, leiFromBani } from '#domain/money/lei-codec.ts';
import { err, ok } from '#domain/result.ts';

describe('baniFromLei', () => {
  test.each([
    [0, 0],
    [-0, 0],
    [0.5, 50],
    [0.29, 29],
    [32.5, 3250],
    [1.1, 110],
    [4.35, 435],
    [1234.56, 123_456],
  ])('%d lei are %i bani', (lei, amount) => {
    expect(baniFromLei(lei)).toEqual(ok(amount));
  });

  test.each([
    [Number.NaN, 'not_a_number'],
    [Number.POSITIVE_INFINITY, 'not_a_number'],
    [Number.NEGATIVE_INFINITY, 'not_a_number'],
    [-0.01, 'negative'],
    [-5, 'negative'],
    [0.001, 'too_many_decimals'],
    [12.345, 'too_many_decimals'],
    [0.1 + 0.2, 'too_many_decimals'],
    [1e300, 'too_large'],
    [1e14, 'too_large'],
  ])('%d is refused as %s', (lei, code) => {
    expect(baniFromLei(lei)).toEqual(err({ code }));
  });

  test('every amount survives the wire', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }).map(bani), (amount) => {
        expect(baniFromLei(JSON.parse(JSON.stringify(leiFromBani(amount))))).toEqual(ok(amount));
      }),
    );
  });

  test('three decimals that matter never pass', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (thousandths) => {
        fc.pre(thousandths % 10 !== 0);
        expect(baniFromLei(thousandths / 1000)).toEqual(err({ code: 'too_many_decimals' }));
      }),
    );
  });
});

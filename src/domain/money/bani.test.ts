import { describe, expect, test } from 'vitest';
import { bani, minusBani, sumBani, timesBani, ZERO_BANI } from '#domain/money/bani.ts';

describe('bani', () => {
  test('refuses anything that is not whole', () => {
    for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
      expect(() => bani(wrong)).toThrow(RangeError);
  });

  test('knows no minus zero', () => {
    expect(Object.is(bani(-0), 0)).toBe(true);
  });

  test('adds, takes and multiplies without losing a ban', () => {
    expect(sumBani([])).toBe(ZERO_BANI);
    expect(sumBani([bani(3290), bani(3290), bani(999)])).toBe(7579);
    expect(minusBani(bani(500), bani(750))).toBe(-250);
    expect(timesBani(bani(50), 3)).toBe(150);
  });

  test('refuses a sum beyond what can be counted exactly', () => {
    expect(() => sumBani([bani(Number.MAX_SAFE_INTEGER), bani(1)])).toThrow(RangeError);
  });
});

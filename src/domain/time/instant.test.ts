import { describe, expect, test } from 'vitest';
import { instant, plusMinutes, startOfMinute } from '#domain/time/instant.ts';

describe('instant', () => {
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 8.64e15 + 1])('%d is a bug of the caller', (wrong) => {
    expect(() => instant(wrong)).toThrow(RangeError);
  });

  test('moves by real minutes, forwards and back', () => {
    expect(plusMinutes(instant(0), 90)).toBe(5_400_000);
    expect(plusMinutes(instant(0), -1)).toBe(-60_000);
    expect(Object.is(instant(-0), 0)).toBe(true);
  });

  test('a minute begins at its first millisecond', () => {
    expect(startOfMinute(instant(119_999))).toBe(60_000);
    expect(startOfMinute(instant(60_000))).toBe(60_000);
    expect(startOfMinute(instant(-1))).toBe(-60_000);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { formatAmount, formatLei, formatRon, parseLei, parseTypedLei } from '#domain/money/format-lei.ts';
import { err, ok } from '#domain/result.ts';

const anyAmount = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }).map(bani);

describe('formatLei', () => {
  test.each([
    [0, '0,00\u00a0lei'],
    [5, '0,05\u00a0lei'],
    [50, '0,50\u00a0lei'],
    [3250, '32,50\u00a0lei'],
    [99_999, '999,99\u00a0lei'],
    [123_450, '1.234,50\u00a0lei'],
    [123_456_789, '1.234.567,89\u00a0lei'],
    [-50, '-0,50\u00a0lei'],
    [-123_450, '-1.234,50\u00a0lei'],
  ])('%i bani read „%s”', (amount, text) => {
    expect(formatLei(bani(amount))).toBe(text);
  });

  test('reads as Intl writes Romanian', () => {
    const shop = new Intl.NumberFormat('ro-RO', {
      style: 'currency',
      currency: 'RON',
      currencyDisplay: 'narrowSymbol',
    });
    const ledger = new Intl.NumberFormat('ro-RO', { style: 'currency', currency: 'RON' });
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(formatLei(amount)).toBe(shop.format(amount / 100));
        expect(formatRon(amount)).toBe(ledger.format(amount / 100));
      }),
    );
  });
});

describe('parseLei', () => {
  test.each([
    ['12', 1200],
    ['12,5', 1250],
    ['12.5', 1250],
    ['12,50', 1250],
    ['12.50', 1250],
    ['12,50 lei', 1250],
    ['12,50\u00a0lei', 1250],
    ['12LEI', 1200],
    ['1 leu', 100],
    ['7,50 RON', 750],
    [' 0,05 ', 5],
    ['1.234', 123_400],
    ['1.234,5', 123_450],
    ['1.234.567,89', 123_456_789],
    ['0', 0],
  ])('„%s” are %i bani', (text, amount) => {
    expect(parseLei(text)).toEqual(ok(amount));
  });

  test.each(['', 'lei', '-5', '12,345', '0.500', '12.5.0', '1,234.50', '1.23,4', '12 50', '1e3', 'NaN', '9999999999'])(
    '„%s” is not an amount',
    (text) => {
      expect(parseLei(text)).toEqual(err({ code: 'not_an_amount' }));
    },
  );

  test('reads back whatever is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }).map(bani), (amount) => {
        expect(parseLei(formatAmount(amount))).toEqual(ok(amount));
        expect(parseLei(formatLei(amount))).toEqual(ok(amount));
        expect(parseLei(formatRon(amount))).toEqual(ok(amount));
      }),
    );
  });
});

test.each([
  [12.5, 1250],
  ['12,50', 1250],
  [0, 0],
  ['', null],
  [-1, null],
  ['doi lei', null],
])('a field that holds %j holds %j bani', (typed, amount) => {
  expect(parseTypedLei(typed)).toBe(amount);
});

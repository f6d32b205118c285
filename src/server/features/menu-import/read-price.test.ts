import { expect, test } from 'vitest';
import { explainPriceDoubt, readPrice } from './read-price.ts';

test.each([
  ['12', 1200],
  ['12,5', 1250],
  ['12.50', 1250],
  ['4.9900', 499],
  ['32,50 lei', 3250],
  ['19lei', 1900],
  ['RON 19', 1900],
  ['1.234,50 LEI', 123450],
  ['1,234.50', 123450],
  ['1 234,50', 123450],
  ['1\u00a0234,50 lei', 123450],
  ['1.234', 123400],
  ['0', 0],
  ['19 lei 90 bani', 1990],
  ['19 lei și 5 bani', 1905],
  ['19,-', 1900],
  ['19.–', 1900],
])('the price %s is %s bani', (written, price) => {
  expect(readPrice(written)).toEqual({ state: 'understood', value: price });
});

test.each([
  ['la cerere', 'nu e un preț în lei'],
  ['-5', 'nu e un preț în lei'],
  ['12-15', 'nu e un preț în lei'],
  ['de la 12', 'nu e un preț în lei'],
  ['19 90', 'nu e un preț în lei'],
  ['12 lei / 100 g', 'nu e un preț în lei'],
  ['1.2.3,4,5,', 'nu e un preț în lei'],
  ['lei 90 bani', 'nu e un preț în lei'],
  ['$25.00', 'prețul e în altă monedă; scrieți-l în lei'],
  ['€12,00', 'prețul e în altă monedă; scrieți-l în lei'],
  ['12 EUR', 'prețul e în altă monedă; scrieți-l în lei'],
  ['1200 Ft', 'prețul e în altă monedă; scrieți-l în lei'],
  ['1.000.000', 'prețul e cel mult 100.000 de lei'],
])('%s is not understood: %s', (written, reason) => {
  expect(readPrice(written)).toEqual({ state: 'unclear', written, reason });
});

test('nothing is written', () => {
  expect(readPrice(' \u00a0')).toEqual({ state: 'empty' });
});

test('a point or comma before three digits separates thousands, and the owner is told', () => {
  expect(explainPriceDoubt('12.500')).toBe('Prețul „12.500” a fost citit 12.500,00\u00a0lei: verificați-l.');
  expect(explainPriceDoubt('19,905 lei')).toContain('19.905,00');
  for (const plain of ['12,50', '1.234,50', '12', 'la cerere', '']) expect(explainPriceDoubt(plain)).toBeNull();
});

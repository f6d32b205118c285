import { expect, test } from 'vitest';
import { describeVat, formatVat } from './vat-words.ts';

test.each([
  [1100, '11 %'],
  [950, '9,5 %'],
  [0, '0 %'],
])('%s basis points read „%s”', (basisPoints, text) => {
  expect(formatVat(basisPoints)).toBe(text);
  expect(describeVat('Redusă', basisPoints)).toBe(`Redusă (${text})`);
});

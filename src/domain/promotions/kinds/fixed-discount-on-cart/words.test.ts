import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { fixedDiscountOnCartWords } from './words.ts';

test.each([
  [6_000, '15,00 lei reducere la produse de cel puțin 60,00 lei'],
  [0, '15,00 lei reducere la orice comandă'],
])('the summary with a minimum of %i bani', (minimumOrder, words) => {
  const terms = { discountBasisPoints: 0, discountAmount: bani(1_500), minimumOrder: bani(minimumOrder) };
  const summary = fixedDiscountOnCartWords.summary?.(terms).replaceAll('\u00a0', ' ');
  expect(summary).toBe(`${words}, fără cod; nu la produsele 18+, ambalaje, livrare și garanție.`);
});

import { expect, test } from 'vitest';
import { ZERO_BANI } from '#domain/money/bani.ts';
import { FOOD_VAT, proposedDeposit, proposedFacts, SGR_DEPOSIT, STANDARD_VAT } from './new-product.ts';

const facts = (isAgeRestricted: boolean, vat: number) => ({
  isAgeRestricted,
  vatTakeawayBasisPoints: vat,
  vatOnPremisesBasisPoints: vat,
});

test.each([
  ['Bere blondă', facts(true, STANDARD_VAT)],
  ['Fanta', facts(false, STANDARD_VAT)],
  ['Sarmale', facts(false, FOOD_VAT)],
])('%s begins with what its name says', (name, proposed) => {
  expect(proposedFacts({ name, category: 'Diverse' })).toEqual(proposed);
});

test.each([
  ['Bere', 'Doză 0,5 l', SGR_DEPOSIT],
  ['Apă minerală la sticlă', '0,5 l', SGR_DEPOSIT],
  ['Bere', 'Halbă 400 ml', ZERO_BANI],
  ['Miere', 'Sticlă 500 g', ZERO_BANI],
])('a size of %s called %s begins with its deposit', (name, label, deposit) => {
  expect(proposedDeposit({ name, category: 'Diverse' }, label)).toBe(deposit);
});

import { expect, test } from 'vitest';
import { ZERO_BANI } from '#domain/money/bani.ts';
import { proposedDeposit, proposedFacts, SGR_DEPOSIT } from './new-product.ts';

const facts = (isAgeRestricted: boolean, vat: number) => ({
  isAgeRestricted,
  vatTakeawayBasisPoints: vat,
  vatOnPremisesBasisPoints: vat,
});

test.each([
  ['Bere blondă', facts(true, 2150)],
  ['Fanta', facts(false, 2150)],
  ['Sarmale', facts(false, 1200)],
])('%s begins with what its name says', (name, proposed) => {
  expect(proposedFacts({ name, category: 'Diverse' }, { standard: 2150, reduced: 1200 })).toEqual(proposed);
});

test.each([
  ['Bere', 'Doză 0,5 l', SGR_DEPOSIT],
  ['Apă minerală la sticlă', '0,5 l', SGR_DEPOSIT],
  ['Bere', 'Halbă 400 ml', ZERO_BANI],
  ['Miere', 'Sticlă 500 g', ZERO_BANI],
])('a size of %s called %s begins with its deposit', (name, label, deposit) => {
  expect(proposedDeposit({ name, category: 'Diverse' }, label)).toBe(deposit);
});

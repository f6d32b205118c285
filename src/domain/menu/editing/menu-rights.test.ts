import { describe, expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { menuRights, neededRights, type PricedProduct } from './menu-rights.ts';

describe('who may', () => {
  test.each([
    ['an administrator everything', true, false, false, true, true],
    ['a manager nothing of it until it is granted', false, false, false, false, false],
    ['a manager prices', false, true, false, true, false],
    ['a manager deletion', false, false, true, false, true],
  ])('%s', (_name, isAdmin, changePrices, deleteProducts, mayChangePrices, mayDelete) => {
    expect(menuRights(isAdmin, { changePrices, deleteProducts })).toEqual({ mayChangePrices, mayDelete });
  });
});

const size = (about: Partial<PricedProduct['sizes'][number]> = {}) => ({
  id: 1,
  price: bani(3200),
  boxNeeded: true,
  boxPrice: bani(150),
  deposit: bani(0),
  ...about,
});
const BEFORE: PricedProduct = {
  sizes: [size(), size({ id: 2, price: bani(4000), boxNeeded: false })],
  extras: [{ name: 'Smântână', price: bani(300) }],
  vatTakeawayBasisPoints: 1100,
  vatOnPremisesBasisPoints: 1100,
  vatTakeawayRateId: 2,
  vatOnPremisesRateId: 2,
};
const [first = size(), second = size()] = BEFORE.sizes;

describe('a save', () => {
  test.each([
    ['of the same changes no price', {}, false, false],
    ['of another price', { sizes: [{ ...first, price: bani(3300) }, second] }, true, false],
    ['of another box price', { sizes: [{ ...first, boxPrice: bani(200) }, second] }, true, false],
    ['without the box', { sizes: [{ ...first, boxNeeded: false }, second] }, true, false],
    [
      'of another price of a box that is not needed',
      { sizes: [first, { ...second, boxPrice: bani(9) }] },
      false,
      false,
    ],
    ['of a deposit', { sizes: [first, { ...second, deposit: bani(50) }] }, true, false],
    ['in another order', { sizes: [second, first] }, false, false],
    ['of a new size sets a price', { sizes: [first, second, size({ id: null })] }, true, false],
    ['without a size deletes it', { sizes: [first] }, false, true],
    ['of a dearer extra', { extras: [{ name: 'Smântână', price: bani(400) }] }, true, false],
    ['of a new extra', { extras: [...BEFORE.extras, { name: 'Ardei', price: bani(0) }] }, true, false],
    ['without an extra', { extras: [] }, false, false],
    ['of another VAT to take away', { vatTakeawayBasisPoints: 2100 }, true, false],
    ['of another VAT at the table', { vatOnPremisesBasisPoints: 2100 }, true, false],
    ['of another rate with the same value to take away', { vatTakeawayRateId: 4 }, true, false],
    ['of another rate with the same value at the table', { vatOnPremisesRateId: 4 }, true, false],
  ])('%s', (_name, about, changesPrices, deletesSizes) => {
    expect(neededRights(BEFORE, { ...BEFORE, ...about })).toEqual({ changesPrices, deletesSizes });
  });

  test('of a new product sets prices', () => {
    expect(neededRights(null, BEFORE)).toEqual({ changesPrices: true, deletesSizes: false });
  });
});

import { expect, test } from 'vitest';
import { anOrderDetail } from '#test/support/an-order-detail.ts';
import { mentionsAllergy, slipLines } from './slip-lines.ts';

test('every piece stands on the slip: extras, messages, and the parts of a bundle under it', () => {
  const lines = slipLines(anOrderDetail());
  expect(
    lines.map(({ quantity, name, size, price, isPart, isFree }) => [quantity, name, size, price, isPart, isFree]),
  ).toEqual([
    [2, 'Ciorbă de burtă', '350 g', 6500, false, false],
    [1, 'Două pizze, o băutură', '', 3500, false, false],
    [1, 'Pizza', 'Ø 32 cm', null, true, false],
    [1, 'Apă', '0,5 l', null, true, true],
  ]);
  expect(lines[0]).toMatchObject({ extras: ['Ardei iute'], message: 'iute', allergens: ['milk'] });
});

test.each([
  ['Sunt ALERGICĂ la nuci!', true],
  ['intoleranță la lactoză', true],
  ['Fără ceapă, vă rog.', false],
])('a note „%s” is an allergy: %s', (additionalInformation, isOne) => {
  expect(mentionsAllergy(anOrderDetail({ additionalInformation }))).toBe(isOne);
});

test('an allergy in the message of one line counts as well', () => {
  const [product] = anOrderDetail().productInformationList;
  const [dimension] = product?.dimensionOrders ?? [];
  if (product === undefined || dimension === undefined) throw new Error('The order has a line');
  const dimensionOrders = [{ ...dimension, preferredMessage: 'fără nuci, alergie' }];
  expect(mentionsAllergy(anOrderDetail({ productInformationList: [{ ...product, dimensionOrders }] }))).toBe(true);
});

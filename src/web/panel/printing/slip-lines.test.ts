import { expect, test } from 'vitest';
import { anOrderDetail } from '#test/support/an-order-detail.ts';
import { slipLines } from './slip-lines.ts';

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

test('what is inside a part of a bundle, and that it is for adults, stands beside the part', () => {
  const order = anOrderDetail();
  const [bundle] = order.orderPromotionDetails;
  if (bundle === undefined) throw new Error('The order has a bundle');
  const productBeans = bundle.productBeans.map((part) => ({ ...part, isAgeRestricted: part.isFreeProduct }));
  const lines = slipLines({ ...order, orderPromotionDetails: [{ ...bundle, productBeans }] });
  expect(lines.slice(1).map(({ allergens, isAdult }) => [allergens, isAdult])).toEqual([
    [[], false],
    [['gluten', 'milk'], false],
    [[], true],
  ]);
});

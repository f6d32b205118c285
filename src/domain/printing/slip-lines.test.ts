import { expect, test } from 'vitest';
import { anOrderView } from '#test/support/an-order-view.ts';
import { slipLines } from './slip-lines.ts';

test('every piece stands on the slip: extras, messages, and the parts of a bundle under it', () => {
  const lines = slipLines(anOrderView());
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
  const order = anOrderView();
  const [bundle] = order.bundles;
  if (bundle === undefined) throw new Error('The order has a bundle');
  const parts = bundle.parts.map((part) => ({ ...part, isAgeRestricted: part.isFree }));
  const lines = slipLines({ ...order, bundles: [{ ...bundle, parts }] });
  expect(lines.slice(1).map(({ allergens, isAdult }) => [allergens, isAdult])).toEqual([
    [[], false],
    [['gluten', 'milk'], false],
    [[], true],
  ]);
});

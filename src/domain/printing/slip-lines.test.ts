import { expect, test } from 'vitest';
import { anOrderView } from '#test/support/an-order-view.ts';
import { linesOfStation, slipLines } from './slip-lines.ts';

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
  expect(lines[0]).toMatchObject({ extras: ['+ Ardei iute'], message: 'iute', allergens: ['milk'] });
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

test('a station reads what is made there, and the bundle of which a part is', () => {
  const order = anOrderView();
  const [bundle] = order.bundles;
  const [soup] = order.lines;
  if (bundle === undefined || soup === undefined) throw new Error('The order has a bundle and a line');
  const grill = { id: 2, name: 'Grătar' };
  const parts = bundle.parts.map((part) => ({ ...part, station: part.isFree ? null : grill }));
  const lines = slipLines({
    lines: [{ ...soup, station: { id: 1, name: 'Ciorbe' } }, soup],
    bundles: [
      { ...bundle, parts },
      { ...bundle, name: 'Alt pachet' },
    ],
  });
  expect(linesOfStation(lines, 1).map(({ name }) => name)).toEqual(['Ciorbă de burtă']);
  expect(linesOfStation(lines, 2).map(({ name }) => name)).toEqual(['Două pizze, o băutură', 'Pizza']);
  expect(linesOfStation(lines, 3)).toEqual([]);
});

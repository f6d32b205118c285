import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { localDate } from '#domain/time/local-date.ts';
import { aMenu, aProduct, aSize } from '#test/support/a-menu.ts';
import { anOrderView } from '#test/support/an-order-view.ts';
import { linesAgain } from './order-again.ts';

const order = anOrderView();
const soup = (about: Parameters<typeof aProduct>[0] = {}) =>
  aProduct({
    id: 1,
    sizes: [aSize({ id: 1 })],
    extras: [{ name: 'Ardei iute', price: bani(300), allergens: [], isSoldOut: false }],
    allowsMessage: true,
    ...about,
  });
const pizza = aProduct({ id: 2, sizes: [aSize({ id: 20 })] });
const water = aProduct({ id: 3, sizes: [aSize({ id: 30 })] });
const bundle = {
  id: 1,
  name: 'Două pizze, o băutură',
  isActive: true,
  startDate: localDate('2026-01-01'),
  endDate: localDate('2026-12-31'),
  sets: [
    { id: 7, label: 'Pizza', isFree: false, options: [{ productId: 2, sizeId: 20 }] },
    { id: 8, label: 'Băutura', isFree: true, options: [{ productId: 3, sizeId: 30 }] },
  ],
};

test('everything that is still sold comes back as it was chosen', () => {
  expect(linesAgain(order, aMenu([soup(), pizza, water]), [bundle])).toEqual({
    lines: [
      { kind: 'product', productId: 1, sizeId: 1, extras: ['Ardei iute'], message: 'iute', quantity: 2 },
      {
        kind: 'bundle',
        promotionId: 1,
        quantity: 1,
        choices: [
          { setId: 7, productId: 2, sizeId: 20 },
          { setId: 8, productId: 3, sizeId: 30 },
        ],
      },
    ],
    missing: [],
  });
});

test('an extra that is gone is left out, a message stays only where it may', () => {
  const { lines } = linesAgain(order, aMenu([soup({ extras: [], allowsMessage: false }), pizza, water]), [bundle]);
  expect(lines[0]).toMatchObject({ extras: [], message: '' });
});

test('what is sold out, gone or no longer promoted is named', () => {
  const soldOut = soup({ sizes: [aSize({ id: 1, stockUnlimited: false, stock: 0 })] });
  expect(linesAgain(order, aMenu([soldOut, pizza, water]), [])).toEqual({
    lines: [],
    missing: ['Ciorbă de burtă', 'Două pizze, o băutură'],
  });
  expect(linesAgain(order, aMenu([pizza]), [bundle]).lines).toEqual([]);
});

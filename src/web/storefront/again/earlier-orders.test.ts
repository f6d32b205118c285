import { expect, test } from 'vitest';
import type { CartLine } from '#domain/cart/cart.ts';
import { EMPTY_CART } from '#domain/cart/change-cart.ts';
import { findFavourites } from '#domain/cart/find-favourites.ts';
import { priceCart } from '#domain/cart/price-cart.ts';
import { bani } from '#domain/money/bani.ts';
import { aBundle, aBundleLine, aLine, aSet, pricingFacts } from '#test/support/a-cart.ts';
import { NOON } from '#test/support/a-checkout.ts';
import { aProduct, aSize } from '#test/support/a-menu.ts';
import { EARLIER_ORDERS_KEY } from '#web/session/device-keys.ts';
import { keepEarlierOrder, parseEarlierOrders } from './earlier-orders.ts';

const soup = aProduct({
  name: 'Ciorbă',
  sizes: [aSize({ price: bani(3000) })],
  extras: [{ name: 'Ardei iute', price: bani(250), allergens: [], isSoldOut: false }],
  allowsMessage: true,
});
const pizza = aProduct({ name: 'Pizza', sizes: [aSize({ price: bani(3500) })] });
const water = aProduct({ name: 'Apă' });
const bundle = aBundle([aSet(7, false, [pizza]), aSet(8, true, [water])]);

const price = (lines: readonly CartLine[]) =>
  priceCart(pricingFacts([soup, pizza, water], lines, { promotions: [bundle] }));

function aShelf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
}

test('what was ordered is read back with its names and prices of then', () => {
  const shelf = aShelf();
  const lines = [aLine(soup, { quantity: 2, extras: ['Ardei iute'], message: 'iute' }), aBundleLine(bundle)];
  keepEarlierOrder(shelf, price(lines), NOON);
  const piece = { productId: soup.id, sizeId: soup.sizes[0]?.id, productName: 'Ciorbă', sizeLabel: '350 g' };
  expect(parseEarlierOrders(shelf.getItem(EARLIER_ORDERS_KEY))).toEqual([
    {
      placedAt: NOON,
      lines: [
        { ...piece, quantity: 2, unitPrice: 3000, extras: [{ name: 'Ardei iute', price: 250 }], message: 'iute' },
      ],
      bundles: [
        {
          promotionId: bundle.id,
          name: bundle.name,
          quantity: 1,
          total: 3500,
          parts: [
            expect.objectContaining({ productName: 'Pizza', isFree: false }),
            expect.objectContaining({ productName: 'Apă', isFree: true }),
          ],
        },
      ],
    },
  ]);
});

test('five orders are kept; a dish of two of them is a favourite', () => {
  const shelf = aShelf();
  for (const product of [pizza, water, soup, water, soup, water]) {
    keepEarlierOrder(shelf, price([aLine(product)]), NOON);
  }
  const orders = parseEarlierOrders(shelf.getItem(EARLIER_ORDERS_KEY));
  expect(orders.map(({ lines }) => lines[0]?.productName)).toEqual(['Apă', 'Ciorbă', 'Apă', 'Ciorbă', 'Apă']);
  expect(findFavourites(orders)).toEqual([water.id, soup.id]);
});

const line = {
  productId: 1,
  sizeId: 1,
  productName: 'Ciorbă',
  sizeLabel: 'x',
  unitPrice: 3000,
  extras: [],
  quantity: 1,
};
test.each([
  null,
  'x',
  '7',
  '[7, null]',
  '[{"placedAt":"ieri"}]',
  JSON.stringify([{ placedAt: NOON, lines: [], bundles: [] }]),
  JSON.stringify([{ placedAt: NOON, lines: 'x' }]),
  JSON.stringify([{ placedAt: NOON, lines: [line] }]),
  JSON.stringify([{ placedAt: NOON, lines: [{ ...line, message: '', unitPrice: -1 }] }]),
  JSON.stringify([{ placedAt: NOON, lines: [{ ...line, message: '', productName: 7 }] }]),
  JSON.stringify([{ placedAt: NOON, bundles: [{ promotionId: 1, name: 'x', quantity: 0, total: 1, parts: [] }] }]),
])('%j is no order: another version, or another program, stored it', (text) => {
  expect(parseEarlierOrders(text)).toEqual([]);
});

test('an empty cart is no order', () => {
  const shelf = aShelf();
  keepEarlierOrder(shelf, price(EMPTY_CART.lines), NOON);
  expect(parseEarlierOrders(shelf.getItem(EARLIER_ORDERS_KEY))).toEqual([]);
});

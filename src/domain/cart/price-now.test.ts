import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { aFixedDiscount, aLine } from '#test/support/a-cart.ts';
import { aMenu, aProduct, aSize } from '#test/support/a-menu.ts';
import { at } from '#test/support/a-schedule.ts';
import { priceNow } from './price-now.ts';

const soup = aProduct({ sizes: [aSize({ price: bani(4000), boxPrice: bani(150) })] });
const facts = { menu: aMenu([soup]), promotions: [aFixedDiscount()] };

test.each([
  ['on the last day of a promotion', '2026-11-30T23:59:59+02:00', 4000 + 150 - 1000],
  ['a second later, the next day in Bucharest', '2026-12-01T00:00:00+02:00', 4000 + 150],
])('%s a cart costs, with its boxes and without a delivery', (_, now, payable) => {
  expect(priceNow({ lines: [aLine(soup)] }, facts, at(now))).toMatchObject({ sums: { payable }, delivery: null });
});

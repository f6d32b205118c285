import { expect, test } from 'vitest';
import { quoteFromWire } from '#contract/orders/quote.ts';
import { priceCart } from '#domain/cart/price-cart.ts';
import type { Product } from '#domain/menu/menu.ts';
import { bani } from '#domain/money/bani.ts';
import { aLine, aReduction, firstSize, pricingFacts } from '#test/support/a-cart.ts';
import { SOUP } from '#test/support/a-checkout.ts';
import { aProduct } from '#test/support/a-menu.ts';
import { changedLines, changedSums } from './price-changes.ts';

const cake = aProduct({ name: 'Papanași' });
const lines = [aLine(SOUP, { quantity: 2 }), aLine(cake)];
const priced = (...products: Product[]) => priceCart(pricingFacts(products, lines));
const dearer: Product = { ...SOUP, sizes: [{ ...firstSize(SOUP), price: bani(3200) }] };
const before = priced(SOUP, cake);

test('only what changed is told, with both prices', () => {
  expect(changedLines(before.lines, before.lines)).toEqual([]);
  expect(changedLines(before.lines, priced(dearer, cake).lines)).toEqual([
    { name: 'Ciorbă de burtă', before: 6000, now: 6400 },
  ]);
});

test('what can no longer be had is told too', () => {
  const gone = [{ name: 'Papanași', before: 3000, now: null }];
  expect(changedLines(before.lines, priced(SOUP, { ...cake, isOn: false }).lines)).toEqual(gone);
  expect(changedLines(before.lines, priced(SOUP).lines)).toEqual(gone);
});

test('of the sums those that are others, and the total always', () => {
  expect(changedSums(before.sums, before.sums)).toEqual([{ name: 'Total de plată', before: 9300, now: 9300 }]);
  expect(changedSums(before.sums, priced(dearer, cake).sums)).toEqual([
    { name: 'Produse', before: 9000, now: 9400 },
    { name: 'Total de plată', before: 9300, now: 9700 },
  ]);
});

test('a quote of the server is read to the ban', () => {
  const quote = {
    subTotalPrice: 94,
    totalBoxPrice: 3,
    totalDeposit: 0.5,
    deliveryFee: 5,
    discount: 9.4,
    reductions: [{ name: 'Reducere BUNVENIT10', code: 'BUNVENIT10', amount: 9.4 }],
    totalPrice: 102.5,
    updatedPriceAfterCoupon: 93.1,
  };
  expect(quoteFromWire(quote)).toMatchObject({
    products: 9400,
    packaging: 300,
    deposits: 50,
    deliveryFee: 500,
    reductions: [aReduction(940, { promotionId: 0 })],
    total: 10_250,
    payable: 9310,
  });
});

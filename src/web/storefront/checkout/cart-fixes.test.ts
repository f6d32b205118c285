import { expect, test } from 'vitest';
import type { ProductLine } from '#domain/cart/cart.ts';
import { lineKey } from '#domain/cart/change-cart.ts';
import { priceCart } from '#domain/cart/price-cart.ts';
import type { Product } from '#domain/menu/menu.ts';
import { aLine, pricingFacts } from '#test/support/a-cart.ts';
import { SOUP } from '#test/support/a-checkout.ts';
import { aCategory, aMenu, aProduct, aSize } from '#test/support/a-menu.ts';
import { applyFix, fixesOf, placeFixesOf, withoutLines } from './cart-fixes.ts';

function fixesFor(product: Product, about: Partial<ProductLine>) {
  const line = aLine(product, about);
  const [priced] = priceCart(pricingFacts([product], [line])).lines;
  return priced === undefined ? [] : fixesOf(priced);
}
const limited = (stock: number, minimumQuantity = 1) =>
  aProduct({ sizes: [aSize({ stockUnlimited: false, stock, minimumQuantity })] });

test.each<[string, Product, Partial<ProductLine>, string[]]>([
  ['nothing wrong', SOUP, {}, []],
  ['two left of three', limited(2), { quantity: 3 }, ['Păstrează 2 bucăți', 'Scoate din coș']],
  ['one left of three', limited(1), { quantity: 3 }, ['Păstrează o bucată', 'Scoate din coș']],
  ['sold out', limited(0), {}, ['Scoate din coș']],
  [
    'below the minimum',
    aProduct({ sizes: [aSize({ minimumQuantity: 12 })] }),
    {},
    ['Comandă 12 bucăți', 'Scoate din coș'],
  ],
  ['an extra that is gone', SOUP, { extras: ['Trufe'] }, ['Comandă fără „Trufe”', 'Scoate din coș']],
  ['a message that is not taken', SOUP, { message: 'iute' }, ['Comandă fără mesaj', 'Scoate din coș']],
  ['several things at once', SOUP, { message: 'iute', extras: ['Trufe'] }, ['Scoate din coș']],
  ['switched off', aProduct({ isOn: false }), {}, ['Scoate din coș']],
])('%s', (_name, product, about, labels) => {
  expect(fixesFor(product, about).map(({ label }) => label)).toEqual(labels);
});

test('a fix changes its line alone, and joins it with one that is now the same', () => {
  const withExtra = aLine(SOUP, { extras: ['Trufe'] });
  const cart = { lines: [aLine(SOUP), withExtra] };
  const [without, remove] = fixesFor(SOUP, { extras: ['Trufe'] });
  if (without === undefined || remove === undefined) throw new Error('Two fixes were expected');
  expect(applyFix(cart, withExtra, without)).toEqual({ lines: [aLine(SOUP, { quantity: 2 })] });
  expect(applyFix(cart, withExtra, remove).lines.map(lineKey)).toEqual([lineKey(aLine(SOUP))]);
});

const cake = aProduct({ name: 'Tort', categoryId: 2 });
const menu = aMenu([SOUP, cake], [aCategory(), aCategory({ id: 2, pickupPlace: 'Piața 1848 nr. 3' })]);
const placeFixesFor = (...lines: ProductLine[]) => placeFixesOf(priceCart({ ...pricingFacts([], lines), menu }).lines);

test('a cart for one place needs no way out', () => {
  expect(placeFixesFor(aLine(SOUP))).toEqual([]);
  expect(placeFixesFor(aLine(cake))).toEqual([]);
});

test('a cart for two places is put right by taking out what belongs to either', () => {
  const lines = [aLine(SOUP), aLine(cake)];
  const fixes = placeFixesFor(...lines);
  expect(fixes.map(({ label }) => label)).toEqual([`Scoate ${SOUP.name}`, 'Scoate Tort']);
  expect(fixes.map(({ keys }) => withoutLines({ lines }, keys).lines)).toEqual([[aLine(cake)], [aLine(SOUP)]]);
});

import { expect, test } from 'vitest';
import type { ProductLine } from '#domain/cart/cart.ts';
import { priceCart } from '#domain/cart/price-cart.ts';
import { aLine, pricingFacts } from '#test/support/a-cart.ts';
import { SOUP } from '#test/support/a-checkout.ts';
import { aCategory, aMenu, aProduct } from '#test/support/a-menu.ts';
import { placeFixesOf, withoutLines } from './place-fixes.ts';

const cake = aProduct({ name: 'Tort', categoryId: 2 });
const menu = aMenu([SOUP, cake], [aCategory(), aCategory({ id: 2, pickupPlace: 'Piața 1848 nr. 3' })]);
const fixesFor = (...lines: ProductLine[]) => placeFixesOf(priceCart({ ...pricingFacts([], lines), menu }).lines);

test('a cart for one place needs no way out', () => {
  expect(fixesFor(aLine(SOUP))).toEqual([]);
  expect(fixesFor(aLine(cake))).toEqual([]);
});

test('a cart for two places is put right by taking out what belongs to either', () => {
  const lines = [aLine(SOUP), aLine(cake)];
  const fixes = fixesFor(...lines);
  expect(fixes.map(({ label }) => label)).toEqual([`Scoate ${SOUP.name}`, 'Scoate Tort']);
  expect(fixes.map(({ keys }) => withoutLines({ lines }, keys).lines)).toEqual([[aLine(cake)], [aLine(SOUP)]]);
});

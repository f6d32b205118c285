import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { aBundle, aBundleLine, aLine, aSet, pricingFacts } from '#test/support/a-cart.ts';
import { aMenu, anOption, anOptionGroup, aProduct, aSize } from '#test/support/a-menu.ts';
import { earlierOrderOf } from './earlier-order-of.ts';
import { planAgain } from './order-again.ts';
import { priceCart } from './price-cart.ts';

const ice = anOption({ name: 'Gheață', price: bani(100) });
const soup = aProduct({
  name: 'Ciorbă',
  sizes: [aSize({ price: bani(3000) })],
  extras: [{ name: 'Ardei iute', price: bani(250), allergens: [], isSoldOut: false }],
  allowsMessage: true,
});
const cola = aProduct({
  name: 'Cola',
  sizes: [aSize({ price: bani(900) })],
  options: { groups: [anOptionGroup({ options: [ice] })], opened: [] },
});
const pizza = aProduct({ name: 'Pizza', sizes: [aSize({ price: bani(3500) })] });
const bundle = aBundle([aSet(7, false, [pizza]), aSet(8, true, [soup])]);
const menu = [soup, pizza, cola];

const lines = [
  aLine(soup, { quantity: 2, extras: ['Ardei iute'], message: 'iute' }),
  aLine(cola, { options: [{ optionId: ice.id, parentId: null, count: 1 }] }),
  aBundleLine(bundle),
];

test('a cart that is kept and put into a cart again on the same menu is the same cart, nothing has changed', () => {
  const kept = earlierOrderOf(priceCart(pricingFacts(menu, lines, { promotions: [bundle] })));
  expect(planAgain(kept, aMenu(menu), [bundle])).toMatchObject({ lines, changes: [] });
});

test('what the menu does not know is left out', () => {
  expect(earlierOrderOf(priceCart(pricingFacts([], lines)))).toEqual({ lines: [], bundles: [] });
});

test('what a dish is sold without is kept as that, and is no extra that has gone', () => {
  const line = { ...aLine(pizza), kind: 'product' as const };
  const [part] = priceCart(pricingFacts(menu, [line])).lines[0]?.parts ?? [];
  const leftOut = { name: 'fără mozzarella', price: bani(0), isLeftOut: true as const };
  const priced = priceCart(pricingFacts(menu, [line])).lines.map((one) => ({
    ...one,
    parts: part === undefined ? [] : [{ ...part, extras: [leftOut] }],
  }));
  const kept = earlierOrderOf({ lines: priced });
  expect(kept.lines[0]?.extras).toEqual([leftOut]);
  expect(planAgain(kept, aMenu(menu), []).changes).toEqual([]);
});

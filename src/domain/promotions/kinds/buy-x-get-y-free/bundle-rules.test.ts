import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BundleChoice } from '#domain/cart/cart.ts';
import { bani } from '#domain/money/bani.ts';
import { isRunningOn } from '#domain/promotions/promotion.ts';
import { err } from '#domain/result.ts';
import { localDate } from '#domain/time/local-date.ts';
import { aBundle, aBundleLine, aSet, firstSize } from '#test/support/a-cart.ts';
import { aMenu, aProduct, aSize } from '#test/support/a-menu.ts';
import { decideBundle, highestPaidPrice } from './bundle-rules.ts';

const costing = (price: number) => aProduct({ sizes: [aSize({ price: bani(price) })] });
const [cheap, middle, dear] = [costing(800), costing(2000), costing(3500)];
const menu = aMenu([cheap, middle, dear]);
const today = localDate('2026-11-20');
const choice = (setId: number, product: typeof cheap): BundleChoice => ({
  setId,
  productId: product.id,
  sizeId: firstSize(product).id,
});
const bundle = aBundle([aSet(1, false, [middle, dear]), aSet(2, false, [cheap, middle]), aSet(3, true, [cheap, dear])]);
const decide = (...choices: BundleChoice[]) => decideBundle({ bundle, choices, menu, today });

describe('a bundle', () => {
  test('is the choices of its sets, in the order of the sets', () => {
    const decided = decide(choice(3, cheap), choice(2, middle), choice(1, middle));
    expect(decided).toMatchObject({
      value: [
        { set: { id: 1 }, product: middle },
        { set: { id: 2 }, product: middle },
        { set: { id: 3 }, product: cheap },
      ],
    });
  });

  test.each([
    ['without any choice', [], 'Grupa 1'],
    ['with a set left out', [choice(1, dear), choice(3, cheap)], 'Grupa 2'],
    ['with something that is no option', [choice(1, cheap), choice(2, cheap), choice(3, cheap)], 'Grupa 1'],
    ['with a size of another product', [{ ...choice(1, dear), sizeId: firstSize(cheap).id }], 'Grupa 1'],
    ['with a choice too many', [choice(1, dear), choice(2, cheap), choice(3, cheap), choice(4, cheap)], null],
    ['with one set chosen twice', [choice(1, dear), choice(1, middle), choice(2, cheap), choice(3, cheap)], null],
  ])('%s is incomplete', (_name, choices, setLabel) => {
    expect(decide(...choices)).toEqual(err({ code: 'bundle_incomplete', promotionId: 1, setLabel }));
  });

  test('whose option left the menu is incomplete', () => {
    const choices = [choice(1, dear), choice(2, cheap), choice(3, cheap)];
    const gone = decideBundle({ bundle, choices, menu: aMenu([dear]), today });
    expect(gone).toMatchObject({ error: { code: 'bundle_incomplete', setLabel: 'Grupa 2' } });
    const sizeless = aMenu([{ ...dear, sizes: [] }, cheap]);
    expect(decideBundle({ bundle, choices, menu: sizeless, today })).toMatchObject({ error: { setLabel: 'Grupa 1' } });
  });

  test('gives nothing that costs more than the dearest paid choice', () => {
    expect(decide(choice(1, dear), choice(2, cheap), choice(3, dear)).ok).toBe(true);
    expect(decide(choice(1, middle), choice(2, cheap), choice(3, dear))).toEqual(
      err({ code: 'free_product_too_expensive', promotionId: 1, setLabel: 'Grupa 3', maximum: 2000 }),
    );
  });

  test('of free things alone gives only what costs nothing', () => {
    const free = aBundle([aSet(1, true, [cheap])]);
    const { choices } = aBundleLine(free);
    expect(decideBundle({ bundle: free, choices, menu, today })).toMatchObject({ error: { maximum: 0 } });
    expect(highestPaidPrice([])).toBe(0);
  });

  test('agrees with the rule said in one sentence, for every choice of options', () => {
    const option = fc.constantFrom(cheap, middle, dear);
    fc.assert(
      fc.property(option, option, option, (first, second, third) => {
        const isAllowed =
          [middle, dear].includes(first) &&
          [cheap, middle].includes(second) &&
          [cheap, dear].includes(third) &&
          firstSize(third).price <= Math.max(firstSize(first).price, firstSize(second).price);
        expect(decide(choice(1, first), choice(2, second), choice(3, third)).ok).toBe(isAllowed);
      }),
    );
  });
});

test.each([
  ['2026-10-31', true, false],
  ['2026-11-01', true, true],
  ['2026-11-30', true, true],
  ['2026-12-01', true, false],
  ['2026-11-20', false, false],
])('on %s, switched on %s: runs %s', (day, isActive, isRunning) => {
  expect(isRunningOn(aBundle([], { isActive }), localDate(day))).toBe(isRunning);
  const decided = decideBundle({ bundle: aBundle([], { isActive }), choices: [], menu, today: localDate(day) });
  expect(decided.ok).toBe(isRunning);
});

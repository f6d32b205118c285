import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { instant } from '#domain/time/instant.ts';
import { aProduct, aSize, aWindow } from '#test/support/a-menu.ts';
import { addOnsFor, goesWith, learnOrderingHabits, popularProducts } from './ordering-habits.ts';
import { emptyFields, LISTED_FIELDS } from './product-fields.ts';
import type { OfferedProduct } from './shown-menu.ts';

/** A Sunday, 12:00 in Bucharest. */
const NOON = instant(Date.parse('2026-11-22T10:00:00Z'));

function offered(about: Partial<OfferedProduct> & { readonly id: number }): OfferedProduct {
  const category = { slug: 'ciorbe', name: 'Ciorbe', isSpecial: false, pickupPlace: null };
  const told = {
    ...emptyFields(LISTED_FIELDS),
    declaresAllergens: true,
    optionChoice: 'none' as const,
    popularRank: null,
    goesWithIds: [],
    pictures: [],
    category,
  };
  return { ...aProduct(), ...told, ...about };
}
const costing = (lei: number) => ({ sizes: [aSize({ price: bani(lei * 100) })] });

test('products are placed by the number of different orders, ties by their number', () => {
  const sold = [
    { productId: 4, orders: 5 },
    { productId: 3, orders: 9 },
    { productId: 2, orders: 5 },
    { productId: 1, orders: 2 },
  ];
  expect(learnOrderingHabits(sold, []).popular).toEqual([3, 2, 4]);
});

test('fewer than three orders make nothing popular, fewer than three products no list', () => {
  const all = (orders: number) => [1, 2, 3].map((productId) => ({ productId, orders }));
  expect(learnOrderingHabits(all(2), []).popular).toEqual([]);
  expect(learnOrderingHabits(all(3).slice(1), []).popular).toEqual([]);
  expect(learnOrderingHabits(all(3), []).popular).toEqual([1, 2, 3]);
});

test('what was ordered together is placed for each product; one order together says nothing', () => {
  const pairs = [
    { productId: 1, otherId: 8, orders: 3 },
    { productId: 1, otherId: 9, orders: 7 },
    { productId: 2, otherId: 9, orders: 1 },
  ];
  expect(learnOrderingHabits([], pairs).together).toEqual([{ productId: 1, otherIds: [9, 8] }]);
});

test('whatever was sold, places hold no product twice and none that was ordered less than thrice', () => {
  const sold = fc.uniqueArray(fc.record({ productId: fc.integer({ min: 1 }), orders: fc.nat(50) }), {
    selector: ({ productId }) => productId,
    maxLength: 80,
  });
  fc.assert(
    fc.property(sold, (counted) => {
      const { popular } = learnOrderingHabits(counted, []);
      const ordersOf = popular.map((id) => counted.find(({ productId }) => productId === id)?.orders ?? 0);
      expect(new Set(popular).size).toBe(popular.length);
      expect(ordersOf).toEqual(ordersOf.toSorted((one, other) => other - one));
      expect(ordersOf.every((orders) => orders >= 3)).toBe(true);
    }),
  );
});

test('popular is shown in its order, and only what may be ordered at once', () => {
  const shown = [
    offered({ id: 1, popularRank: 4 }),
    offered({ id: 2, popularRank: 1 }),
    offered({ id: 3, popularRank: 7 }),
    offered({ id: 4, popularRank: 8 }),
  ];
  const hidden = [
    offered({ id: 5 }),
    offered({ id: 6, popularRank: 2, isOn: false }),
    offered({ id: 7, popularRank: 3, isAgeRestricted: true }),
    offered({ id: 8, popularRank: 5, isOrderableToday: false }),
    offered({ id: 9, popularRank: 6, availabilityWindows: [aWindow('17:00-22:00')] }),
  ];
  const popular = popularProducts([...hidden, ...shown], { now: NOON, limit: 3 });
  expect(popular.map(({ id }) => id)).toEqual([2, 1, 3]);
});

test('two popular products are no list', () => {
  const two = [offered({ id: 1, popularRank: 1 }), offered({ id: 2, popularRank: 2 })];
  expect(popularProducts(two, { now: NOON, limit: 8 })).toEqual([]);
});

test('with a product goes what the restaurant chose, then what is ordered with it: this cheaper and of another category', () => {
  const soup = aProduct({ id: 1, categoryId: 1, ...costing(20) });
  const products = [
    soup,
    aProduct({ id: 2, categoryId: 1, ...costing(5) }),
    aProduct({ id: 3, categoryId: 2, ...costing(14) }),
    aProduct({ id: 4, categoryId: 2, ...costing(6) }),
    aProduct({ id: 5, categoryId: 3, ...costing(7) }),
    aProduct({ id: 6, categoryId: 4, isAgeRestricted: true, ...costing(8) }),
    aProduct({ id: 7, categoryId: 4, isOn: false, ...costing(8) }),
    aProduct({ id: 8, categoryId: 5, sizes: [] }),
  ];
  const orderedIds = [2, 3, 4, 5, 6, 7, 8, 99];
  expect(goesWith({ products }, { product: soup, chosenIds: [], orderedIds })).toEqual([4, 5]);
  expect(goesWith({ products }, { product: soup, chosenIds: [6, 7, 3, 2, 5], orderedIds })).toEqual([3, 2, 5, 4]);
  expect(goesWith({ products }, { product: aProduct({ sizes: [] }), chosenIds: [5], orderedIds: [4] })).toEqual([5]);
});

test('add-ons come in turn from the products of the cart, one of a category, none of a category in it', () => {
  const products = [
    offered({ id: 1, categoryId: 1, goesWithIds: [10, 20] }),
    offered({ id: 2, categoryId: 2, goesWithIds: [11, 30] }),
    offered({ id: 10, categoryId: 5 }),
    offered({ id: 11, categoryId: 5 }),
    offered({ id: 20, categoryId: 6 }),
    offered({ id: 30, categoryId: 7, availabilityWindows: [aWindow('17:00-22:00')] }),
  ];
  const addOns = (...productIds: number[]) => addOnsFor(products, { productIds, now: NOON }).map(({ id }) => id);
  expect(addOns(1, 2)).toEqual([10, 20]);
  expect(addOns(2, 1)).toEqual([11, 20]);
  expect(addOns(1, 11)).toEqual([20]);
  expect(addOns(99)).toEqual([]);
  const evening = instant(Date.parse('2026-11-22T16:00:00Z'));
  expect(addOnsFor(products, { productIds: [2, 1], now: evening }).map(({ id }) => id)).toEqual([11, 30, 20]);
});

test('an add-on of the same category is the restaurant’s choice and is suggested until it is in the cart', () => {
  const products = [
    offered({ id: 1, categoryId: 1, goesWithIds: [2, 10] }),
    offered({ id: 2, categoryId: 1 }),
    offered({ id: 3, categoryId: 1, goesWithIds: [2] }),
    offered({ id: 10, categoryId: 5 }),
  ];
  const addOns = (...productIds: number[]) => addOnsFor(products, { productIds, now: NOON }).map(({ id }) => id);
  expect(addOns(1, 3)).toEqual([2, 10]);
  expect(addOns(1, 2)).toEqual([10]);
});

test('what has run out since it was learned is not suggested', () => {
  const products = [
    offered({ id: 1, categoryId: 1, goesWithIds: [10] }),
    offered({ id: 10, categoryId: 5, sizes: [aSize({ isSoldOut: true })] }),
  ];
  expect(addOnsFor(products, { productIds: [1], now: NOON })).toEqual([]);
});

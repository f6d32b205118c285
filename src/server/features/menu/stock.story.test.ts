import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import type { StockTake } from '#domain/orders/placing/judge-order.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { instant } from '#domain/time/instant.ts';
import { limitedSizes, loadOrderMenu, type OrderMenu, pickOrderMenu } from '#server/features/menu/load-order-menu.ts';
import { takeStock } from '#server/features/menu/take-stock.ts';
import type { Database } from '#server/platform/database.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { type AProduct, aCategory, aProduct, aSize } from '#test/support/factories.ts';
import { testApp } from '#test/support/test-app.ts';
import { type LockedStock, lockRest, returnStock } from './take-stock.ts';

/** As an order takes: whole, or not at all. */
async function take(db: Database, takes: readonly StockTake[]) {
  const refusals: unknown[] = [];
  await inTransaction(db, async (tx) => {
    const taken = await takeStock(tx, takes);
    if (!taken.ok) {
      refusals.push(taken.error);
      throw new Error('refused');
    }
  }).catch((error: unknown) => {
    if (refusals.length === 0) throw error;
  });
  return refusals[0] ?? 'taken';
}

const of = ({ id, sizeId }: AProduct, quantity: number): StockTake => ({ productId: id, sizeId, quantity });

async function stockOf(db: Database, { sizeId }: AProduct) {
  const { stock } = await db.selectFrom('sizes').select('stock').where('id', '=', sizeId).executeTakeFirstOrThrow();
  return stock;
}

test('pieces leave the stock; what never runs out stays as it is', async () => {
  await using story = await testApp();
  const soup = await aProduct(story.db, { stock: 5 });
  const pizza = await aProduct(story.db, { stock: null });
  expect(await take(story.db, [of(pizza, 3), of(soup, 2)])).toBe('taken');
  expect([await stockOf(story.db, soup), await stockOf(story.db, pizza)]).toEqual([3, 0]);
});

test('too many are refused with what is left, and nothing is taken', async () => {
  await using story = await testApp();
  const soup = await aProduct(story.db, { stock: 5 });
  const cake = await aProduct(story.db, { name: 'Tort', stock: 1 });
  expect(await take(story.db, [of(soup, 2), of(cake, 2)])).toEqual({
    code: 'not_enough_stock',
    left: 1,
    productId: cake.id,
    sizeId: cake.sizeId,
    productName: 'Tort',
    ranOutOf: [],
    sizeLabel: '300 g',
  });
  expect([await stockOf(story.db, soup), await stockOf(story.db, cake)]).toEqual([5, 1]);
});

test.each([
  ['switched off', { isOn: false }],
  ['archived', { archivedAt: instant(0) }],
])('a product that was %s meanwhile is refused by name, limited or not', async (_, facts) => {
  await using story = await testApp();
  for (const stock of [5, null]) {
    const product = await aProduct(story.db, { name: 'Supă', stock, ...facts });
    expect(await take(story.db, [of(product, 1)])).toMatchObject({ code: 'product_unavailable', productName: 'Supă' });
  }
});

test('a size that is off, archived, of another product or of none is refused', async () => {
  await using story = await testApp();
  const soup = await aProduct(story.db, { stock: 5 });
  const cake = await aProduct(story.db, { stock: 5 });
  const off = await aSize(story.db, soup.id, { stock: 5, isOn: false });
  const archived = await aSize(story.db, soup.id, { stock: 5, archivedAt: instant(0) });
  for (const sizeId of [off.id, archived.id, cake.sizeId, 999_999]) {
    const refusal = await take(story.db, [{ productId: soup.id, sizeId, quantity: 1 }]);
    expect(refusal).toMatchObject({ code: 'product_unavailable', productId: soup.id, sizeId });
  }
  expect(await stockOf(story.db, cake)).toBe(5);
});

test('forty guests reach for the last seven portions: seven get one', async () => {
  await using story = await testApp();
  const soup = await aProduct(story.db, { stock: 7 });
  const cake = await aProduct(story.db, { stock: 100 });
  const other = story.second();
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, (_, guest) => {
      const takes = [of(soup, 1), of(cake, 1)];
      return take(guest % 2 === 0 ? story.db : other.db, guest % 3 === 0 ? takes.reverse() : takes);
    }),
  );
  expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(7);
  expect([await stockOf(story.db, soup), await stockOf(story.db, cake)]).toEqual([0, 93]);
});

test('it is told which sizes have fewer pieces now, and these can be put back', async () => {
  await using story = await testApp();
  const soup = await aProduct(story.db, { stock: 5 });
  const pizza = await aProduct(story.db, { stock: null });
  const taken = await inTransaction(story.db, (tx) => takeStock(tx, [of(soup, 4), of(pizza, 2)]));
  expect(taken).toEqual({ ok: true, value: new Set([soup.sizeId]) });
  await inTransaction(story.db, (tx) => returnStock(tx, [of(soup, 4)]));
  expect(await stockOf(story.db, soup)).toBe(5);
});

test('an order sees the menu of its own transaction, not the one that was shown', async () => {
  await using story = await testApp();
  const category = await aCategory(story.db, { extras: [{ name: 'Smântână', price: bani(300) }] });
  const soup = await aProduct(story.db, { categoryId: category.id, price: bani(1900), stock: 3 });
  const archived = await aProduct(story.db, { archivedAt: instant(0) });
  await aProduct(story.db);
  await story.api('getBaseProducts');
  const pick = (menu: OrderMenu, stock: LockedStock) =>
    pickOrderMenu(menu, {
      productIds: [soup.id, archived.id, 999_999],
      method: 'PICKUP',
      stock,
      day: dateOf(story.clock.now()),
    });
  const menu = await inTransaction(story.db, async (tx) => {
    await tx.updateTable('sizes').set({ price_bani: 2000, stock: 1 }).where('id', '=', soup.sizeId).execute();
    const named = { productIds: [soup.id], sizeIds: [soup.sizeId] };
    const whole = await loadOrderMenu(tx, story.clock.now());
    expect(limitedSizes(whole, named)).toEqual([soup.sizeId]);
    return pick(whole, await lockRest(tx, new Map(), limitedSizes(whole, named)));
  });
  expect(menu.products.map(({ id, sizes }) => ({ id, sizes }))).toEqual([
    { id: soup.id, sizes: [expect.objectContaining({ id: soup.sizeId, price: 2000, stock: 1 })] },
  ]);
  expect(menu.categories.map(({ id, extras }) => ({ id, extras }))).toEqual([
    { id: category.id, extras: [{ name: 'Smântână', price: 300, allergens: [], isSoldOut: false, ranOutOf: [] }] },
  ]);
});

test('the stock that an order holds counts, not the one that was read with the menu', async () => {
  await using story = await testApp();
  const soup = await aProduct(story.db, { stock: 3 });
  const whole = await inTransaction(story.db, (tx) => loadOrderMenu(tx, story.clock.now()));
  const { products } = pickOrderMenu(whole, {
    productIds: [soup.id],
    method: 'PICKUP',
    stock: new Map([[soup.sizeId, 1]]),
    day: dateOf(story.clock.now()),
  });
  expect(products[0]?.sizes[0]?.stock).toBe(1);
});

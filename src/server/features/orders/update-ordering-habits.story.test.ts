import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { anOrder, guest, type Orderable, place } from '#test/support/an-order.ts';
import { aManager, aProduct } from '#test/support/factories.ts';
import { testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { anonymiseOrders, lockOrdersOfPerson } from './personal-data.ts';
import { updateOrderingHabits } from './update-ordering-habits.ts';

async function openKitchen() {
  const story = await testApp();
  await theRestaurant(story.db);
  const soup = await aProduct(story.db, { price: bani(2000) });
  const steak = await aProduct(story.db, { price: bani(4000) });
  const lemonade = await aProduct(story.db, { price: bani(900) });
  const staff = story.apiOf(await aManager(story.db));
  let guests = 0;
  /** So many guests order the same; every order is accepted unless told. */
  const order = async (
    times: number,
    of: readonly (Orderable | readonly [Orderable, number])[],
    answer: 'confirm' | 'reject' | 'none' = 'confirm',
  ) => {
    for (let time = 0; time < times; time += 1) {
      guests += 1;
      const { orderNumber } = await place(story.api, anOrder({ of, delivery: guest(guests) }));
      if (answer === 'confirm') await staff('confirmOrder', { body: { orderNumber, timeToPrepare: 30 } });
      if (answer === 'reject') await staff('rejectOrder', { body: { orderNumber, reason: 'Nu mai avem.' } });
    }
  };
  const learn = () => updateOrderingHabits(story.db, story.clock.now());
  const menu = async () => {
    const products = await story.api('getBaseProducts');
    return new Map(products.map(({ id, popularRank, goesWithIds }) => [id, { popularRank, goesWithIds }]));
  };
  const menuVersion = async () => (await story.services.versions.current()).menu;
  return { story, soup, steak, lemonade, order, learn, menu, menuVersion, [Symbol.asyncDispose]: story.close };
}

test('guests read what is ordered most and together; new, rejected and repeated pieces do not count', async () => {
  await using kitchen = await openKitchen();
  const { soup, steak, lemonade, order, learn, menu } = kitchen;
  await order(4, [soup, lemonade]);
  await order(3, [[steak, 9]]);
  await order(5, [steak], 'reject');
  await order(5, [steak], 'none');
  await learn();
  expect(await menu()).toEqual(
    new Map([
      [soup.id, { popularRank: 1, goesWithIds: [lemonade.id] }],
      [steak.id, { popularRank: 3, goesWithIds: [] }],
      // Ordered with the soup as often as the soup with it, but the soup is no add-on to a lemonade.
      [lemonade.id, { popularRank: 2, goesWithIds: [] }],
    ]),
  );
});

test('the menu keeps its version until a place changes, and orders never raise it', async () => {
  await using kitchen = await openKitchen();
  const { story, soup, steak, lemonade, order, learn, menu, menuVersion } = kitchen;
  await order(3, [soup, steak, lemonade]);
  await learn();
  const before = await menuVersion();
  const rules = await story.db.selectFrom('data_versions').select('version').where('topic', '=', 'rules').execute();
  await order(1, [soup, steak, lemonade]);
  await learn();
  expect(await menuVersion()).toBe(before);
  await order(1, [steak]);
  await learn();
  expect(await menuVersion()).toBeGreaterThan(before);
  expect((await menu()).get(steak.id)?.popularRank).toBe(1);
  // Orders are not judged by it.
  expect(await story.db.selectFrom('data_versions').select('version').where('topic', '=', 'rules').execute()).toEqual(
    rules,
  );
});

test('a guest who is anonymised leaves the places as they are; deleted and old orders leave them', async () => {
  await using kitchen = await openKitchen();
  const { story, soup, steak, lemonade, order, learn, menu } = kitchen;
  await order(4, [soup, steak, lemonade]);
  await learn();
  const learned = await menu();
  await story.db
    .updateTable('orders')
    .set({ status: 'DELIVERED', delivered_at: new Date(story.clock.now()) })
    .execute();
  const owner = { userId: null, phone: null, email: guest(1).email ?? '' };
  await inTransaction(story.db, async (tx) => anonymiseOrders(tx, { orderIds: await lockOrdersOfPerson(tx, owner) }));
  await learn();
  expect(await menu()).toEqual(learned);
  await story.db.deleteFrom('orders').where('id', 'in', story.db.selectFrom('orders').select('id').limit(2)).execute();
  await learn();
  expect([...(await menu()).values()].every(({ popularRank }) => popularRank === null)).toBe(true);
  await order(2, [soup, steak, lemonade]);
  await learn();
  expect(await menu()).toEqual(learned);
  story.clock.advanceMinutes(29 * 1440);
  await learn();
  expect([...(await menu()).values()].every(({ goesWithIds }) => goesWithIds.length === 0)).toBe(true);
});

test('processes that learn at once agree; nothing but products and places is stored', async () => {
  await using kitchen = await openKitchen();
  const { story, soup, steak, lemonade, order, learn, menu } = kitchen;
  await order(3, [soup, steak, lemonade]);
  await Promise.all([learn(), learn(), learn()]);
  expect((await menu()).get(steak.id)).toEqual({ popularRank: 2, goesWithIds: [soup.id, lemonade.id] });
  const stored = await story.db.selectFrom('popular_products').selectAll().execute();
  expect(Object.keys(stored[0] ?? {}).toSorted()).toEqual(['product_id', 'rank']);
});

import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { aCoupon, anAdmin, aProduct, aPromotion } from '#test/support/factories.ts';
import { listenToStatements, type Statement } from '#test/support/said-statements.ts';
import { type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

/** Begin and commit are counted. */
const MOST = 8;

/** What a queue says by itself when its clock says so, with its keywords in capitals; a job that is put into it is ours. */
const UPKEEP = /^\s*[A-Z]+\b(?!.*\binsert into pgboss\.job\b).*\bpgboss\./is;

function isOurs({ text }: Statement): boolean {
  return !(/^\s*[A-Z]{2}/.test(text) && UPKEEP.test(text));
}

function isWrite(statement: Statement): boolean {
  return /^\s*(insert|update|delete|with)/i.test(statement.text) && isOurs(statement);
}

/** The first words of what the whole call says, the transaction and what stands around it. */
async function statementsOf(story: TestApp, of: Parameters<typeof anOrder>[0]): Promise<readonly string[]> {
  const { api, services } = story.second();
  const said = listenToStatements(services.pool);
  // What a process does once: the server's keys, job queue, rules of this version.
  await place(api, anOrder({ ...of, delivery: guest(1) }));
  await services.announcements.close();
  said.length = 0;
  await place(api, anOrder({ ...of, delivery: guest(2) }));
  await services.announcements.close();
  return said.filter(isOurs).map(({ text }) => text.trim().split(/\s+/).slice(0, 3).join(' ').toLowerCase());
}

test('an order of three dishes is four statements, and one that tells the others', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const dishes = [await aProduct(story.db), await aProduct(story.db), await aProduct(story.db)];
  const said = await statementsOf(story, { of: dishes });
  expect(said).toEqual([
    'begin isolation level',
    'with claimed as',
    'with placed as',
    'commit',
    "select set_config('synchronous_commit', 'off',",
  ]);
});

test('limits cost a visitor no statement: reading the shop writes nothing, an order from the network says what one of this machine says', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const dish = await aProduct(story.db);
  const { services, apiOf } = story.second();
  const api = apiOf({ ip: '203.0.113.7' });
  const said = listenToStatements(services.pool);
  for (const number of [1, 2]) {
    said.length = 0;
    await api('getCategories', {});
    await api('getRestaurant', {});
    expect(said.filter(isWrite)).toEqual([]);
    await place(api, anOrder({ of: [dish], delivery: guest(number) }));
    await services.announcements.close();
  }
  expect(said.filter(({ text }) => text.includes('rate_limits'))).toEqual([]);
  expect(said.filter(isWrite)).toHaveLength(2);
});

test('where the kitchen has a limit, taking its quarter is one statement more', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const office = story.apiOf(await anAdmin(story.db));
  await office('saveCapacity', { body: { points: 20, deliveries: 3 } });
  const said = await statementsOf(story, { of: [await aProduct(story.db)] });
  expect(said).toEqual([
    'begin isolation level',
    'with claimed as',
    'with wanted as',
    'with placed as',
    'commit',
    "select set_config('synchronous_commit', 'off',",
  ]);
});

test(`with stock, a bundle and a coupon it is ${MOST} at most`, async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const soup = await aProduct(story.db, { stock: 9 });
  const pizza = await aProduct(story.db, { stock: 9, price: bani(4000) });
  const cake = await aProduct(story.db, { stock: 9, price: bani(1000) });
  const bundle = await aPromotion(story.db, {
    sets: [
      { label: 'Pizza', options: [pizza] },
      { label: 'Desert', isFree: true, options: [cake] },
    ],
  });
  await aCoupon(story.db, { couponCode: 'TOAMNA10' });
  const said = await statementsOf(story, {
    of: [soup],
    orderPromotionDetails: [
      {
        promotionId: bundle.id,
        quantity: 1,
        productBeans: [
          { productId: pizza.id, dimensionId: pizza.sizeId, label: 'Pizza', isFreeProduct: false },
          { productId: cake.id, dimensionId: cake.sizeId, label: 'Desert', isFreeProduct: true },
        ],
      },
    ],
    inputCouponPayloadBean: 'TOAMNA10',
  });
  const transaction = said.slice(said.indexOf('begin isolation level'), said.indexOf('commit') + 1);
  expect(transaction.length, transaction.join('\n')).toBeLessThanOrEqual(MOST);
});

test('an acceptance takes the row of the day, for which all others wait, with its last statement', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const { services, apiOf } = story.second();
  const staff = apiOf(await anAdmin(story.db));
  const { orderNumber } = await place(story.api, anOrder({ of: [await aProduct(story.db)] }));
  const said = listenToStatements(services.pool);
  const { order } = await staff('confirmOrder', { body: { orderNumber, timeToPrepare: 30 } });
  expect(order.kitchenNumber).toBe(1);
  const texts = said.filter(isOurs).map(({ text }) => text);
  const taking = texts.findIndex((text) => text.includes('"kitchen_numbers"'));
  expect(texts.slice(taking + 1)[0]).toBe('commit');
  expect(texts.filter((text) => text.includes('"kitchen_numbers"'))).toHaveLength(1);
});

/** Read along for who paused a service and how a bundle looks: nothing that orders are judged by. */
const READ_ALONG = ['images', 'users'];

test('every table that the rules are read from raises their version', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  await aPromotion(story.db, { sets: [{ options: [await aProduct(story.db)] }] });
  const { api, services } = story.second();
  const said = listenToStatements(services.pool);
  await place(api, anOrder({ of: [await aProduct(story.db)] }));
  const texts = said.map(({ text }) => text);
  const reading = texts.slice(
    texts.findIndex((text) => text.includes('with claimed')) + 1,
    texts.findIndex((text) => text.includes('with placed')),
  );
  const tables = new Set(
    reading.flatMap((text) => [...text.matchAll(/(?:from|join) "(\w+)"/g)].map(([, name]) => name)),
  );
  const { rows } = await services.pool.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger join pg_proc on pg_proc.oid = tgfoid
     where proname in ('bump_menu_version', 'bump_menu_version_once', 'bump_restaurant_version')`,
  );
  const raising = new Set([...rows.map(({ name }) => name), ...READ_ALONG]);
  expect([...tables]).toEqual(expect.arrayContaining(['sizes', 'restaurant', 'legal_texts', 'promotion_sets']));
  expect([...tables].filter((name) => !raising.has(name ?? ''))).toEqual([]);
});

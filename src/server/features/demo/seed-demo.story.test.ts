import { expect, test } from 'vitest';
import { orderNumber, orderNumberKey } from '#domain/orders/order-number.ts';
import { raiseAlarms } from '#server/features/watch/raise-alarms.ts';
import { anOrder, place } from '#test/support/an-order.ts';
import { aProduct } from '#test/support/factories.ts';
import { testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { seedDemo } from './seed-demo.ts';

test('the demo opens with work to do: its manager signs in and finds orders in every status, under numbers that nobody gets again', async () => {
  await using story = await testApp();
  const manager = await seedDemo(story.db, story.clock.now());
  if (manager === null) throw new Error('Nothing was seeded');
  const { token } = await story.api('authenticateStaff', {
    body: { email: manager.email, password: manager.password },
  });
  const api = story.apiOf({ token });
  for (const status of ['NEW', 'SCHEDULED', 'CONFIRMED', 'DELIVERED', 'REJECTED'] as const) {
    const rows = await story.db.selectFrom('orders').select('number').where('status', '=', status).limit(3).execute();
    expect(rows.length, status).toBeGreaterThan(0);
    for (const { number } of rows) await api('getStaffOrderDetails', { params: { id: String(number) } });
  }
  const secret = await story.db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'order_number')
    .executeTakeFirstOrThrow();
  const key = orderNumberKey(secret.value.toString('hex'));
  const rows = await story.db.selectFrom('orders').select(['id', 'number']).execute();
  expect(rows.length).toBeGreaterThan(300);
  expect(rows.filter(({ id, number }) => number !== orderNumber(id, key))).toEqual([]);
});

test('nobody is called for guests who never were; a guest who comes after them is not forgotten', async () => {
  await using story = await testApp();
  await seedDemo(story.db, story.clock.now());
  const alarmed = async () => {
    await raiseAlarms(story.services);
    return story.logged.filter(({ event }) => event === 'order.alarmed').length;
  };
  expect(await alarmed()).toBe(0);
  // The next day at noon the house is open again, and orders for that day are looked for.
  for (const minutes of [10, 120, 24 * 60 - 130]) {
    story.clock.advanceMinutes(minutes);
    expect(await alarmed()).toBe(0);
  }
  await place(story.api, anOrder({ of: [await aProduct(story.db)] }));
  story.clock.advanceMinutes(1);
  expect(await alarmed()).toBe(2);
});

test('every dish and category has a picture that is served', async () => {
  await using story = await testApp();
  await seedDemo(story.db, story.clock.now());
  const products = await story.api('getBaseProducts');
  const categories = await story.api('getCategories');
  const links = [...products.flatMap(({ images }) => images), ...categories.map(({ image }) => image)].map(
    (image) => image?.imageLink,
  );
  expect(new Set(links).size).toBe(products.length + categories.length);
  for (const link of links) expect((await story.request(link ?? '')).headers.get('content-type')).toBe('image/webp');
});

test('a restaurant that is there is left alone', async () => {
  await using story = await testApp();
  await theRestaurant(story.db, { name: 'A mea' });
  expect(await seedDemo(story.db, story.clock.now())).toBeNull();
  expect(await story.api('getCategories')).toEqual([]);
});

test('two that start at once seed one restaurant', async () => {
  await using story = await testApp();
  const managers = await Promise.all([1, 2].map(() => seedDemo(story.db, story.clock.now())));
  expect(managers.filter((manager) => manager !== null)).toHaveLength(1);
  expect((await story.api('getCategories')).length).toBe(11);
});

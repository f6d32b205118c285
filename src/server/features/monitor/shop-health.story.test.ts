import { expect, test } from 'vitest';
import { anOrder, place } from '#test/support/an-order.ts';
import { aManager, anAdmin, aProduct } from '#test/support/factories.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

test('an administrator reads how the shop stands; a manager does not', async () => {
  await using story = await testApp();
  await theRestaurant(story.db, { isOpenAroundTheClock: true });
  const api = story.apiOf(await anAdmin(story.db));
  const read = async () => (await api('getShopHealth')).lines.map(({ finding }) => finding);
  expect(await read()).toEqual(expect.arrayContaining(['panels_silent', 'printers_none', 'orders_none']));
  expect((await refusalOf(story.apiOf(await aManager(story.db)), 'getShopHealth')).status).toBe(403);

  const { orderNumber } = await place(story.api, anOrder({ of: [await aProduct(story.db)] }));
  expect(await read()).toContain('orders_answered');
  const raised_at = new Date(story.clock.now());
  const { id } = await story.db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', orderNumber)
    .executeTakeFirstOrThrow();
  await story.db.insertInto('order_alarms').values({ order_id: id, step: 'unacknowledged', raised_at }).execute();
  const backup = { finished_at: raised_at, is_verified: true, is_on_same_disk: false };
  await story.db.insertInto('backups').values(backup).execute();
  expect(await read()).toEqual(expect.arrayContaining(['orders_alarmed', 'copies_verified']));
  story.clock.advanceMinutes(27 * 60);
  expect(await read()).toContain('copies_missing');
});

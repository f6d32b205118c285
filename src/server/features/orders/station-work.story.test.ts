import { expect, test } from 'vitest';
import { anOrder, place } from '#test/support/an-order.ts';
import { aManager, aProduct } from '#test/support/factories.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

async function aDishAt(story: TestApp, name: string) {
  const dish = await aProduct(story.db);
  const { id } = await story.db
    .insertInto('stations')
    .values({ name, position: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await story.db.updateTable('products').set({ station_id: id }).where('id', '=', dish.id).execute();
  return { dish, stationId: id };
}

test('each station says when it has finished; both tablets see it, the guest does not', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const [soups, grill] = [await aDishAt(story, 'Supe'), await aDishAt(story, 'Grătar')];
  const one = story.apiOf(await aManager(story.db));
  const other = story.apiOf(await aManager(story.db));
  const { orderNumber, accessToken } = await place(story.api, anOrder({ of: [soups.dish, grill.dish] }));
  const finish = { body: { orderNumber, stationId: soups.stationId, isDone: true } };
  expect(await refusalOf(one, 'markStation', finish)).toMatchObject({ code: 'not_accepted_yet' });
  await one('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });

  const { order } = await one('markStation', finish);
  expect(order).toMatchObject({ stationsDone: [soups.stationId], readyAt: null });
  // A second tablet that says the same changes nothing.
  expect((await other('markStation', finish)).order.version).toBe(order.version);
  await other('markStation', { body: { orderNumber, stationId: grill.stationId, isDone: true } });
  const { content: listed } = await one('getAllOrders', { query: { status: 'CONFIRMED' } });
  expect(listed).toMatchObject([{ stationsDone: [soups.stationId, grill.stationId] }]);
  await one('markStation', { body: { orderNumber, stationId: grill.stationId, isDone: false } });
  const [whole] = await other('getStaffOrderDetails', { params: { id: orderNumber } });
  expect(whole?.stationsDone).toEqual([soups.stationId]);
  expect(whole?.timeline.map(({ kind }) => kind)).toEqual([
    'placed',
    'accepted',
    'station_done',
    'station_done',
    'station_resumed',
  ]);

  const { order: tracked } = await story.api('trackOrder', { params: { token: accessToken } });
  expect(tracked).toMatchObject({ stationsDone: [] });
  expect(tracked.timeline.map(({ kind }) => kind)).toEqual(['placed', 'accepted']);

  const stranger = { body: { orderNumber, stationId: grill.stationId + 100, isDone: true } };
  expect(await refusalOf(one, 'markStation', stranger)).toMatchObject({ status: 422, code: 'station_has_no_part' });
  await one('changeStage', { body: { orderNumber, stage: 'ready' } });
  expect(await refusalOf(one, 'markStation', finish)).toMatchObject({ code: 'already_decided' });
});

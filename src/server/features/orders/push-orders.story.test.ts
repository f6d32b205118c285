import { expect, test } from 'vitest';
import type { ServerMessage } from '#contract/panel/live.ts';
import { parseLiveMessage } from '#contract/panel/parse-live-message.ts';
import { anOrder, place } from '#test/support/an-order.ts';
import { aManager, aProduct } from '#test/support/factories.ts';
import { testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { followOrderEvents } from './follow-order-events.ts';
import { pushOrders } from './push-orders.ts';

test('an order rings at once, what happened to it next follows; then comes the whole order, as it is asked for', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const api = story.apiOf(await aManager(story.db));
  const feed = followOrderEvents(story.db, story.services.log);
  const told: ServerMessage[] = [];
  // The order as it stands may be read before the hint of its last change has come.
  const whole = Promise.withResolvers<ServerMessage>();
  const changed = Promise.withResolvers<void>();
  pushOrders({
    ...story.services,
    feed,
    isHeard: () => true,
    broadcast(message) {
      told.push(message);
      if (!('type' in message)) return;
      if (message.type === 'order-changed') changed.resolve();
      if (message.type === 'order-details' && message.data.version === 2) whole.resolve(message);
    },
  });
  await feed.begun;
  const { orderNumber } = await place(story.api, anOrder({ of: [await aProduct(story.db)] }));
  await api('confirmOrder', { body: { orderNumber, timeToPrepare: 30 } });
  feed.hint();
  const sent = await whole.promise;
  await changed.promise;
  await feed.close();
  const hints = told.filter((message) => !('type' in message && message.type === 'order-details'));
  expect(hints).toMatchObject([
    {
      orderNumber,
      version: 1,
      orderStatus: 'NEW',
      status: 'NEW',
      customer: expect.any(String),
      items: [{ name: expect.any(String), value: expect.any(String), quantity: 1 }],
    },
    { type: 'order-changed', data: { number: orderNumber, version: 2, status: 'CONFIRMED' } },
  ]);
  const [asked] = await api('getStaffOrderDetails', { params: { id: orderNumber } });
  expect(sent).toEqual({ type: 'order-details', data: asked });
  expect(parseLiveMessage(JSON.stringify(sent))).toMatchObject({
    kind: 'order-details',
    order: { number: orderNumber },
  });
});

test('where no panel listens nothing is read', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const feed = followOrderEvents(story.db, story.services.log);
  const told: ServerMessage[] = [];
  pushOrders({ ...story.services, feed, isHeard: () => false, broadcast: (message) => told.push(message) });
  const heard = new Promise((resolve) => feed.subscribe(resolve));
  await feed.begun;
  await place(story.api, anOrder({ of: [await aProduct(story.db)] }));
  feed.hint();
  await heard;
  await feed.close();
  expect(told).toEqual([]);
});

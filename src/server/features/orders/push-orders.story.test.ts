import { expect, test } from 'vitest';
import type { ServerMessage } from '#contract/panel/live.ts';
import type { EventFeed } from '#server/platform/events/event-feed.ts';
import { anOrder, place } from '#test/support/an-order.ts';
import { aProduct } from '#test/support/factories.ts';
import { testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import type { OrderEvent } from './order-event.ts';
import { pushOrders } from './push-orders.ts';
import { loadOrderHead } from './reading/list-orders.ts';

test('an order is announced before what happened to it next; one that cannot be read is told by its number alone', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const { orderNumber } = await place(story.api, anOrder({ of: [await aProduct(story.db)] }));
  const { id } = await story.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const placed: OrderEvent = {
    kind: 'placed',
    orderId: id,
    number: orderNumber,
    version: 1,
    status: 'NEW',
    actor: null,
  };
  const accepted: OrderEvent = { ...placed, kind: 'accepted', version: 2, status: 'CONFIRMED', actor: 'Mara Ionescu' };

  const told: ServerMessage[] = [];
  const lastTold = Promise.withResolvers<void>();
  const feed = onlyThese([placed, accepted, { ...placed, orderId: 999_999 }, { ...accepted, version: 3 }]);
  pushOrders({
    db: story.db,
    feed,
    log: story.services.log,
    broadcast(message) {
      told.push(message);
      if (told.length === 4) lastTold.resolve();
    },
  });
  await lastTold.promise;
  expect(told).toMatchObject([
    { orderNumber: (await loadOrderHead(story.db, id)).number, version: 1 },
    { type: 'order-changed', data: { version: 2 } },
    { type: 'order-changed', data: { version: 1, status: 'NEW' } },
    { type: 'order-changed', data: { version: 3 } },
  ]);
  expect(story.logged).toContainEqual(expect.objectContaining({ event: 'order.pushed_bare' }));
});

/** A feed that sends `events` at once to its first reader. */
function onlyThese(events: readonly OrderEvent[]): EventFeed<OrderEvent> {
  return {
    subscribe(subscriber) {
      for (const event of events) subscriber(event);
      return () => {};
    },
    hint: () => {},
    begun: Promise.resolve(),
    close: async () => {},
  };
}

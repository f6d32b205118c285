import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { followOrderEvents } from '#server/features/orders/follow-order-events.ts';
import type { OrderEvent } from '#server/features/orders/order-event.ts';
import { listOrderEvents } from '#server/features/orders/order-events.repository.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { aProduct } from '#test/support/factories.ts';
import { type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { type EventFeed, type EventPosition, followEvents } from './event-feed.ts';
import { findEventPosition } from './event-order.ts';

/** Collects what a feed tells until there are `count`. */
function collect(feed: EventFeed<OrderEvent>, count: number) {
  const events: OrderEvent[] = [];
  const all = new Promise<void>((resolve) => {
    feed.subscribe((event) => {
      events.push(event);
      if (events.length === count) resolve();
    });
  });
  return { events, all };
}

const START: EventPosition = { xid: 0n, id: 0 };

async function openStory(): Promise<{ story: TestApp; orderId: number }> {
  const story = await testApp();
  await theRestaurant(story.db);
  await place(story.api, anOrder({ of: [await aProduct(story.db)] }));
  const { id } = await story.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  // The line of what can no longer change is drawn over all databases of a server: other stories may hold it back.
  await expect
    .poll(async () => (await listOrderEvents(story.db, START, [])).filter(({ xid, low }) => xid < low).length)
    .toBe(1);
  return { story, orderId: id };
}

function insertEvent({ db }: Pick<TestApp, 'db'>, orderId: number, version: number) {
  return db.insertInto('order_events').values({
    order_id: orderId,
    kind: 'accepted',
    actor_kind: 'staff',
    order_version: version,
    at: new Date(),
    details: '{}',
  });
}

test('no event is missed or told twice, however late and in whatever order transactions commit', async () => {
  const { story, orderId } = await openStory();
  await using _ = story;
  const feed = followOrderEvents(story.db, story.services.log);
  const told = collect(feed, 300);
  await feed.begun;
  const writer = story.second();
  const versions = Array.from({ length: 300 }, (_, index) => index + 2);
  let next = 0;
  const write = async () => {
    for (let version = versions[next++]; version !== undefined; version = versions[next++]) {
      const mine = version;
      await writer.db.transaction().execute(async (tx) => {
        await insertEvent({ db: tx }, orderId, mine).execute();
        // The id is taken, the commit is late: here a reader that remembers ids would pass over it.
        await sql`select pg_sleep(${(mine % 7) / 1000})`.execute(tx);
      });
      feed.hint();
    }
  };
  await Promise.all(Array.from({ length: 8 }, write));
  await told.all;
  await feed.close();
  expect(told.events.map(({ order }) => order.version).toSorted((one, other) => one - other)).toEqual(versions);
});

test('an event is told at once while an older transaction runs, and what that one commits later is told, too', async () => {
  const { story, orderId } = await openStory();
  await using _ = story;
  const feed = followOrderEvents(story.db, story.services.log);
  const [first, both] = [collect(feed, 1), collect(feed, 2)];
  await feed.begun;
  const [held, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const older = story
    .second()
    .db.transaction()
    .execute(async (tx) => {
      await insertEvent({ db: tx }, orderId, 2).execute();
      begun.resolve();
      await held.promise;
    });
  await begun.promise;
  await insertEvent(story, orderId, 3).execute();
  feed.hint();
  await first.all;
  held.resolve();
  await older;
  feed.hint();
  await both.all;
  await feed.close();
  expect(both.events.map(({ order }) => order.version)).toEqual([3, 2]);
});

test('a feed that begins behind an open transaction tells nothing that was committed before it', async () => {
  const { story, orderId } = await openStory();
  await using _ = story;
  const [held, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const older = story
    .second()
    .db.transaction()
    .execute(async (tx) => {
      await sql`select pg_current_xact_id()`.execute(tx);
      begun.resolve();
      await held.promise;
    });
  await begun.promise;
  await insertEvent(story, orderId, 2).execute();
  const feed = followOrderEvents(story.db, story.services.log);
  const told = collect(feed, 1);
  await feed.begun;
  held.resolve();
  await older;
  await insertEvent(story, orderId, 3).execute();
  feed.hint();
  await told.all;
  await feed.close();
  expect(told.events.map(({ order }) => order.version)).toEqual([3]);
});

test('a database that goes away and comes back loses and repeats nothing', async () => {
  const { story, orderId } = await openStory();
  await using _ = story;
  const failures = new Set([3, 4, 9]);
  let looks = 0;
  const feed = followEvents<OrderEvent>({
    log: story.services.log,
    findPosition: () => findEventPosition(story.db),
    read: async (after, told) => {
      looks += 1;
      if (failures.has(looks)) throw new Error('the database is away');
      return listOrderEvents(story.db, after, told);
    },
  });
  const told = collect(feed, 20);
  await feed.begun;
  for (let version = 2; version < 22; version += 1) {
    await insertEvent(story, orderId, version).execute();
    feed.hint();
    await wait(0);
  }
  await told.all;
  await feed.close();
  expect(told.events.map(({ order }) => order.version)).toEqual(Array.from({ length: 20 }, (_, index) => index + 2));
  expect(story.logged.filter(({ event }) => event === 'events.waiting').length).toBeGreaterThan(0);
});

test.each(['ended', 'still running'])(
  'more events than a page holds, older transactions %s, are told page after page',
  async (older) => {
    const { story, orderId } = await openStory();
    await using _ = story;
    const [held, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const running = story
      .second()
      .db.transaction()
      .execute(async (tx) => {
        await sql`select pg_current_xact_id()`.execute(tx);
        begun.resolve();
        await held.promise;
      });
    await begun.promise;
    if (older === 'ended') held.resolve();
    const feed = followOrderEvents(story.db, story.services.log);
    const told = collect(feed, 450);
    await feed.begun;
    const rows = Array.from({ length: 450 }, (_, index) => ({
      order_id: orderId,
      kind: 'accepted',
      actor_kind: 'staff' as const,
      order_version: index + 2,
      at: new Date(),
      details: '{}',
    }));
    await story.db.insertInto('order_events').values(rows).execute();
    feed.hint();
    await told.all;
    held.resolve();
    await running;
    await feed.close();
    expect(told.events.map(({ order }) => order.version)).toEqual(rows.map(({ order_version: version }) => version));
  },
);

test('a new order is told with its number and status', async () => {
  const { story } = await openStory();
  await using _ = story;
  const feed = followOrderEvents(story.db, story.services.log);
  const told = collect(feed, 1);
  await feed.begun;
  const placed = await place(story.api, anOrder({ of: [await aProduct(story.db)], delivery: guest(1) }));
  feed.hint();
  await told.all;
  await feed.close();
  expect(told.events).toMatchObject([
    { kind: 'placed', order: { number: placed.orderNumber, status: 'NEW', version: 1 } },
  ]);
});

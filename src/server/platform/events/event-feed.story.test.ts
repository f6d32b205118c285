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
import { type EventFeed, followEvents } from './event-feed.ts';

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

async function openStory(): Promise<{ story: TestApp; orderId: number }> {
  const story = await testApp();
  await theRestaurant(story.db);
  await place(story.api, anOrder({ of: [await aProduct(story.db)] }));
  const { id } = await story.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  // The line of what can no longer change is drawn over all databases of a server: other stories may hold it back.
  await expect.poll(async () => (await listOrderEvents(story.db, { xid: 0n, id: 0 })).events.length).toBe(1);
  return { story, orderId: id };
}

function insertEvent({ db }: Pick<TestApp, 'db'>, orderId: number, version: number) {
  return db
    .insertInto('order_events')
    .values({ order_id: orderId, kind: 'accepted', order_version: version, at: new Date(), details: '{}' });
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
  expect(told.events.map(({ version }) => version).toSorted((one, other) => one - other)).toEqual(versions);
});

test('an event behind an open transaction is told as soon as that one ends, and not before', async () => {
  const { story, orderId } = await openStory();
  await using _ = story;
  const feed = followOrderEvents(story.db, story.services.log);
  const told = collect(feed, 1);
  await feed.begun;
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
  feed.hint();
  const position = await listOrderEvents(story.db, { xid: 0n, id: 0 });
  expect(position.events.map(({ version }) => version)).toEqual([1]);
  held.resolve();
  await older;
  await told.all;
  await feed.close();
  expect(told.events.map(({ version }) => version)).toEqual([2]);
});

test('a database that goes away and comes back loses and repeats nothing', async () => {
  const { story, orderId } = await openStory();
  await using _ = story;
  const failures = new Set([3, 4, 9]);
  let looks = 0;
  const feed = followEvents<OrderEvent>({
    log: story.services.log,
    read: async (after) => {
      looks += 1;
      if (failures.has(looks)) throw new Error('the database is away');
      return listOrderEvents(story.db, after);
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
  expect(told.events.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, index) => index + 2));
  expect(story.logged.filter(({ event }) => event === 'events.waiting').length).toBeGreaterThan(0);
});

test('more events than a page holds are told one page after the other', async () => {
  const { story, orderId } = await openStory();
  await using _ = story;
  const start = await listOrderEvents(story.db, null);
  await story.db
    .insertInto('order_events')
    .values(
      Array.from({ length: 450 }, (_, index) => ({
        order_id: orderId,
        kind: 'accepted',
        order_version: index + 2,
        at: new Date(),
        details: '{}',
      })),
    )
    .execute();
  const versions: number[] = [];
  let { position } = start;
  while (versions.length < 450) {
    const page = await listOrderEvents(story.db, position);
    expect(page.events.length).toBeLessThan(450);
    versions.push(...page.events.map(({ version }) => version));
    position = page.position;
  }
  expect(versions).toEqual(Array.from({ length: 450 }, (_, index) => index + 2));
});

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
  expect(told.events).toMatchObject([{ kind: 'placed', number: placed.orderNumber, status: 'NEW', version: 1 }]);
});

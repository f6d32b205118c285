/**
 * How an order could be lost between the database and a tablet that rings: while the tablet connects, and while it is
 * disconnected. The product's own feed listens to real sockets; the clock that plans its refetches stands still, so it
 * rings only because of messages.
 */
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { parseLiveMessage } from '#contract/panel/parse-live-message.ts';
import { instant } from '#domain/time/instant.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { aManager, aProduct } from '#test/support/factories.ts';
import { goLive, type LiveApp } from '#test/support/live-app.ts';
import { type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { listOfStatus } from '#web/panel/live/list-of-status.ts';
import { LiveFeed } from '#web/panel/live/live-feed.ts';
import { fromListed } from '#web/panel/live/live-order.ts';
import { ringingOrders } from '#web/panel/live/live-state.ts';

async function openKitchen() {
  const story = await testApp();
  await theRestaurant(story.db);
  const live = await goLive(story);
  const close = async () => {
    await live[Symbol.asyncDispose]();
    await story.close();
  };
  return { story, live, mara: await aManager(story.db), [Symbol.asyncDispose]: close };
}

type Api = ReturnType<TestApp['apiOf']>;

/** A tablet; `beforeDial` runs when it has its ticket. */
function openTablet({
  api,
  live,
  beforeDial = async () => {},
}: {
  readonly api: Api;
  readonly live: Pick<LiveApp, 'connect'>;
  readonly beforeDial?: () => Promise<void>;
}) {
  let now = Date.now();
  const lines: ReturnType<LiveApp['connect']>[] = [];
  let readings = 0;
  let failures = 0;
  const feed = new LiveFeed({
    now: () => instant(now),
    random: () => 0,
    fetchWaiting: async () => {
      readings += 1;
      if (failures > 0) {
        failures -= 1;
        throw new Error('too slow');
      }
      const { orders, serverTime, isWhole } = await listOfStatus(api, 'NEW', new AbortController().signal);
      return { orders: orders.map(fromListed), serverTime, isWhole };
    },
    readMessage: parseLiveMessage,
    describeTablet: () => ({}),
    onMessage: () => {},
    onSessionEnded: () => {},
    dial: async (events) => {
      const { ticket } = await api('createSocketTicket');
      await beforeDial();
      const line = live.connect({ token: ticket });
      lines.push(line);
      line.socket.on('open', events.onOpen);
      line.socket.on('message', (raw) => events.onText(raw.toString()));
      line.socket.on('close', (code) => events.onClose(code));
      return { send: (text) => line.socket.send(text), close: () => line.socket.terminate() };
    },
  });
  /** Resolves at the first state that fulfils the condition. */
  const until = (holds: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!holds()) return;
        stop();
        resolve();
      };
      const stop = feed.subscribe(look);
      look();
    });
  const tick = async () => {
    let ticks = 0;
    await until(() => {
      ticks += 1;
      return ticks > 2;
    });
  };
  return {
    lines,
    until,
    tick,
    isOpen: () => feed.getState().socket === 'open',
    rings: (orderNumber: number) =>
      until(() => ringingOrders(feed.getState()).some(({ number }) => number === orderNumber)),
    readings: () => readings,
    failOnce: () => {
      failures += 1;
    },
    /** Advances the tablet's clock by this many seconds. */
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
    [Symbol.dispose]: () => feed.stop(),
  };
}

test('an order of another process that comes after the list was read and before the line is greeted rings', async () => {
  await using kitchen = await openKitchen();
  const { story, live, mara } = kitchen;
  const soup = await aProduct(story.db);
  const api = story.apiOf(mara);
  const witness = live.connect({ token: mara.token });
  await witness.next();
  const greeting = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  let holding = Promise.resolve();
  using tablet = openTablet({
    api,
    live,
    beforeDial: async () => {
      holding = story.db.transaction().execute(async (tx) => {
        await tx.selectFrom('one_time_tokens').select('token_hash').forUpdate().execute();
        held.resolve();
        await greeting.promise;
      });
      await held.promise;
    },
  });
  await tablet.until(tablet.isOpen);
  await tablet.tick();
  const { orderNumber } = await place(story.second().api, anOrder({ of: [soup], delivery: guest(1) }));
  // The process has sent the message to all connections that it had greeted.
  expect(await witness.next()).toMatchObject({ orderNumber });
  greeting.resolve();
  await tablet.rings(orderNumber);
  await holding;
});

test('an order that comes while the socket is down rings when the line stands again, though a reading fails', async () => {
  await using kitchen = await openKitchen();
  const { story, live, mara } = kitchen;
  const soup = await aProduct(story.db);
  using tablet = openTablet({ api: story.apiOf(mara), live });
  await tablet.until(() => tablet.isOpen() && tablet.readings() === 2);
  const [line] = tablet.lines;
  if (line === undefined) throw new Error('The tablet has dialled');
  line.socket.terminate();
  await once(line.socket, 'close');
  const { orderNumber } = await place(story.second().api, anOrder({ of: [soup], delivery: guest(1) }));
  tablet.failOnce();
  // Too short for a refetch without a socket, long enough to connect.
  tablet.pass(4);
  await tablet.until(() => tablet.isOpen() && tablet.readings() === 3);
  // Too short for the usual refetch of the list.
  tablet.pass(4);
  await tablet.rings(orderNumber);
});

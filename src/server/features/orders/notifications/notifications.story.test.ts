import { expect, test } from 'vitest';
import { openPushSender } from '#server/platform/push/push-sender.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { aManager, aProduct } from '#test/support/factories.ts';
import {
  aBrowser,
  openPushService,
  PUSH_HOST,
  type PushService,
  readVapid,
  takePushJobs,
} from '#test/support/push-service.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { anonymiseOldOrders } from '../personal-data.ts';
import { deleteOldNotifications } from './follow-by-push.ts';
import { sendNotification } from './send-notification.ts';

async function openStory() {
  const story = await testApp();
  await theRestaurant(story.db, { isOpenAroundTheClock: true });
  const dish = await aProduct(story.db);
  const staff = story.apiOf(await aManager(story.db));
  const { orderNumber, accessToken, trackingPath } = await place(
    story.api,
    anOrder({ of: [dish], delivery: guest(1) }),
  );
  const follow = (browser: ReturnType<typeof aBrowser>) =>
    story.api('startOrderNotifications', { body: { token: accessToken, ...browser.subscription } });
  const count = async () => (await story.db.selectFrom('push_subscriptions').select('id').execute()).length;
  return { story, staff, orderNumber, accessToken, trackingPath, follow, count, [Symbol.asyncDispose]: story.close };
}

/** Does the jobs that wait, by way of `service`. */
async function sendAll(story: TestApp, service: PushService): Promise<void> {
  for (const job of await takePushJobs(story)) await send(story, service, job);
}

function send({ services }: TestApp, service: PushService, job: unknown): Promise<void> {
  const loadContact = async () => 'mailto:casa@example.com';
  return sendNotification({ ...services, push: openPushSender({ ...services, loadContact }, service.connect) }, job);
}

test('an accepted order is told to the browser that follows it: number and state, readable by that browser only', async () => {
  await using opened = await openStory();
  await using service = await openPushService();
  const { story, staff, orderNumber, trackingPath, follow } = opened;
  const browser = aBrowser('one');
  await follow(browser);
  await staff('confirmOrder', { body: { orderNumber, timeToPrepare: 30 } });
  await sendAll(story, service);

  expect(service.deliveries).toHaveLength(1);
  const [{ path, headers, body }] = service.deliveries as [(typeof service.deliveries)[number]];
  expect(path).toBe('/send/one');
  expect(headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '14400',
    urgency: 'high',
    topic: `comanda-${orderNumber}`,
  });
  expect(browser.read(body)).toEqual({
    title: `Comanda nr. ${orderNumber} este acceptată`,
    text: expect.stringContaining('în jurul orei 12:30'),
    tag: `comanda-${orderNumber}`,
    path: trackingPath,
  });
  expect(() => aBrowser('another').read(body)).toThrow();
  const { key, claims } = readVapid(headers.authorization);
  expect(key).toBe((await story.api('getPushKey')).publicKey);
  expect(claims).toMatchObject({ aud: PUSH_HOST, sub: 'mailto:casa@example.com' });
});

test('another hour and a rejection are told; what was overtaken meanwhile is not', async () => {
  await using opened = await openStory();
  await using service = await openPushService();
  const { story, staff, orderNumber, follow } = opened;
  const browser = aBrowser('one');
  await follow(browser);
  await staff('confirmOrder', { body: { orderNumber, timeToPrepare: 30 } });
  await staff('changePromise', { body: { orderNumber, promisedAt: '2026-11-20T11:00:00.000Z' } });
  await sendAll(story, service);
  await staff('rejectOrder', { body: { orderNumber, reason: 'S-a terminat.', expectedStatus: 'CONFIRMED' } });
  await sendAll(story, service);
  const titles = service.deliveries.map(({ body }) => (browser.read(body) as { title: string }).title);
  expect(titles).toEqual([
    `Comanda nr. ${orderNumber} este acceptată`,
    `Comanda nr. ${orderNumber}: ora s-a schimbat`,
    `Comanda nr. ${orderNumber} nu poate fi onorată`,
  ]);

  await using late = await openStory();
  await late.follow(browser);
  await late.staff('confirmOrder', { body: { orderNumber: late.orderNumber, timeToPrepare: 30 } });
  const [job] = await takePushJobs(late.story);
  await late.staff('rejectOrder', {
    body: { orderNumber: late.orderNumber, reason: 'S-a terminat.', expectedStatus: 'CONFIRMED' },
  });
  await send(late.story, service, job);
  expect(service.deliveries).toHaveLength(3);
});

test('a push service that is down is asked again; a browser that is gone is deleted', async () => {
  await using opened = await openStory();
  await using service = await openPushService();
  const { story, staff, orderNumber, follow, count } = opened;
  await follow(aBrowser('one'));
  await staff('confirmOrder', { body: { orderNumber, timeToPrepare: 30 } });
  const [job] = await takePushJobs(story);
  service.answer(503);
  await expect(send(story, service, job)).rejects.toThrow('503');
  expect(await count()).toBe(1);
  service.answer(201);
  await send(story, service, job);
  service.answer(410);
  await send(story, service, job);
  expect(await count()).toBe(0);
  await send(story, service, job);
  expect(service.deliveries).toHaveLength(3);
});

test('the guest turns it off; the guest who cancels is not told; five devices at most', async () => {
  await using opened = await openStory();
  const { story, accessToken, follow, count } = opened;
  const browser = aBrowser('one');
  await follow(browser);
  await follow(browser);
  expect(await count()).toBe(1);
  const { endpoint } = browser.subscription;
  await story.api('stopOrderNotifications', { body: { token: accessToken, endpoint } });
  expect(await count()).toBe(0);
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await follow(aBrowser(name));
  expect(await count()).toBe(5);
  await story.api('cancelOrder', { body: { token: accessToken } });
  expect(await takePushJobs(story)).toEqual([]);
});

test('only the key of an order opens its news, and only a known push service is written to', async () => {
  await using opened = await openStory();
  const { story, accessToken } = opened;
  const { subscription } = aBrowser('one');
  const ask = (given: object) =>
    refusalOf(story.api, 'startOrderNotifications', { body: { token: accessToken, ...subscription, ...given } });
  expect(await ask({ token: 'x'.repeat(43) })).toMatchObject({ status: 404, code: 'order_not_found' });
  for (const endpoint of ['http://fcm.googleapis.com/a', 'https://push.example.com/a', 'https://db.internal/a']) {
    expect(await ask({ endpoint })).toMatchObject({ status: 422 });
  }
  expect(await ask({ p256dh: 'short' })).toMatchObject({ status: 422 });
  // As long as a key, and no point of the curve.
  expect(await ask({ p256dh: `B${'A'.repeat(86)}` })).toMatchObject({ status: 422, code: 'invalid_request' });
});

test('the browser is deleted with the person, and a day after the order ended', async () => {
  await using opened = await openStory();
  const { story, staff, orderNumber, follow, count } = opened;
  await follow(aBrowser('one'));
  await staff('rejectOrder', { body: { orderNumber, reason: 'S-a terminat.' } });
  await deleteOldNotifications(story.db, story.clock.now());
  expect(await count()).toBe(1);
  story.clock.advanceMinutes(25 * 60);
  await deleteOldNotifications(story.db, story.clock.now());
  expect(await count()).toBe(0);

  await using older = await openStory();
  await older.follow(aBrowser('two'));
  older.story.clock.advanceMinutes(4 * 366 * 24 * 60);
  await anonymiseOldOrders(older.story.db, older.story.clock.now());
  expect(await older.count()).toBe(0);
});

test('who picks up is told that it is ready', async () => {
  await using opened = await openStory();
  await using service = await openPushService();
  const { story, staff, orderNumber, follow } = opened;
  const browser = aBrowser('one');
  await staff('confirmOrder', { body: { orderNumber, timeToPrepare: 30 } });
  await follow(browser);
  await staff('changeStage', { body: { orderNumber, stage: 'ready' } });
  await sendAll(story, service);
  const [notification] = service.deliveries.map(({ body }) => browser.read(body));
  expect(notification).toMatchObject({
    title: `Comanda nr. ${orderNumber} este gata`,
    text: 'O poți ridica. Te așteptăm!',
  });
});

/**
 * Promise P1: every acknowledged order exists exactly once, whatever process dies meanwhile. Guests order and retry
 * with their idempotency key, as the checkout does, while workers, the database and the supervisor are killed without
 * warning.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createNamedApi } from '#contract/named-api.ts';
import { openDatabase } from '#server/platform/database.ts';
import { anOrder, guest, type Orderable } from '#test/support/an-order.ts';
import { killRecovery } from '#test/support/database-processes.ts';
import { aProduct } from '#test/support/factories.ts';
import { freePort } from '#test/support/free-port.ts';
import { placePatiently } from '#test/support/place-patiently.ts';
import { aRunningShop, type RunningShop } from '#test/support/running-shop.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { LOTS } from '#test/support/the-same-lots.ts';
import { asMany, STORM_LIMIT_MS } from '#test/support/whole-storms.ts';

const ORDERS = asMany({ small: 150, whole: 1_000 });
const GUESTS = 20;
const STOCK = 5_000;
/** One order in this many is sent only once and abandoned without an answer, like by a guest who closed the page. */
const GIVEN_UP_EVERY = 10;
const LOOK_AGAIN_AFTER_MS = 100;
const VICTIMS = [
  'worker',
  'worker',
  'worker',
  'worker',
  'postmaster',
  'postmaster',
  'postmaster',
  'recovery',
  'supervisor',
] as const;
type Victim = (typeof VICTIMS)[number];

test(`${ORDERS} orders in a storm of kills are lost and doubled nowhere (LOTS=${LOTS})`, {
  timeout: STORM_LIMIT_MS,
}, async () => {
  const random = seededRandom(LOTS);
  await using folder = await temporaryFolder();
  const opening = { dataDir: folder.path, port: await freePort(), settings: { WEB_WORKERS: '2' } };
  let shop = await aRunningShop(opening);
  const dishes = await openRestaurant(shop);

  // Which process is killed after how many acknowledged orders.
  const plan = VICTIMS.toSorted(() => random() - 0.5).map((victim) => ({
    victim,
    after: Math.floor((0.07 + 0.7 * random()) * ORDERS),
  }));
  const acknowledged = new Map<number, number>();
  let killing = Promise.resolve();
  const killed: Victim[] = [];

  const kill = async (victim: Victim) => {
    if (victim === 'supervisor') {
      process.kill(shop.supervisorPid, 'SIGKILL');
      await shop.ended;
      shop = await aRunningShop(opening);
    } else if (victim === 'recovery') {
      await until(async () => killRecovery(await shop.postmasterPid(), await shop.databaseUrl()));
    } else {
      // The found process may have ended by now: then another one is killed.
      await until(async () =>
        process.kill(
          await (victim === 'worker' ? oneOf(shop.listWorkerPids(), random) : shop.postmasterPid()),
          'SIGKILL',
        ),
      );
    }
    killed.push(victim);
  };
  const acknowledge = (index: number, number: number) => {
    acknowledged.set(index, number);
    for (const { victim } of plan.filter(({ after }) => after === acknowledged.size)) {
      killing = killing.then(() => kill(victim));
    }
  };

  const api = createNamedApi(fetch, shop.address);
  const orderAll = async (first: number) => {
    for (let index = first; index < ORDERS; index += GUESTS) {
      const dish = dishes[index % dishes.length] ?? dishes[0];
      const body = anOrder({ of: [[dish, 1 + (index % 3)]], delivery: guest(index) });
      // Anything but an answer, a lost connection or 503 throws: no guest may be answered 500.
      const patience = index % GIVEN_UP_EVERY === 0 ? { tries: 1 } : {};
      const placed = await placePatiently(api, body, `storm-${LOTS}-${index}`, patience);
      if (placed !== null) acknowledge(index, placed.orderNumber);
    }
  };
  await Promise.all(Array.from({ length: GUESTS }, (_, first) => orderAll(first)));
  await killing;
  expect(killed.toSorted()).toEqual([...VICTIMS].toSorted());
  const stored = await until(() => readOrders(shop));
  expect(new Set(stored.map(({ email }) => email)).size, 'no guest has two orders').toBe(stored.length);
  const numberOf = new Map(stored.map(({ email, number }) => [email, number]));
  for (const [index, number] of acknowledged) expect(numberOf.get(guest(index).email ?? '')).toBe(number);
  expect(acknowledged.size).toBeGreaterThanOrEqual(ORDERS - ORDERS / GIVEN_UP_EVERY);

  expect((await until(() => readPanel(shop))).toSorted()).toEqual(stored.map(({ number }) => number).toSorted());
  for (const { left, sold } of await until(() => readStock(shop))) expect(left + sold).toBe(STOCK);
  expect(await shop.stop()).toBe(0);
});

async function openRestaurant(shop: RunningShop): Promise<readonly [Orderable, Orderable]> {
  const { db } = openDatabase({ url: await shop.databaseUrl(), applicationName: 'storm' });
  await theRestaurant(db, { isOpenAroundTheClock: true });
  const dishes = [await aProduct(db, { stock: STOCK }), await aProduct(db, { stock: STOCK })] as const;
  await db.destroy();
  return dishes;
}

async function readOrders(shop: RunningShop) {
  const { db } = openDatabase({ url: await shop.databaseUrl(), applicationName: 'storm' });
  const orders = await db
    .selectFrom('orders')
    .select(['email', 'number'])
    .execute()
    .finally(() => db.destroy());
  return orders.map(({ email, number }) => ({ email, number: Number(number) }));
}

async function readStock(shop: RunningShop) {
  const { db } = openDatabase({ url: await shop.databaseUrl(), applicationName: 'storm' });
  const rows = await db
    .selectFrom('sizes')
    .leftJoin('order_lines', 'order_lines.size_id', 'sizes.id')
    .select((eb) => ['sizes.stock as left', eb.fn.sum<number>('order_lines.quantity').as('sold')])
    .groupBy('sizes.id')
    .execute()
    .finally(() => db.destroy());
  return rows.map(({ left, sold }) => ({ left, sold: Number(sold) }));
}

/** The numbers of all open orders, read page by page like the panel does. */
async function readPanel(shop: RunningShop): Promise<readonly number[]> {
  const api = createNamedApi(fetch, shop.address);
  const headers = { authorization: `Bearer ${await shop.signIn()}` };
  const numbers: number[] = [];
  for (let page = 0; ; page += 1) {
    const { content, totalElements } = await api('getAllOrders', { query: { page, size: 100 }, headers });
    numbers.push(...content.map(({ orderNumber }) => orderNumber));
    if (content.length === 0) {
      expect(totalElements).toBe(numbers.length);
      return numbers;
    }
  }
}

/** Retries until it succeeds, because the shop may be restarting. The test's own timeout ends it. */
async function until<Value>(look: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await look();
    } catch {
      await wait(LOOK_AGAIN_AFTER_MS);
    }
  }
}

async function oneOf(listed: Promise<readonly number[]>, random: () => number): Promise<number> {
  const pids = await listed;
  const pid = pids[Math.floor(random() * pids.length)];
  if (pid === undefined) throw new Error('No worker lives right now');
  return pid;
}

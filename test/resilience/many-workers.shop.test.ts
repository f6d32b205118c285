/**
 * Races between several worker processes. The same over several pools of one process is in `place-order.story.test.ts`;
 * here they are real workers behind one port.
 */
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { createNamedApi } from '#contract/named-api.ts';
import { openDatabase } from '#server/platform/database.ts';
import { anOrder, guest, type Orderable } from '#test/support/an-order.ts';
import { aProduct } from '#test/support/factories.ts';
import { patience } from '#test/support/patience.ts';
import { placePatiently } from '#test/support/place-patiently.ts';
import { aRunningShop } from '#test/support/running-shop.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

const WORKERS = 3;
/** Connections of one worker's pool (database.ts). */
const POOL_SIZE = 10;
/** Limit per IP address. */
const ORDERS_AN_HOUR = 30;

// All tests share one shop: each has dishes of its own.
const shop = await aRunningShop({ settings: { WEB_WORKERS: String(WORKERS), TRUST_PROXY: '1' } });
await vi.waitFor(async () => expect(await shop.listWorkerPids()).toHaveLength(WORKERS), { timeout: patience(30_000) });
// As superuser, because it ends the shop's sessions to read their counters.
const { db } = openDatabase({ url: await shop.databaseUrl('superuser'), applicationName: 'story' });
await theRestaurant(db, { isOpenAroundTheClock: true });
afterAll(async () => {
  await db.destroy();
  await shop[Symbol.asyncDispose]();
});

async function stockOf({ sizeId }: Orderable): Promise<number> {
  const { stock } = await db.selectFrom('sizes').select('stock').where('id', '=', sizeId).executeTakeFirstOrThrow();
  return stock;
}

/** The numbers of all orders with a dish. */
async function numbersWith({ id }: Orderable): Promise<readonly unknown[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select('orders.number')
    .where('order_lines.product_id', '=', id)
    .execute();
  return rows.map(({ number }) => number);
}

/** A request that waited in the queue too long is answered 503, and is repeated. */
async function send(body: object, key: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  const address = `${shop.address}/user-service/user-placing-order`;
  const ask = () => fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  let answer = await ask();
  while (answer.status === 503) {
    await answer.text();
    answer = await ask();
  }
  return answer;
}

/** Number of deadlocks. A session reports its counters when it ends, so all sessions of the shop are ended first. */
async function countDeadlocks(): Promise<number> {
  const client = new pg.Client({ connectionString: await shop.databaseUrl('superuser') });
  await client.connect();
  try {
    await client.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity where usename = 'pofta_app'`);
    const { rows } = await client.query<{ deadlocks: number }>(
      'select deadlocks::int from pg_stat_database where datname = current_database()',
    );
    return rows[0]?.deadlocks ?? Number.NaN;
  } finally {
    await client.end();
  }
}

async function countSessions(): Promise<number> {
  const client = new pg.Client({ connectionString: await shop.databaseUrl('superuser') });
  await client.connect();
  const { rows } = await client
    .query<{ count: number }>(`select count(*)::int from pg_stat_activity where application_name = 'pofta-web'`)
    .finally(() => client.end());
  return rows[0]?.count ?? Number.NaN;
}

test('of three hundred guests of three workers exactly five get the last five portions, and none is answered 500', async () => {
  const dish = await aProduct(db, { stock: 5 });
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, index) =>
      send(anOrder({ of: [dish], delivery: guest(index) }), `last-portion-${index}`),
    ),
  );
  const statuses = Object.groupBy(answers, ({ status }) => String(status));
  expect(Object.keys(statuses).toSorted()).toEqual(['201', '409']);
  expect(statuses['201']).toHaveLength(5);
  const refusals = await Promise.all((statuses['409'] ?? []).map((answer) => answer.json()));
  expect(refusals).toEqual(refusals.map(() => expect.objectContaining({ code: 'not_enough_stock' })));
  expect(await stockOf(dish)).toBe(0);
  expect(await numbersWith(dish)).toHaveLength(5);
  expect(await countSessions(), 'more than one worker took part').toBeGreaterThan(POOL_SIZE + 2);
  expect(await countDeadlocks()).toBe(0);
});

test('a hundred copies of one order sent to three workers at once are one order', async () => {
  const dish = await aProduct(db, { stock: 100 });
  const body = anOrder({ of: [dish], delivery: guest(1) });
  const answers = await Promise.all(Array.from({ length: 100 }, () => send(body, 'the-same-key-for-all')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const numbers = await Promise.all(answers.map(async (answer) => (await answer.json()).orderNumber));
  expect(new Set(numbers).size).toBe(1);
  expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === null)).toHaveLength(1);
  expect(await numbersWith(dish)).toEqual([numbers[0]]);
  expect(await stockOf(dish)).toBe(99);
});

test('the workers count visits together, and one that is replaced does not let a visitor begin anew', async () => {
  // The body is not an order; the request is counted before the body is parsed.
  const visit = async (from: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from, connection: 'close' };
    const address = `${shop.address}/user-service/user-placing-order`;
    const answer = await fetch(address, { method: 'POST', headers, body: '{}' });
    await answer.text();
    return answer.status;
  };
  const visits = (count: number) => Promise.all(Array.from({ length: count }, () => visit('203.0.113.9')));
  expect(new Set(await visits(ORDERS_AN_HOUR - 10))).toEqual(new Set([422]));
  const before = await shop.listWorkerPids();
  for (const pid of before) process.kill(pid, 'SIGKILL');
  // Without workers the port is closed until the first new one listens.
  await vi.waitFor(() => fetch(`${shop.address}/healthz`), { timeout: patience(30_000) });
  expect((await shop.listWorkerPids()).filter((pid) => before.includes(pid))).toEqual([]);
  const answers = await visits(20);
  expect(answers.filter((status) => status === 422)).toHaveLength(10);
  expect(answers.filter((status) => status === 429)).toHaveLength(10);
  expect(await visit('203.0.113.10')).toBe(422);
});

test('dishes ordered crosswise through three workers end without a deadlock', async () => {
  const dishes: Orderable[] = [];
  for (let count = 0; count < 6; count += 1) dishes.push(await aProduct(db, { stock: 1_000 }));
  const api = createNamedApi(fetch, shop.address);
  await Promise.all(
    Array.from({ length: 120 }, (_, index) => {
      // All guests order the same dishes, each beginning with another one, every second guest in reverse.
      const turned = [...dishes.slice(index % 6), ...dishes.slice(0, index % 6)];
      const of = index % 2 === 0 ? turned : turned.toReversed();
      return placePatiently(api, anOrder({ of: of.slice(0, 4), delivery: guest(index) }), `crosswise-${index}`);
    }),
  );
  const left = await Promise.all(dishes.map(stockOf));
  expect(left.reduce((sum, stock) => sum + stock, 0)).toBe(6 * 1_000 - 480);
  expect(await countDeadlocks()).toBe(0);
});

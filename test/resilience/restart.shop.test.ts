import { once } from 'node:events';
import { connect } from 'node:net';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createNamedApi } from '#contract/named-api.ts';
import { openDatabase } from '#server/platform/database.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { aProduct } from '#test/support/factories.ts';
import { freePort } from '#test/support/free-port.ts';
import { aRunningShop, type RunningShop } from '#test/support/running-shop.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

/** More than a worker admits to transactions at once: some are in a transaction, and some are queued. */
const IN_FLIGHT = 8;
const INSIDE = 6;

test('told to stop in the middle of eight orders, the shop answers all eight, and they are there after the restart', async () => {
  await using folder = await temporaryFolder();
  const opening = { dataDir: folder.path, port: await freePort() };
  const shop = await aRunningShop(opening);
  const { db } = openDatabase({ url: await shop.databaseUrl(), applicationName: 'story' });
  await theRestaurant(db, { isOpenAroundTheClock: true });
  const dish = await aProduct(db, { stock: 100 });
  await db.destroy();
  // Connections are open and code is warm, so that none of the next requests runs into its timeout.
  const api = createNamedApi(fetch, shop.address);
  const orderAtOnce = (first: number) =>
    Array.from({ length: IN_FLIGHT }, (_, index) =>
      place(api, anOrder({ of: [dish], delivery: guest(first + index) }), `in-flight-${first + index}`),
    );
  const before = await Promise.all(orderAtOnce(100));

  // Another transaction locks the dish, so that the orders are in progress until it is released.
  const holder = new pg.Client({ connectionString: await shop.databaseUrl('superuser') });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from sizes where id = $1 for update', [dish.sizeId]);
  const answers = orderAtOnce(0);
  await expect.poll(() => countWaiting(shop)).toBe(INSIDE);

  const stopped = shop.stop();
  await expect.poll(() => accepts(shop.address)).toBe(false);
  await holder.query('commit');
  await holder.end();
  const numbers = [...before, ...(await Promise.all(answers))].map(({ orderNumber }) => orderNumber);
  expect(await stopped).toBe(0);

  await using again = await aRunningShop(opening);
  const headers = { authorization: `Bearer ${await again.signIn()}` };
  const { content } = await createNamedApi(fetch, again.address)('getAllOrders', { query: { size: 100 }, headers });
  expect(content.map(({ orderNumber }) => orderNumber).toSorted()).toEqual(numbers.toSorted());
});

async function countWaiting(shop: RunningShop): Promise<number> {
  const client = new pg.Client({ connectionString: await shop.databaseUrl('superuser') });
  await client.connect();
  const { rows } = await client
    .query<{ count: number }>(`select count(*)::int from pg_stat_activity where wait_event_type = 'Lock'`)
    .finally(() => client.end());
  return rows[0]?.count ?? 0;
}

/** Whether the address accepts new connections. */
async function accepts(address: string): Promise<boolean> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

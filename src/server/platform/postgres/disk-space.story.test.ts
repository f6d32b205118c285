import { tmpdir } from 'node:os';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { anOrder } from '#test/support/an-order.ts';
import { aProduct } from '#test/support/factories.ts';
import { type TestApp, testApp } from '#test/support/test-app.ts';
import { databaseAt } from '#test/support/test-server.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { tryToWrite, watchDiskSpace } from './disk-space.ts';

/** Does as the superuser what the app may not do to its own database. */
async function asSuperuser(story: TestApp, statement: string): Promise<void> {
  const name = new URL(story.services.config.databaseUrl ?? '').pathname.slice(1);
  const client = new pg.Client({ connectionString: databaseAt(inject('storyServer').adminUrl, name) });
  await client.connect();
  await client.query(statement.replace('$database', name)).finally(() => client.end());
}

const post = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const ORDERS = '/user-service/user-placing-order';

test('an order that the full disk does not take is told in a sentence, with when to come again; reading goes on', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const dish = await aProduct(story.db);
  // What the server says when a table cannot grow.
  await asSuperuser(
    story,
    `create function refuse_to_grow() returns trigger language plpgsql as $$
     begin raise disk_full using message = 'could not extend file "base/1/2": No space left on device'; end $$;
     create trigger full_disk before insert on all_orders for each row execute function refuse_to_grow()`,
  );
  const refused = await story.request(ORDERS, post(anOrder({ of: [dish] })));
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('10');
  expect(await refused.json()).toMatchObject({ code: 'no_room', message: expect.stringContaining('fără spațiu') });
  expect((await story.request('/user-service/get-base-products')).status).toBe(200);

  await asSuperuser(story, 'drop trigger full_disk on all_orders');
  expect((await story.request(ORDERS, post(anOrder({ of: [dish] })))).status).toBe(201);
});

test('while the disk is nearly full no order, table or picture is taken, and the shop is not ready; reading goes on', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const dish = await aProduct(story.db);
  const diskSpace = watchDiskSpace(tmpdir(), Number.MAX_SAFE_INTEGER);
  const app = createApp({ ...story.services, diskSpace });
  const ask = (path: string, init?: RequestInit) => app.fetch(new Request(`http://localhost:3000${path}`, init));

  const refused = await ask(ORDERS, post(anOrder({ of: [dish] })));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await refused.json()).toMatchObject({ code: 'no_room' });
  expect((await ask('/user-service/book-table', post({}))).status).toBe(503);
  const ready = await ask('/readyz');
  expect([ready.status, await ready.json()]).toEqual([503, { isReady: false, database: 'no_room' }]);
  expect((await ask('/user-service/get-base-products')).status).toBe(200);
});

test('space is not low on a disk with room, on another machine’s disk, and where it cannot be read', async () => {
  const folders = [tmpdir(), null, '/nowhere/at/all'];
  expect(await Promise.all(folders.map((folder) => watchDiskSpace(folder, 1).isLow()))).toEqual([false, false, false]);
});

test('whether the server can write is found out by writing', async () => {
  await using story = await testApp();
  await tryToWrite(story.db);
  await asSuperuser(story, `alter database $database set temp_file_limit = '16kB'`);
  // Settings of a database hold for sessions that begin after them.
  await using later = story.second();
  await expect(tryToWrite(later.db)).rejects.toMatchObject({ code: '53400' });
  expect((await later.request('/readyz')).status).toBe(503);
});

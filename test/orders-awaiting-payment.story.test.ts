/**
 * An order that waits for its payment has not arrived: `orders` and `real_orders` are views that do not show it
 * (docs/decisions/0269).
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { CALLS, type CallName } from '#contract/all-calls.ts';
import { bani } from '#domain/money/bani.ts';
import { totalsOf, turnoverOf } from '#domain/orders/charged-sums.ts';
import { goodRequests } from '#test/resilience/good-requests.ts';
import { wire } from '#test/resilience/wire.ts';
import { anOrder, place } from '#test/support/an-order.ts';
import { anAdmin, aProduct } from '#test/support/factories.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { STORM_LIMIT_MS } from '#test/support/whole-storms.ts';

/** An archive contains every row; the other one begins an archive. */
const READING = (Object.keys(CALLS) as CallName[]).filter(
  (name) => CALLS[name].method === 'GET' && name !== 'downloadArchive',
);
const GUEST = { firstName: 'Zenobia', name: 'Neplătită', email: 'zenobia@exemplu.ro', phoneNumber: '0733999888' };

type Answers = ReadonlyMap<CallName, string>;

async function readEverything(story: TestApp, good: Awaited<ReturnType<typeof goodRequests>>): Promise<Answers> {
  const answers = new Map<CallName, string>();
  for (const [index, name] of READING.entries()) {
    const { path, headers } = wire(name, await good(name, index));
    const response = await story.request(path, { headers }, { ip: `203.0.113.${index}` });
    answers.set(name, `${response.status} ${withoutRequestId(await response.text())}`);
  }
  return answers;
}

function withoutRequestId(text: string): string {
  return text.replace(/"requestId":"[^"]*"/, '');
}

function differing(some: Answers, others: Answers): readonly CallName[] {
  return READING.filter((name) => some.get(name) !== others.get(name));
}

test('an order that waits for its payment changes no answer of any call; once it arrives, it is read', {
  timeout: STORM_LIMIT_MS,
}, async () => {
  await using story = await testApp();
  const good = await goodRequests(story);
  const dish = await aProduct(story.db);
  await place(story.api, anOrder({ of: [dish] }));
  const { orderNumber } = await place(story.api, anOrder({ of: [dish], delivery: GUEST }));
  const office = story.apiOf(await anAdmin(story.db));
  await office('confirmOrder', { body: { orderNumber, timeToPrepare: 30 } });
  await office('markAsDelivered', { body: { orderNumber, payment: { method: 'CASH' } } });

  const arrived = await readEverything(story, good);
  await story.db
    .updateTable('all_orders')
    .set({ status: 'AWAITING_PAYMENT' })
    .where('number', '=', orderNumber)
    .execute();
  const waiting = await readEverything(story, good);
  await story.db.deleteFrom('all_orders').where('number', '=', orderNumber).execute();
  const without = await readEverything(story, good);
  const again = await readEverything(story, good);

  const steady = READING.filter((name) => without.get(name) === again.get(name));
  expect(READING.length - steady.length).toBeLessThan(8);
  expect(differing(waiting, without).filter((name) => steady.includes(name))).toEqual([]);
  for (const [name, text] of waiting)
    expect(text, name).not.toMatch(new RegExp(`Zenobia|Neplătită|${orderNumber}`, 'i'));
  expect(differing(arrived, waiting)).toEqual(expect.arrayContaining(['getAllOrders', 'getArchives', 'getToday']));
});

test('no link opens it, no step moves it, and its guest is still unknown', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const office = story.apiOf(await anAdmin(story.db));
  const { orderNumber, accessToken } = await place(
    story.api,
    anOrder({ of: [await aProduct(story.db)], delivery: GUEST }),
  );
  const readCaller = () => office('findCaller', { body: { phoneNumber: GUEST.phoneNumber } });
  expect(JSON.stringify(await readCaller())).toContain(GUEST.firstName);
  await story.db.updateTable('all_orders').set({ status: 'AWAITING_PAYMENT' }).execute();
  expect(await refusalOf(story.api, 'trackOrder', { params: { token: accessToken } })).toMatchObject({ status: 404 });
  expect(await refusalOf(office, 'confirmOrder', { body: { orderNumber, timeToPrepare: 30 } })).toMatchObject({
    code: 'order_not_found',
  });
  expect(JSON.stringify(await readCaller())).not.toContain(GUEST.firstName);
});

test('what is written through the view stays visible in it', async () => {
  await using story = await testApp();
  const dish = await aProduct(story.db);
  await theRestaurant(story.db);
  await place(story.api, anOrder({ of: [dish] }));
  await expect(story.services.pool.query(`update orders set status = 'AWAITING_PAYMENT'`)).rejects.toMatchObject({
    code: '44000',
  });
});

test('both views have every column of the table, in its order, and the turnover', async () => {
  await using story = await testApp();
  const { rows } = await story.services.pool.query<{ name: string; columns: string[] }>(`
    select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relname in ('all_orders', 'orders', 'real_orders') and relnamespace = 'public'::regnamespace
    group by relname order by relname`);
  const [table, ...views] = rows;
  expect(views.map(({ name }) => name)).toEqual(['orders', 'real_orders']);
  for (const view of views) expect(view.columns).toEqual([...(table?.columns ?? []), 'turnover_bani']);
});

test('turnover in SQL is turnover in the domain: what was paid without what is handed on', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const dish = await aProduct(story.db, { price: bani(3_450), boxPrice: bani(150) });
  const juice = await aProduct(story.db, { price: bani(1_999), deposit: bani(50) });
  await place(story.api, anOrder({ of: [dish, [juice, 2]] }));
  const row = await story.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  const charged = {
    products: bani(row.products_bani),
    packaging: bani(row.packaging_bani),
    deposits: bani(row.deposit_bani),
    deliveryFee: bani(row.delivery_bani),
  };
  expect(row.deposit_bani).toBe(100);
  expect(row.turnover_bani).toBe(turnoverOf(charged, []));
  expect(row.total_bani).toBe(totalsOf(charged, []).total);
});

/** Conditions and orders as repositories write them. */
const QUERIES = [
  `select count(*) from orders where status in ('NEW', 'SCHEDULED') and phone = '0722'`,
  `select id from orders where status = 'CONFIRMED' order by placed_at desc, id desc limit 20`,
  `select id from orders order by placed_at desc, id desc limit 20`,
  `select max(id) from orders where email_normal = 'ana@exemplu.ro'`,
  `select id from orders where courier_id = 1 and status = 'CONFIRMED'`,
  `select id from orders where number = 12345678 for no key update`,
  `select id from orders where access_token_hash = '\\x00' and placed_at > now()`,
  `select name from couriers join orders on courier_id = couriers.id where number = 12345678`,
  `update orders set version = version + 1 where id = 1 and status in ('NEW') returning version`,
  'delete from orders where id < 0',
];

test('a query of the view has the plan that it has of the table, but for the filter', async () => {
  await using story = await testApp();
  const client = await story.services.pool.connect();
  // The filter reads the status, so an index of other columns is not enough by itself.
  const planOf = async (query: string) => {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${query}`);
    return rows
      .map((row) => row['QUERY PLAN'].replaceAll('all_orders.', '').replace('Index Only', 'Index'))
      .filter((line) => !line.includes('Filter:'));
  };
  try {
    for (const seqscan of ['on', 'off']) {
      await client.query(`set enable_seqscan = ${seqscan}`);
      for (const query of QUERIES) {
        const ofTable = await planOf(query.replaceAll(/\borders\b/g, 'all_orders'));
        expect(await planOf(query), query).toEqual(ofTable);
      }
    }
  } finally {
    client.release(true);
  }
});

const SOURCES = fileURLToPath(new URL('../src/server', import.meta.url));

async function filesWith(pattern: RegExp): Promise<readonly string[]> {
  const files = (await readdir(SOURCES, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const found: string[] = [];
  for (const file of files) {
    if (pattern.test(await readFile(join(SOURCES, file), 'utf8'))) found.push(file);
  }
  return found.sort();
}

/** Why a file of the server names the table instead of a view. */
const NAMES_THE_TABLE = {
  'features/archive/archive.repository.ts': 'an archive contains every row',
  'features/orders/order-owners.repository.ts': 'personal data is deleted whether or not the order arrived',
  'features/orders/orders.repository.ts': 'an order that waits for its payment is inserted; the sequence of ids',
  'features/orders/waiting-orders.repository.ts': 'an order arrives, or is given up',
  'features/payments/payments.repository.ts': 'the money of an order that waits for it',
  'features/promotions/promotions.repository.ts': 'uses of an order that was never paid are given back, or taken again',
  'features/promotions/saved-promotions.repository.ts': 'an order that has not arrived names its promotions',
  'features/statistics/day-match.repository.ts': 'money may have come for an order that never arrived',
  'platform/database.types.ts': 'generated',
  'platform/define/tables.ts': 'an archive contains every row, under the name of before',
};

test('only these files of the server name the table of all orders', async () => {
  expect(await filesWith(/\ball_orders\b/)).toEqual(Object.keys(NAMES_THE_TABLE));
});

test('a set of statuses has a name (domain/orders/status-sets.ts): no file of the server spells one', async () => {
  const status = `'(?:NEW|SCHEDULED|CONFIRMED|DELIVERED)'`;
  expect(await filesWith(new RegExp(`${status}(?:, | [|&]{2} \\S+ [!=]== )${status}|(?:<>|!=',) 'REJECTED'`))).toEqual(
    [],
  );
});

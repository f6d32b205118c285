/**
 * Orders per second through the whole product (HTTP, checks, prices, stock, coupon, event, mail job), compared with a
 * client that only runs the same statements on the same database, and with the product at an earlier commit; and orders
 * that are paid online, until the guest is sent to the provider's page.
 */
import { Agent, request } from 'node:http';
import pg from 'pg';
import { anOrder, guest } from '#test/support/an-order.ts';
import { anOnlineOrder } from '#test/support/online-payments.ts';
import type { RunningShop } from '#test/support/running-shop.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { bareOrders } from './bare-orders.ts';
import { buildEarlierCommit, countEarlierStatements } from './earlier-commit.ts';
import { interleave } from './interleave.ts';
import { percentile } from './median.ts';
import { type DemoShop, openDemoShop } from './open-demo-shop.ts';
import { countOnlineStatements, recordOrder } from './record-order.ts';
import { report } from './report.ts';

/** As many as a worker has database connections, so that neither side waits for one. */
const CONNECTIONS = 10;
const SECONDS = 4;
const ROUNDS = 3;
const DISHES_PER_ORDER = 3;
/** Ids from here on cannot be confused with prices, quantities or other ids. */
const FIRST_ID = 5_000_000;
/** A hundred times the load of the busiest evening. */
const LEAST_PER_SECOND = 50;
const MOST_MS = 100;
/** Begin and commit included. */
const MOST_STATEMENTS = 8;
/** Until the redirect, of an order paid online. */
const MOST_ONLINE_STATEMENTS = 12;
const LEAST_PERCENT = 80;
/** The last commit before the rules of orders were cached; `BENCH_BEFORE` sets another one. */
const UNCACHED = '79c58eb';
const BEFORE = process.env.BENCH_BEFORE ?? UNCACHED;
/** Of another commit: as fast as it was, as far as two runs of one program are alike. */
const LEAST_TIMES = BEFORE === UNCACHED ? 4.5 : 0.9;

const before = await buildEarlierCommit(BEFORE);
await using demo = await openDemoShop();
await using earlier = before === null ? null : await openDemoShop(before.folder);
await using folder = await temporaryFolder();
const { shop } = demo;
await asSuperuser(shop, `update restaurant set other_payments = array['card_online']`);
const ordered = demo.dishes.slice(0, DISHES_PER_ORDER);
const url = await shop.databaseUrl();
await asSuperuser(shop, `select setval(pg_get_serial_sequence('all_orders', 'id'), ${FIRST_ID})`);
const recorded = await recordOrder(url, ordered);
const onlineStatements = await countOnlineStatements(url, ordered);
const earlierStatements =
  earlier === null || before === null
    ? Number.NaN
    : await countEarlierStatements(before, await earlier.shop.databaseUrl(), earlier.dishes.slice(0, DISHES_PER_ORDER));
const bare = await bareOrders(recorded, url, folder.path);

let guests = 0;
const durations: number[] = [];
const earlierDurations: number[] = [];
const onlineDurations: number[] = [];
await orderByHttp(demo, []);
await orderByHttp(demo, [], 'online');
if (earlier !== null) await orderByHttp(earlier, []);
const {
  ours,
  theirs,
  before: others,
  online,
} = await interleave(
  {
    ours: () => orderByHttp(demo, durations),
    before: async () => (earlier === null ? Number.NaN : orderByHttp(earlier, earlierDurations)),
    online: async () => {
      const perSecond = await orderByHttp(demo, onlineDurations, 'online');
      // Nobody pays them: asking about thousands of them would be part of the next side.
      await asSuperuser(shop, 'delete from payment_jobs');
      return perSecond;
    },
    theirs: async () => {
      await closeOrders(shop);
      return bare.measure({ connections: CONNECTIONS, seconds: SECONDS });
    },
  },
  ROUNDS,
);
await report('orders', [
  { what: 'orders through HTTP, one worker', measured: ours, unit: '/s', aim: { atLeast: LEAST_PER_SECOND } },
  ...(before === null
    ? []
    : [
        { what: `the same at ${before.name}`, measured: others, unit: '/s' },
        {
          what: `orders, times those of ${before.name}`,
          measured: ours / others,
          unit: '',
          aim: { atLeast: LEAST_TIMES },
        },
        { what: `an order at ${before.name}, p99`, measured: percentile(earlierDurations, 99), unit: 'ms' },
      ]),
  { what: 'statements of an order', measured: recorded.statements.length, unit: '', aim: { atMost: MOST_STATEMENTS } },
  ...(before === null ? [] : [{ what: `the same at ${before.name}`, measured: earlierStatements, unit: '' }]),
  { what: 'orders paid online, until the redirect', measured: online, unit: '/s' },
  { what: 'of the others', measured: (100 * online) / ours, unit: '%' },
  {
    what: 'statements of an order paid online',
    measured: onlineStatements,
    unit: '',
    aim: { atMost: MOST_ONLINE_STATEMENTS },
  },
  { what: 'an order paid online, p50', measured: percentile(onlineDurations, 50), unit: 'ms' },
  { what: `same statements by ${bare.name}`, measured: theirs, unit: '/s' },
  { what: `orders, of ${bare.name}`, measured: (100 * ours) / theirs, unit: '%', aim: { atLeast: LEAST_PERCENT } },
  { what: 'an order, p50', measured: percentile(durations, 50), unit: 'ms' },
  { what: 'an order, p99', measured: percentile(durations, 99), unit: 'ms', aim: { atMost: MOST_MS } },
]);

/** Orders per second; appends the duration of each to `took`. */
async function orderByHttp(
  { shop: of, dishes }: DemoShop,
  took: number[],
  paid: 'cash' | 'online' = 'cash',
): Promise<number> {
  await closeOrders(of);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const beganAt = performance.now();
  let orders = 0;
  const orderOn = async () => {
    while (performance.now() - beganAt < SECONDS * 1000) {
      guests += 1;
      const sentAt = performance.now();
      const facts = { of: dishes.slice(0, DISHES_PER_ORDER), delivery: guest(guests) };
      const body = paid === 'online' ? anOnlineOrder(facts) : anOrder(facts);
      const status = await post(of.address, agent, JSON.stringify(body));
      if (status !== 201) throw new Error(`An order was answered with ${status}`);
      took.push(performance.now() - sentAt);
      orders += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, orderOn));
  const perSecond = orders / ((performance.now() - beganAt) / 1000);
  agent.destroy();
  return perSecond;
}

/** A minimal client: `fetch` would need a large part of the second core. */
function post(address: string, agent: Agent, body: string): Promise<number> {
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Idempotency-Key': `bench-${guests}-${Date.now()}`,
    'X-Forwarded-For': `10.${(guests >> 16) & 255}.${(guests >> 8) & 255}.${guests & 255}`,
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${address}/user-service/user-placing-order`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.once('error', reject).end(body);
  });
}

/**
 * Closes the orders: in operation they are answered, and thousands of open ones would distort the measurement. The whole
 * database is vacuumed, because their table has another name in earlier commits.
 */
function closeOrders(of: RunningShop): Promise<void> {
  return asSuperuser(of, `update orders set status = 'DELIVERED' where status = 'NEW'; vacuum analyze`);
}

async function asSuperuser(of: RunningShop, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: await of.databaseUrl('superuser') });
  await client.connect();
  try {
    for (const statement of statements.split('; ')) await client.query(statement);
  } finally {
    await client.end();
  }
}

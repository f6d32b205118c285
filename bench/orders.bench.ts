/**
 * Orders per second through everything (HTTP, checks, prices, stock, coupon, event, mail job), against a client that does
 * nothing but say the same statements to the same database.
 */
import { Agent, request } from 'node:http';
import pg from 'pg';
import { anOrder, guest, type Orderable } from '#test/support/an-order.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { bareOrders } from './bare-orders.ts';
import { interleave } from './interleave.ts';
import { percentile } from './median.ts';
import { openDemoShop } from './open-demo-shop.ts';
import { recordOrder } from './record-order.ts';
import { report } from './report.ts';

/** As many as a worker has ways to its database: neither side waits for one. */
const CONNECTIONS = 10;
const SECONDS = 4;
const ROUNDS = 3;
const DISHES_PER_ORDER = 3;
/** Ids from here on are no prices, quantities or ids of anything else. */
const FIRST_ID = 5_000_000;
/** A hundred times what the fullest evening brings. */
const LEAST_PER_SECOND = 50;
const MOST_MS = 500;

await using demo = await openDemoShop();
await using folder = await temporaryFolder();
const { shop, dishes } = demo;
const ordered = dishes.slice(0, DISHES_PER_ORDER);
const url = await shop.databaseUrl();
await asSuperuser(`select setval(pg_get_serial_sequence('orders', 'id'), ${FIRST_ID})`);
const recorded = await recordOrder(url, ordered);
const bare = await bareOrders(recorded, url, folder.path);

let guests = 0;
const durations: number[] = [];
await orderByHttp(ordered);
durations.length = 0;
const { ours, theirs } = await interleave(
  {
    ours: async () => {
      await closeOrders();
      return orderByHttp(ordered);
    },
    theirs: async () => {
      await closeOrders();
      return bare.measure({ connections: CONNECTIONS, seconds: SECONDS });
    },
  },
  ROUNDS,
);
await report('orders', [
  { what: `orders, of ${bare.name}`, measured: (100 * ours) / theirs, unit: '%' },
  { what: 'orders through HTTP, one worker', measured: ours, unit: '/s', aim: { atLeast: LEAST_PER_SECOND } },
  { what: `same ${recorded.statements.length} statements by ${bare.name}`, measured: theirs, unit: '/s' },
  { what: 'an order, p50', measured: percentile(durations, 50), unit: 'ms' },
  { what: 'an order, p99', measured: percentile(durations, 99), unit: 'ms', aim: { atMost: MOST_MS } },
]);

async function orderByHttp(of: readonly Orderable[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const beganAt = performance.now();
  let orders = 0;
  const orderOn = async () => {
    while (performance.now() - beganAt < SECONDS * 1000) {
      guests += 1;
      const sentAt = performance.now();
      const status = await post(agent, JSON.stringify(anOrder({ of, delivery: guest(guests) })));
      if (status !== 201) throw new Error(`An order was answered with ${status}`);
      durations.push(performance.now() - sentAt);
      orders += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, orderOn));
  const perSecond = orders / ((performance.now() - beganAt) / 1000);
  agent.destroy();
  return perSecond;
}

/** The least a client can do: `fetch` would take a good part of the second core. */
function post(agent: Agent, body: string): Promise<number> {
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Idempotency-Key': `bench-${guests}-${Date.now()}`,
  };
  return new Promise((resolve, reject) => {
    const sent = request(
      `${shop.address}/user-service/user-placing-order`,
      { method: 'POST', agent, headers },
      (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    sent.once('error', reject).end(body);
  });
}

/** Restaurants answer their orders: thousands of open ones would be a test of something else. */
function closeOrders(): Promise<void> {
  return asSuperuser(`update orders set status = 'DELIVERED' where status = 'NEW'; vacuum analyze orders`);
}

async function asSuperuser(statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: await shop.databaseUrl('superuser') });
  await client.connect();
  try {
    for (const statement of statements.split('; ')) await client.query(statement);
  } finally {
    await client.end();
  }
}

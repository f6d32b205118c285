/**
 * Fifty panels and twenty orders a second for two minutes, while connections are cut, some are always slow, and a web
 * process is killed. Each panel runs the product's own feed, reporter and keeper of details, ten panels per thread
 * (`rush-panels.ts`). Staff answer an order once every panel knows it, so an order that a panel has missed stays
 * missed.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { createNamedApi } from '#contract/named-api.ts';
import { instant } from '#domain/time/instant.ts';
import { openDatabase } from '#server/platform/database.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { aManager } from '#test/support/factories.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { cpuMsOf } from './cpu-time.ts';
import { percentile } from './median.ts';
import { openDemoShop } from './open-demo-shop.ts';
import { type Figure, report } from './report.ts';
import { openRingWitness } from './ring-witness.ts';
import { epochNow, openRushPanels, type PanelCounts, type Ring } from './rush-panels.ts';

const PANELS = 50;
/** The limit of sockets per person is 20 (authenticate-connections.ts). */
const PANELS_PER_PERSON = 10;
const ORDERS_PER_SECOND = 20;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 120);
const CUT_EVERY_MS = 500;
/** Every fifth panel has a slow mobile connection: 800 kbit/s, 300 ms round trip. */
const SLOW_EVERY = Number(process.env.BENCH_SLOW_EVERY ?? 5);
const SLOW_LINE = { bytesPerSecond: 100_000, delayMs: 150 };
const KILL_EVERY_MS = 30_000;
/** An order that a panel does not know after this long counts as missed. */
const PATIENCE_MS = 20_000;
/** For connected panels on an otherwise idle machine: an order rings before the guest has read the confirmation. */
const MOST_MS = 300;
/**
 * Processor time for one order on fifty panels: placing, fifty rings, the lists and reports of all panels, acceptance.
 */
const MOST_CPU_MS = 40;
/** For panels whose connection was cut or is slow. */
const MOST_AFTER_CUT_MS = 5_000;

type Placed = {
  readonly number: number;
  readonly sentAt: number;
  readonly at: number;
  /** By panel. */
  readonly reached: Map<string, Ring>;
  /** Null until staff have answered the order. */
  answeredAt: number | null;
};

await using demo = await openDemoShop();
const { shop, dishes } = demo;
const random = seededRandom(20_261_120);
const publicApi = createNamedApi(fetch, shop.address);
const orders = new Map<number, Placed>();
/** Rings that came before the placing was acknowledged. */
const early = new Map<number, Map<string, Ring>>();
let strange = 0;
let refusedOrders = 0;

const { db } = openDatabase({ url: await shop.databaseUrl(), applicationName: 'bench' });
await rejectWaiting();
const people = await Promise.all(
  Array.from({ length: PANELS / PANELS_PER_PERSON }, () => aManager(db, { sessionOpenedAt: instant(Date.now()) })),
);
const panels = people.map(({ token }, group) =>
  openRushPanels(
    { address: shop.address, token, count: PANELS_PER_PERSON, slowEvery: SLOW_EVERY, slowLine: SLOW_LINE },
    (ring) => noteRing(`${group}.${ring.panel}`, ring),
  ),
);
const staff = createNamedApi((request) => {
  request.headers.set('Authorization', `Bearer ${people[0]?.token ?? ''}`);
  return fetch(request);
}, shop.address);
const witness = openRingWitness({ address: shop.address, token: people[0]?.token ?? '' });
await wait(4_000);

for (const { beginMeasuring } of panels) beginMeasuring();
const ownLoop = monitorEventLoopDelay({ resolution: 5 });
ownLoop.enable();
const cpuBefore = await shopCpuMs();
const ownCpuBefore = process.cpuUsage();
const beganAt = performance.now();
const endsAt = beganAt + SECONDS * 1000;
const chaos = Promise.all([cutLines(), killWorkers()]);
const underWay: Promise<void>[] = [];
for (let index = 0; index < SECONDS * ORDERS_PER_SECOND; index += 1) {
  await wait(Math.max(0, beganAt + (index * 1000) / ORDERS_PER_SECOND - performance.now()));
  underWay.push(orderOnce(index));
}
await Promise.all(underWay);
await chaos;
const deadline = performance.now() + PATIENCE_MS;
while (performance.now() < deadline && [...orders.values()].some(({ answeredAt }) => answeredAt === null))
  await wait(100);
// An answered order must stop ringing on every panel.
const silentBy = performance.now() + PATIENCE_MS;
let counts = await countPanels();
while (performance.now() < silentBy && counts.some(({ stillRinging }) => stillRinging > 0)) {
  await wait(100);
  counts = await countPanels();
}
const cpuAfter = await shopCpuMs();
const ownCpu = process.cpuUsage(ownCpuBefore);
for (const { close } of panels) await close();
await witness.close();
ownLoop.disable();
await db.destroy();

const all = [...orders.values()];
const missed = all.reduce((sum, { reached }) => sum + PANELS - reached.size, 0);
const delays = all.flatMap(({ at, reached }) =>
  [...reached.values()].map(({ at: rungAt, isSlow, connectedSince }) => ({
    ms: Math.max(0, rungAt - at),
    isCut: connectedSince === null || connectedSince > at,
    isSlow,
  })),
);
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
const stillRinging = sumOf(counts.map((one) => one.stillRinging));
const calls = new Set(counts.flatMap(({ requests }) => [...requests.keys()]));
const perOrder = (amount: number) => (amount / Math.max(1, all.length)).toFixed(1);
const callsPerOrder = [...calls].map(
  (call) => `${call} ${perOrder(sumOf(counts.map(({ requests }) => requests.get(call) ?? 0)))}`,
);
const connected = delays.filter(({ isCut, isSlow }) => !isCut && !isSlow).map(({ ms }) => ms);
const throttled = delays.filter(({ isCut, isSlow }) => !isCut && isSlow).map(({ ms }) => ms);
const afterCut = delays.filter(({ isCut }) => isCut).map(({ ms }) => ms);
const answers = all.map(({ sentAt, at }) => at - sentAt);
const witnessed = all.flatMap(({ number, at }) => {
  const rungAt = witness.rung.get(number);
  return rungAt === undefined ? [] : [Math.max(0, rungAt - at)];
});
const notes = [
  `Requests of all panels per order: ${callsPerOrder.join(', ')}.`,
  `Whole orders sent to a panel per order: ${perOrder(sumOf(counts.map(({ wholeOrders }) => wholeOrders)) / PANELS)}.`,
];
const figures: Figure[] = [
  { what: `orders in ${SECONDS} s`, measured: all.length, unit: '' },
  { what: 'orders the shop could not take', measured: refusedOrders, unit: '' },
  ...(cpuBefore === null || cpuAfter === null
    ? []
    : [
        {
          what: 'processor per order, shop and database',
          measured: (cpuAfter - cpuBefore) / Math.max(1, all.length),
          unit: 'ms',
          aim: { atMost: MOST_CPU_MS },
        },
      ]),
  // The work of all panels is done on the measured machine; in a restaurant each tablet does its own.
  {
    what: 'processor per order, this benchmark with its panels',
    measured: (ownCpu.user + ownCpu.system) / 1e3 / Math.max(1, all.length),
    unit: 'ms',
  },
  { what: 'sent to answered, p50', measured: percentile(answers, 50), unit: 'ms' },
  { what: 'sent to answered, p99', measured: percentile(answers, 99), unit: 'ms' },
  { what: 'order to ring, a panel in its own thread, p50', measured: percentile(witnessed, 50), unit: 'ms' },
  { what: 'order to ring, a panel in its own thread, p99', measured: percentile(witnessed, 99), unit: 'ms' },
  { what: 'delay of this benchmark itself, p99', measured: ownLoop.percentile(99) / 1e6, unit: 'ms' },
  {
    what: 'delay of the panels’ own threads, p99',
    measured: Math.max(...counts.map(({ delayMs }) => delayMs)),
    unit: 'ms',
  },
  { what: 'order to ring, connected, p50', measured: percentile(connected, 50), unit: 'ms' },
  { what: 'order to ring, connected, p99', measured: percentile(connected, 99), unit: 'ms', aim: { atMost: MOST_MS } },
  {
    what: 'order to ring, line cut, p99',
    measured: percentile(afterCut, 99),
    unit: 'ms',
    aim: { atMost: MOST_AFTER_CUT_MS },
  },
  {
    what: 'order to ring, line throttled, p99',
    measured: percentile(throttled, 99),
    unit: 'ms',
    aim: { atMost: MOST_AFTER_CUT_MS },
  },
  { what: `missed of ${all.length * PANELS} rings`, measured: missed, unit: '', aim: { atMost: 0 } },
  { what: 'rung for nothing', measured: strange + stillRinging, unit: '', aim: { atMost: 0 } },
];
await report('panel-rush', figures, notes);

function countPanels(): Promise<readonly PanelCounts[]> {
  return Promise.all(panels.map(({ count }) => count()));
}

function noteRing(panel: string, ring: Ring): void {
  const known = orders.get(ring.number);
  if (known && known.answeredAt !== null && known.answeredAt < ring.at) strange += 1;
  const reached = known?.reached ?? early.get(ring.number) ?? new Map<string, Ring>();
  if (known === undefined) early.set(ring.number, reached);
  reached.set(panel, ring);
}

async function orderOnce(index: number): Promise<void> {
  const dish = dishes[index % dishes.length];
  if (dish === undefined) throw new Error('The demo has no dishes');
  const body = anOrder({ of: [dish], delivery: guest(index) });
  const sentAt = epochNow();
  const placed = await patiently(() => place(publicApi, body, `rush-${index}-${beganAt}`));
  if (placed === null) {
    refusedOrders += 1;
    return;
  }
  const order: Placed = {
    number: placed.orderNumber,
    sentAt,
    at: epochNow(),
    reached: early.get(placed.orderNumber) ?? new Map(),
    answeredAt: null,
  };
  early.delete(order.number);
  orders.set(order.number, order);
  const givenUpAt = performance.now() + PATIENCE_MS;
  while (order.reached.size < PANELS && performance.now() < givenUpAt) await wait(50);
  await patiently(() => staff('confirmOrder', { body: { orderNumber: order.number, timeToPrepare: 30 } }));
  order.answeredAt = epochNow();
}

/** A guest whose connection breaks sends the same again; so do staff, who then learn that it was done. */
async function patiently<Value>(work: () => Promise<Value>): Promise<Value | null> {
  for (let attempt = 1; attempt <= 20; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Error && 'status' in error && error.status === 409) return null;
      await wait(250 * attempt);
    }
  }
  return null;
}

async function cutLines(): Promise<void> {
  while (performance.now() < endsAt) {
    await wait(CUT_EVERY_MS);
    const panel = Math.floor(random() * PANELS);
    panels[panel % people.length]?.cut(Math.floor(panel / people.length));
  }
}

async function killWorkers(): Promise<void> {
  while (performance.now() + KILL_EVERY_MS < endsAt) {
    await wait(KILL_EVERY_MS);
    const [pid] = await shop.listWorkerPids();
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
  }
}

/** Of the supervisor, its workers and the database. */
function shopCpuMs(): Promise<number | null> {
  return cpuMsOf(shop.supervisorPid);
}

async function rejectWaiting(): Promise<void> {
  await db
    .updateTable('orders')
    .set({ status: 'REJECTED', rejected_at: new Date(), rejection_reason: 'bench', rejection_stage: 'refused' })
    .where('status', 'in', ['NEW', 'SCHEDULED'])
    .execute();
}

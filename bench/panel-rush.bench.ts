/**
 * Fifty panels and twenty orders a second for two minutes, while lines are cut, some are slow all the time, and a web
 * process is killed: the product's own feed, reporter and keeper of details listen in each panel. Staff answer an order when every panel knows it, so whatever a panel
 * misses it misses for good.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { QueryClient } from '@tanstack/react-query';
import { WebSocket } from 'ws';
import { SOCKET_PATH } from '#contract/calls.ts';
import type { Api } from '#contract/client.ts';
import { createApi } from '#contract/create-api.ts';
import { type LiveMessage, parseLiveMessage } from '#contract/panel/parse-live-message.ts';
import { panelReport } from '#contract/panel/watch-calls.ts';
import { instant } from '#domain/time/instant.ts';
import { openDatabase } from '#server/platform/database.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { aManager } from '#test/support/factories.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { listOfStatus } from '#web/panel/live/list-of-status.ts';
import { LiveFeed } from '#web/panel/live/live-feed.ts';
import { fromListed } from '#web/panel/live/live-order.ts';
import { ringingOrders } from '#web/panel/live/live-state.ts';
import { keepDetails } from '#web/panel/live/order-details.ts';
import { PanelReporter } from '#web/panel/live/panel-reporter.ts';
import { cpuMsOf } from './cpu-time.ts';
import { percentile } from './median.ts';
import { openDemoShop } from './open-demo-shop.ts';
import { type Figure, report } from './report.ts';
import { openRingWitness } from './ring-witness.ts';
import { openSlowLine, type SlowLine } from './slow-line.ts';

const PANELS = 50;
/** A person may hold 20 sockets (sockets.ts). */
const PANELS_PER_PERSON = 10;
const ORDERS_PER_SECOND = 20;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 120);
const CUT_EVERY_MS = 500;
/** Every fifth panel hangs on a village's mobile line: 800 kbit/s, three tenths of a second there and back. */
const SLOW_EVERY = Number(process.env.BENCH_SLOW_EVERY ?? 5);
const SLOW_LINE = { bytesPerSecond: 100_000, delayMs: 150 };
const KILL_EVERY_MS = 30_000;
/** A panel that does not know an order after this long has missed it. */
const PATIENCE_MS = 20_000;
/** Connected panels, on a machine that does nothing else: an order rings before the guest has read that it was sent. */
const MOST_MS = 300;
/** Of the processor, for one order on fifty panels: placing, fifty rings, the lists and reports of all panels, acceptance. */
const MOST_CPU_MS = 40;
/** Panels whose line was cut, or is slow. */
const MOST_AFTER_CUT_MS = 5_000;

type Panel = {
  readonly feed: LiveFeed;
  readonly reporter: PanelReporter;
  readonly rung: Set<number>;
  readonly forget: () => void;
  readonly cut: () => void;
  readonly isSlow: boolean;
  /** When its line was last down. */
  isolatedAt: number;
};

type Placed = {
  readonly number: number;
  readonly sentAt: number;
  readonly at: number;
  readonly reached: Map<Panel, number>;
  isAnswered: boolean;
};

await using demo = await openDemoShop();
const { shop, dishes } = demo;
const random = seededRandom(20_261_120);
const publicApi = createApi(fetch, shop.address);
const orders = new Map<number, Placed>();
/** What rang before its placing was acknowledged. */
const early = new Map<number, Map<Panel, number>>();
/** Requests of panels, by path. */
const requests = new Map<string, number>();
/** Whole orders that were pushed to panels. */
let sentWhole = 0;
let strange = 0;
let refusedOrders = 0;

const { db } = openDatabase({ url: await shop.databaseUrl(), applicationName: 'bench' });
await rejectWaiting();
const people = await Promise.all(
  Array.from({ length: PANELS / PANELS_PER_PERSON }, () => aManager(db, { sessionOpenedAt: instant(Date.now()) })),
);
const apiOf = (token: string, address = shop.address): Api =>
  createApi((request) => {
    const headers = new Headers(request.headers);
    headers.set('Authorization', `Bearer ${token}`);
    const call = new URL(request.url).pathname.replace(/\/\d+$/, '');
    requests.set(call, (requests.get(call) ?? 0) + 1);
    return fetch(new Request(request, { headers }));
  }, address);
const slowLines: SlowLine[] = [];
const panels: Panel[] = [];
for (const { token } of people) {
  for (let place = 0; place < PANELS_PER_PERSON; place += 1) {
    const line = place % SLOW_EVERY === SLOW_EVERY - 1 ? await openSlowLine(shop.address, SLOW_LINE) : null;
    if (line) slowLines.push(line);
    panels.push(openPanel(token, line));
    // Panels are opened at any moment: the clocks of fifty do not tick together.
    await wait(1000 / PANELS);
  }
}
const staff = apiOf(people[0]?.token ?? '');
const witness = openRingWitness({ address: shop.address, token: people[0]?.token ?? '' });
await wait(3_000);

requests.clear();
sentWhole = 0;
const ownLoop = monitorEventLoopDelay({ resolution: 5 });
ownLoop.enable();
const cpuBefore = await shopCpuMs();
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
while (performance.now() < deadline && [...orders.values()].some(({ isAnswered }) => !isAnswered)) await wait(100);
// What was answered must fall silent everywhere.
const silentBy = performance.now() + PATIENCE_MS;
while (performance.now() < silentBy && countStillRinging() > 0) await wait(100);
const stillRinging = countStillRinging();
const cpuAfter = await shopCpuMs();
for (const { feed, reporter, forget, cut } of panels) {
  reporter.stop();
  forget();
  feed.stop();
  cut();
}
for (const { close } of slowLines) close();
await witness.close();
ownLoop.disable();
await db.destroy();

const all = [...orders.values()];
const missed = all.reduce((sum, { reached }) => sum + PANELS - reached.size, 0);
const delays = all.flatMap(({ at, reached }) =>
  [...reached].map(([panel, reachedAt]) => ({
    ms: Math.max(0, reachedAt - at),
    isCut: wasCut(panel, at, reachedAt),
    isSlow: panel.isSlow,
  })),
);
const connected = delays.filter(({ isCut, isSlow }) => !isCut && !isSlow).map(({ ms }) => ms);
const throttled = delays.filter(({ isCut, isSlow }) => !isCut && isSlow).map(({ ms }) => ms);
const afterCut = delays.filter(({ isCut }) => isCut).map(({ ms }) => ms);
const answers = all.map(({ sentAt, at }) => at - sentAt);
const witnessed = all.flatMap(({ number, at }) => {
  const rungAt = witness.rung.get(number);
  return rungAt === undefined ? [] : [Math.max(0, rungAt - performance.timeOrigin - at)];
});
const notes = [
  `Requests of all panels per order: ${[...requests].map(([call, count]) => `${call} ${(count / Math.max(1, all.length)).toFixed(1)}`).join(', ')}.`,
  `Whole orders sent to a panel per order: ${(sentWhole / PANELS / Math.max(1, all.length)).toFixed(1)}.`,
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
  { what: 'sent to answered, p50', measured: percentile(answers, 50), unit: 'ms' },
  { what: 'sent to answered, p99', measured: percentile(answers, 99), unit: 'ms' },
  { what: 'order to ring, a panel in its own thread, p50', measured: percentile(witnessed, 50), unit: 'ms' },
  { what: 'order to ring, a panel in its own thread, p99', measured: percentile(witnessed, 99), unit: 'ms' },
  { what: 'delay of this benchmark itself, p99', measured: ownLoop.percentile(99) / 1e6, unit: 'ms' },
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

function openPanel(token: string, line: SlowLine | null): Panel {
  const address = line?.address ?? shop.address;
  const api = apiOf(token, address);
  let socket: WebSocket | null = null;
  const queries = new QueryClient();
  const details = keepDetails(api, queries);
  const panelId = crypto.randomUUID();
  const parts = {
    now: () => instant(Date.now()),
    random: Math.random,
    fetchWaiting: async () => {
      const { orders, serverTime } = await listOfStatus(api, 'NEW', AbortSignal.timeout(8_000));
      return { orders: orders.map(fromListed), serverTime };
    },
    readMessage: parseLiveMessage,
    describeTablet: () => ({}),
    onMessage: (message: LiveMessage) => {
      if (message.kind !== 'order-details') return;
      details.take(message.order);
      sentWhole += 1;
    },
    onSessionEnded: () => {},
  };
  const feed = new LiveFeed({
    ...parts,
    dial: async (events) => {
      const { ticket } = await api('createSocketTicket', { signal: AbortSignal.timeout(8_000) });
      const line = new WebSocket(`${address.replace('http', 'ws')}${SOCKET_PATH}`);
      socket = line;
      line.on('open', () => {
        line.send(JSON.stringify({ token: ticket }));
        events.onOpen();
      });
      line.on('message', (raw) => events.onText(raw.toString()));
      line.on('close', (code) => {
        panel.isolatedAt = performance.now();
        events.onClose(code);
      });
      line.on('error', () => line.terminate());
      return { send: (text) => line.readyState === WebSocket.OPEN && line.send(text), close: () => line.terminate() };
    },
  });
  const reporter = new PanelReporter({
    now: parts.now,
    getState: feed.getState,
    describeTablet: () => ({ sound: 'on', isVisible: true }),
    send: (word) => panelReport.fetch(api, { body: { panelId, ...word }, signal: AbortSignal.timeout(8_000) }),
    onTold: (watch) => feed.dispatch({ kind: 'watch-told', watch }),
  });
  const panel: Panel = {
    feed,
    reporter,
    rung: new Set(),
    isolatedAt: 0,
    isSlow: line !== null,
    forget: () => queries.clear(),
    cut: () => socket?.terminate(),
  };
  feed.subscribe(() => {
    for (const { number } of ringingOrders(feed.getState())) if (!panel.rung.has(number)) ring(panel, number);
    reporter.nudge();
  });
  return panel;
}

function ring(panel: Panel, number: number): void {
  panel.rung.add(number);
  panel.reporter.markRendered([number]);
  const known = orders.get(number);
  if (known?.isAnswered) strange += 1;
  const reached = known?.reached ?? early.get(number) ?? new Map<Panel, number>();
  if (known === undefined) early.set(number, reached);
  reached.set(panel, performance.now());
}

async function orderOnce(index: number): Promise<void> {
  const dish = dishes[index % dishes.length];
  if (dish === undefined) throw new Error('The demo has no dishes');
  const body = anOrder({ of: [dish], delivery: guest(index) });
  const sentAt = performance.now();
  const placed = await patiently(() => place(publicApi, body, `rush-${index}-${beganAt}`));
  if (placed === null) {
    refusedOrders += 1;
    return;
  }
  const order: Placed = {
    number: placed.orderNumber,
    sentAt,
    at: performance.now(),
    reached: early.get(placed.orderNumber) ?? new Map(),
    isAnswered: false,
  };
  early.delete(order.number);
  orders.set(order.number, order);
  const givenUpAt = performance.now() + PATIENCE_MS;
  while (order.reached.size < PANELS && performance.now() < givenUpAt) await wait(50);
  await patiently(() => staff('confirmOrder', { body: { orderNumber: order.number, timeToPrepare: 30 } }));
  order.isAnswered = true;
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
    panels[Math.floor(random() * panels.length)]?.cut();
  }
}

async function killWorkers(): Promise<void> {
  while (performance.now() + KILL_EVERY_MS < endsAt) {
    await wait(KILL_EVERY_MS);
    const [pid] = await shop.listWorkerPids();
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
  }
}

function wasCut(panel: Panel, from: number, until: number): boolean {
  // The line is dialled again within a second or two of its end.
  return panel.isolatedAt > from - 2_000 && panel.isolatedAt <= until;
}

function countStillRinging(): number {
  return panels.reduce((sum, { feed }) => sum + ringingOrders(feed.getState()).length, 0);
}

/** Of the supervisor, its workers and the database below it. */
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

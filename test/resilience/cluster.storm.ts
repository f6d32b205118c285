/**
 * `npm run storm -- cluster [seconds] [orders per second] [blows]`: the machines of deploy/cluster on loopback, two web
 * nodes of the built product, panels, guests who order all the time. One fault after the other, each injected when the
 * cluster is whole again. 300 s and 20 orders a second by default.
 */
import { writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { CallFailure } from '#contract/client.ts';
import { createNamedApi } from '#contract/named-api.ts';
import { instant } from '#domain/time/instant.ts';
import { openDatabase } from '#server/platform/database.ts';
import { anOrder, guest, type Orderable, place } from '#test/support/an-order.ts';
import { aCluster, type MachineName } from '#test/support/cluster/a-cluster.ts';
import { aLink } from '#test/support/cluster/a-link.ts';
import { sendSignal, withDescendants } from '#test/support/cluster/a-program.ts';
import { aManager, aProduct } from '#test/support/factories.ts';
import { patience } from '#test/support/patience.ts';
import { aRunningShop, type RunningShop } from '#test/support/running-shop.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { openRushPanels } from '../../bench/rush-panels.ts';

const SECONDS = Number(process.argv[2] ?? 300);
const ORDERS_PER_SECOND = Number(process.argv[3] ?? 20);
const CHOSEN_BLOWS = process.argv[4]?.split(',') ?? null;
const PANELS = 6;
const ADDRESS = 'http://127.0.0.10:8080';
const POOLER = { host: '127.0.0.10', port: 6432 };
/** Pause before a guest retries after no answer, and the longest wait for an answer. */
const AGAIN_AFTER_MS = 500;
const ANSWER_LIMIT_MS = patience(10_000);
const GUEST_GIVES_UP_MS = 120_000;
/** An order that a panel does not know after this long counts as missed. */
const RING_PATIENCE_MS = patience(60_000);
const BETWEEN_BLOWS_MS = 4_000;
/** Time for a machine that came back to rejoin the cluster. */
const SETTLED_AFTER_MS = 5_000;
/** Delay with which the system restarts a service. */
const RESTARTED_AFTER_MS = 3_000;
const MACHINE_AWAY_MS = 25_000;
const LINK_CUT_MS = 20_000;
const MOST_GAP_MS = 30_000;
/** With two of three machines down, the last one must not accept orders: it may lack some. */
const MOST_GAP_OF_TWO_MS = 60_000;

for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));
const folder = await temporaryFolder();
await using resources = new AsyncDisposableStack();
resources.use(folder);
const beganAt = performance.now();
const cluster = resources.use(await aCluster(folder.path));
say('three databases, one leads, one follows synchronously');
const link = resources.use(await aLink({ host: '127.0.0.21', port: POOLER.port }, POOLER));
const nodes: RunningShop[] = [];
for (const number of [1, 2]) nodes.push(await openNode(number));
resources.defer(async () => {
  for (const node of nodes) await node[Symbol.asyncDispose]();
});
say('two web nodes');

const { db } = openDatabase({ url: cluster.directUrl, applicationName: 'storm', isUnhurried: true });
await theRestaurant(db, { isOpenAroundTheClock: true });
const dish = await aProduct(db);
// Fewer portions than guests who want one.
const portions = Math.ceil((SECONDS * ORDERS_PER_SECOND) / 4);
const scarce = await aProduct(db, { stock: portions });
const { token } = await aManager(db, { sessionOpenedAt: instant(Date.now()) });
const staff = createNamedApi((request) => {
  const headers = new Headers(request.headers);
  headers.set('Authorization', `Bearer ${token}`);
  return fetch(new Request(request, { headers, signal: AbortSignal.timeout(ANSWER_LIMIT_MS) }));
}, ADDRESS);
const guests = createNamedApi(
  (request) => fetch(new Request(request, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })),
  ADDRESS,
);

/** The panels on which an order rang. */
const rung = new Map<number, Set<number>>();
const panels = openRushPanels(
  { address: ADDRESS, token, count: PANELS, slowEvery: PANELS + 1, slowLine: { bytesPerSecond: 1, delayMs: 0 } },
  ({ number, panel }) => rung.set(number, (rung.get(number) ?? new Set()).add(panel)),
);
resources.defer(async () => void (await panels.close()));
await wait(3_000);

type Blow = { readonly name: string; readonly strike: () => Promise<void>; readonly isTwoMachines?: true };
const BLOWS: readonly Blow[] = [
  { name: 'web', strike: killWebNode },
  { name: 'primary', strike: killPrimary },
  { name: 'pooler', strike: () => restart(cluster.pooler) },
  { name: 'balancer', strike: () => restart(cluster.balancer) },
  { name: 'link', strike: cutLink },
  { name: 'frozen-standby', strike: freezeStandbyThenKillPrimary, isTwoMachines: true },
  { name: 'frozen-primary', strike: freezePrimary },
];

const acknowledged = new Map<number, { readonly index: number; readonly at: number }>();
const refusals = new Map<string, number>();
let soldOut = 0;
let gaveUp = 0;
let sent = 0;
let isOver = false;
let phase = { name: 'before', at: performance.now() };
const gaps = new Map<string, number>();
let lastAt = performance.now();

const ordering = orderAllTheTime();
const ordersBeganAt = performance.now();
for (const { name, strike } of BLOWS.filter((one) => CHOSEN_BLOWS?.includes(one.name) ?? true)) {
  await cluster.untilWhole();
  await wait(BETWEEN_BLOWS_MS);
  phase = { name, at: performance.now() };
  say(`blow: ${name}`);
  await strike();
  await cluster.untilWhole();
  say(
    `whole again ${seconds(performance.now() - phase.at)} s after it; longest without an order ${seconds(gaps.get(name) ?? 0)} s`,
  );
}
await wait(Math.max(0, SECONDS * 1_000 - (performance.now() - ordersBeganAt)));
isOver = true;
const orderedFor = performance.now() - ordersBeganAt;
await ordering;
const deadline = performance.now() + RING_PATIENCE_MS;
while (performance.now() < deadline && countMissedRings() > 0) await wait(200);

await wait(SETTLED_AFTER_MS);
await cluster.untilWhole();
await db.destroy();
const { db: leader } = openDatabase({ url: await cluster.leaderUrl(), applicationName: 'storm' });
const rows = await leader.selectFrom('orders').select(['number', 'email']).execute();
const present = new Set(rows.map(({ number }) => number));
const lost = [...acknowledged.keys()].filter((number) => !present.has(number)).length;
const doubled = rows.length - new Set(rows.map(({ email }) => email)).size;
const { sold, left } = await scarceSold();
await leader.destroy();

const answersByKind = [...refusals].map(([what, count]) => `${what}: ${count}`).join(', ');
console.log(`
orders acknowledged              ${acknowledged.size} in ${seconds(orderedFor)} s (${soldOut} came too late for the scarce dish, ${gaveUp} gave up)
pressed again after              ${answersByKind || 'nothing'}
acknowledged orders lost         ${lost}
orders doubled                   ${doubled}
scarce portions sold             ${sold} of ${portions}, ${left} left
rings missed                     ${countMissedRings()} of ${acknowledged.size * PANELS}
longest without an order         ${[...gaps].map(([name, ms]) => `${name} ${seconds(ms)} s`).join(', ')}`);
// Unexpected log lines of the shop, without duplicates.
const unexpected = nodes.flatMap((node) =>
  node
    .printed()
    .split('\n')
    .filter((line) => line.includes('"request.failed"'))
    .map((line) => /"message":"([^"]*)/.exec(line)?.[1] ?? line),
);
for (const message of new Set(unexpected)) console.log(`a request failed by: ${message}`);
const tooLong = [...gaps].filter(([name, ms]) => {
  const isTwoMachines = BLOWS.some((one) => one.name === name && one.isTwoMachines);
  return ms > (isTwoMachines ? MOST_GAP_OF_TWO_MS : MOST_GAP_MS);
});
const failures = [
  ...(lost > 0 ? ['orders were lost'] : []),
  ...(doubled > 0 ? ['orders were doubled'] : []),
  ...(sold + left !== portions || left < 0 ? ['portions do not add up'] : []),
  ...(countMissedRings() > 0 ? ['rings were missed'] : []),
  ...(gaveUp > 0 ? ['guests gave up'] : []),
  ...tooLong.map(([name, ms]) => `${name}: no order for ${seconds(ms)} s`),
];
console.log(failures.length === 0 ? 'as promised' : failures.join('; '));
process.exitCode = failures.length === 0 ? 0 : 1;

async function orderAllTheTime(): Promise<void> {
  const underWay: Promise<void>[] = [];
  const began = performance.now();
  for (; !isOver; sent += 1) {
    await wait(Math.max(0, began + (sent * 1_000) / ORDERS_PER_SECOND - performance.now()));
    underWay.push(orderOnce(sent));
  }
  await Promise.all(underWay);
}

async function orderOnce(index: number): Promise<void> {
  const wanted: Orderable = index % 2 === 0 ? dish : scarce;
  const placed = await patiently(() =>
    place(guests, anOrder({ of: [wanted], delivery: guest(index) }), `cluster-${index}`),
  );
  if (placed === 'refused') soldOut += 1;
  if (placed === 'gave up') gaveUp += 1;
  if (typeof placed === 'string') return;
  const at = performance.now();
  // A refusal also proves that orders are being judged, but only a placed order ends the gap.
  gaps.set(phase.name, Math.max(gaps.get(phase.name) ?? 0, at - lastAt));
  lastAt = Math.max(lastAt, at);
  acknowledged.set(placed.orderNumber, { index, at });
  const givenUpAt = at + RING_PATIENCE_MS;
  while ((rung.get(placed.orderNumber)?.size ?? 0) < PANELS && performance.now() < givenUpAt) await wait(100);
  await patiently(() => staff('confirmOrder', { body: { orderNumber: placed.orderNumber, timeToPrepare: 30 } }));
}

/** Retries while there is no answer, as people at a screen do. */
async function patiently<Value extends object>(work: () => Promise<Value>): Promise<Value | 'refused' | 'gave up'> {
  const givesUpAt = performance.now() + GUEST_GIVES_UP_MS;
  while (performance.now() < givesUpAt) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (error.status >= 400 && error.status < 500) {
        if (error.status !== 409) count(`${error.status} ${error.body?.code ?? ''}`);
        return 'refused';
      }
      count(error.status === 0 ? 'no answer' : `${error.status} ${error.body?.code ?? 'of the balancer'}`);
      await wait(AGAIN_AFTER_MS);
    }
  }
  return 'gave up';
}

function count(what: string): void {
  refusals.set(what, (refusals.get(what) ?? 0) + 1);
}

function countMissedRings(): number {
  return [...acknowledged.keys()].reduce((sum, number) => sum + PANELS - (rung.get(number)?.size ?? 0), 0);
}

async function scarceSold(): Promise<{ readonly sold: number; readonly left: number }> {
  const lines = await leader
    .selectFrom('order_lines')
    .where('product_id', '=', scarce.id)
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('quantity'), eb.lit(0)).as('sold'))
    .executeTakeFirstOrThrow();
  const { stock } = await leader
    .selectFrom('sizes')
    .where('id', '=', scarce.sizeId)
    .select('stock')
    .executeTakeFirstOrThrow();
  return { sold: Number(lines.sold), left: stock ?? 0 };
}

function openNode(number: number): Promise<RunningShop> {
  const host = `127.0.0.2${number}`;
  return aRunningShop({
    port: 3000,
    settings: {
      HOST: host,
      PUBLIC_URL: ADDRESS,
      TRUST_PROXY: '1',
      // Only the first node's connection can be cut.
      DATABASE_URL: cluster.pooledUrl(number === 1 ? host : undefined),
    },
  });
}

async function killWebNode(): Promise<void> {
  const [, node] = nodes;
  if (node === undefined) return;
  for (const pid of withDescendants(node.supervisorPid)) sendSignal(pid, 'SIGKILL');
  await node.ended;
  await wait(RESTARTED_AFTER_MS);
  nodes[1] = await openNode(2);
}

async function restart(program: { kill: () => Promise<void>; start: () => void }): Promise<void> {
  await program.kill();
  await wait(RESTARTED_AFTER_MS);
  program.start();
}

/** The machine and its memory are lost, and it comes back later. */
async function killPrimary(): Promise<void> {
  const machine = cluster.machines[named((await cluster.roles()).leader)];
  await machine.kill();
  await wait(MACHINE_AWAY_MS);
  machine.start();
}

async function cutLink(): Promise<void> {
  link.cut();
  await wait(LINK_CUT_MS);
  link.mend();
}

/**
 * A commit that waits for the second machine longer than the statement timeout must not be acknowledged: the only
 * machine that has it is lost next.
 */
async function freezeStandbyThenKillPrimary(): Promise<void> {
  const { leader, synchronous } = await cluster.roles();
  const primary = cluster.machines[named(leader)];
  const standby = cluster.machines[named(synchronous)];
  standby.freeze();
  await wait(8_000);
  await primary.kill();
  await wait(2_000);
  standby.thaw();
  await wait(MACHINE_AWAY_MS);
  primary.start();
}

/** A machine freezes without knowing: when it resumes, another one is the leader. */
async function freezePrimary(): Promise<void> {
  const machine = cluster.machines[named((await cluster.roles()).leader)];
  machine.freeze();
  await wait(MACHINE_AWAY_MS + 10_000);
  machine.thaw();
}

function named(name: MachineName | null): MachineName {
  if (name === null) throw new Error('The cluster is whole before a blow');
  return name;
}

function say(text: string): void {
  // Written synchronously, also to a pipe, so that the run can be watched.
  writeSync(1, `${seconds(performance.now() - beganAt).padStart(6)} s  ${text}\n`);
}

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(1);
}

/**
 * `npm run soak` (`SOAK_MINUTES`, 120 by default; `SOAK_ORDERS_PER_SECOND`, 1): the built shop with its own PostgreSQL
 * under a steady load: orders, panels that ring and are disconnected, uploads, reports, guests who read, a mail server
 * that is down for half of the time, a newsletter. Nothing may be lost or duplicated, and nothing may grow
 * (docs/decisions/0246).
 */
import { writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import type { NamedApi } from '#contract/named-api.ts';
import { createNamedApi } from '#contract/named-api.ts';
import { instant } from '#domain/time/instant.ts';
import { openDatabase } from '#server/platform/database.ts';
import { anOrder, guest } from '#test/support/an-order.ts';
import { aManager, anAdmin, anImage, aProduct, aSubscriber } from '#test/support/factories.ts';
import { patience } from '#test/support/patience.ts';
import { placePatiently } from '#test/support/place-patiently.ts';
import { aRunningShop } from '#test/support/running-shop.ts';
import { aPostOffice } from '#test/support/soak/a-post-office.ts';
import {
  type CountedThings,
  countThings,
  type GrowthLimit,
  growthOf,
  judgeCounts,
  judgeGrowth,
} from '#test/support/soak/judge-soak.ts';
import { measureShop, type Series } from '#test/support/soak/measure-shop.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { openRushPanels } from '../../bench/rush-panels.ts';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 120);
const ORDERS_PER_SECOND = Number(process.env.SOAK_ORDERS_PER_SECOND ?? 1);
const MINUTE_MS = 60_000;
const END_MS = MINUTES * MINUTE_MS;
const SUBSCRIBERS = Math.ceil((5_000 * MINUTES) / 120);
/** The newsletter starts just before the mail server goes down, so that a part of it must wait. */
const NEWSLETTER_AT_MS = END_MS / 8 - 1_000;
const MAIL_AWAY_FROM_MS = END_MS / 8;
const MAIL_BACK_AT_MS = (END_MS * 5) / 8;
/** The pause between two attempts grows with the age of a mail (jobs.ts). */
const MAIL_PATIENCE_MS = Math.min(35 * MINUTE_MS, END_MS / 2 + 3 * MINUTE_MS);
const PANELS = 4;
const RING_PATIENCE_MS = patience(60_000);
const EVERY_MS = { sample: Math.min(30_000, Math.max(2_000, END_MS / 240)), upload: 5_000, report: 3_000, read: 1_000 };
const CUT_EVERY_MS = 20_000;

/** The allowed growth in the second half, in MiB or pieces; one hour of a full run. */
const MOST_GROWTH: ReadonlyMap<string, number> = new Map([
  ['memory: supervisor', 8],
  ['memory: worker 1', 24],
  ['memory: worker 2', 24],
  ['memory: PostgreSQL', 48],
  ['open files', 4],
  ['sockets', 8],
  ['database connections', 4],
  ['temporary files', 2],
]);
const UNITS: ReadonlyMap<string, string> = new Map([
  ['open files', ''],
  ['sockets', ''],
  ['database connections', ''],
  ['temporary files', ''],
  ['event-loop delay p99', 'ms'],
]);
/** Rows, indexes, mails, jobs and WAL of the database, per order with its two mails. */
const MOST_DATABASE_KIB_PER_ORDER = 40;

for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));
await using resources = new AsyncDisposableStack();
const temporary = resources.use(await temporaryFolder());
const post = resources.use(await aPostOffice());
const shop = resources.use(
  await aRunningShop({ settings: { WEB_WORKERS: '2', SMTP_URL: post.url, TMPDIR: temporary.path } }),
);
const { db } = openDatabase({ url: await shop.databaseUrl(), applicationName: 'soak' });
resources.defer(() => db.destroy());
await theRestaurant(db, { isOpenAroundTheClock: true });
const dish = await aProduct(db);
const letterPicture = await anImage(db);
const sessionOpenedAt = instant(Date.now());
const manager = await aManager(db, { sessionOpenedAt });
const admin = await anAdmin(db, { sessionOpenedAt });
const subscribed = Array.from({ length: SUBSCRIBERS }, (_, index) => `abonat-${index}@exemplu.ro`);
for (const email of subscribed) await aSubscriber(db, { email });
const guests = createNamedApi(fetch, shop.address);
const kitchen = apiOf(manager.token);
const office = apiOf(admin.token);

const rung = new Map<string, number>();
const panels = openRushPanels(
  {
    address: shop.address,
    token: manager.token,
    count: PANELS,
    slowEvery: PANELS + 1,
    slowLine: { bytesPerSecond: 1, delayMs: 0 },
  },
  ({ number, panel }) => addTo(rung, ringName(number, panel)),
);
resources.defer(async () => void (await panels.close()));
await wait(2_000);

const series: Series = new Map();
const acknowledged = new Map<number, string>();
const letters = { expected: new Set<string>() };
const troubles = new Map<string, number>();
const beganAt = performance.now();
say(`${MINUTES} min, ${ORDERS_PER_SECOND} orders/s, ${PANELS} panels, ${SUBSCRIBERS} subscribers`);

await Promise.all([
  orderAllTheTime(),
  repeat(EVERY_MS.sample, sample),
  repeat(EVERY_MS.upload, upload),
  repeat(EVERY_MS.report, readReport),
  repeat(EVERY_MS.read, readPages),
  repeat(CUT_EVERY_MS, async (turn) => panels.cut(turn % PANELS)),
  at(NEWSLETTER_AT_MS, sendNewsletter),
  at(MAIL_AWAY_FROM_MS, () => post.goAway()).then(() => say('the mail server is away')),
  at(MAIL_BACK_AT_MS, () => post.comeBack()).then(() => say('the mail server is back')),
]);
const lastOrderAt = performance.now();
say('the last order is placed; waiting for the mails that are not there yet');
while (performance.now() - lastOrderAt < MAIL_PATIENCE_MS && countMissingMails() > 0) await wait(500);
say(`all mails that came had come ${seconds(performance.now() - lastOrderAt)} s after it`);
// Waits for a possible duplicate.
await wait(10_000);

const rows = await db.selectFrom('orders').select(['number', 'email']).execute();
const failures = [...printCounts(), ...printGrowth(), ...printUnexpected()];
console.log(failures.length === 0 ? '\nas promised' : `\n${failures.join('\n')}`);
process.exitCode = failures.length === 0 ? 0 : 1;

async function orderAllTheTime(): Promise<void> {
  const underWay: Promise<void>[] = [];
  for (let index = 0; ; index += 1) {
    const dueMs = (index * 1_000) / ORDERS_PER_SECOND;
    if (dueMs >= END_MS) break;
    await wait(Math.max(0, dueMs - elapsed()));
    underWay.push(orderOnce(index));
  }
  await Promise.all(underWay);
}

async function orderOnce(index: number): Promise<void> {
  const { phoneNumber } = guest(index);
  const email = `oaspete-${index}@exemplu.ro`;
  const placed = await told('order', () =>
    placePatiently(guests, anOrder({ of: [dish], delivery: { email, phoneNumber } }), `soak-${index}-order`),
  );
  if (!placed) return;
  acknowledged.set(placed.orderNumber, email);
  letters.expected.add(`order_received ${email}`);
  const givenUpAt = performance.now() + RING_PATIENCE_MS;
  while (performance.now() < givenUpAt && !hasRungEverywhere(placed.orderNumber)) await wait(200);
  const body = { orderNumber: placed.orderNumber, timeToPrepare: 30 };
  const confirmed = await told('answer of the kitchen', () => kitchen('confirmOrder', { body }));
  if (confirmed !== null) letters.expected.add(`order_accepted ${email}`);
}

async function sample(): Promise<void> {
  const atMs = elapsed();
  for (const [name, value] of await measureShop(shop, temporary.path)) {
    series.set(name, [...(series.get(name) ?? []), { atMs, value }]);
  }
}

async function upload(turn: number): Promise<void> {
  const background = { r: turn % 256, g: (turn >> 8) % 256, b: 90 };
  const bytes = await sharp({ create: { width: 1_200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const image = new File([new Uint8Array(bytes)], 'soak.jpg', { type: 'image/jpeg' });
  await office('uploadPicture', { body: { image } });
}

async function readReport(turn: number): Promise<void> {
  const reports = [
    () => office('getToday'),
    () => office('getMostSoldProducts'),
    () => office('getClients'),
    () => office('getSales', { params: { dataType: 'order-numbers-current-month' } }),
    () => office('getDayClose', { query: { date: today() } }),
    () => kitchen('getAllOrders', { query: { page: 0, size: 20 } }),
  ];
  await reports[turn % reports.length]?.();
}

async function readPages(turn: number): Promise<void> {
  const paths = ['/', '/meniu', '/user-service/get-menu', '/healthz'];
  const answer = await fetch(`${shop.address}${paths[turn % paths.length]}`);
  await answer.arrayBuffer();
}

async function sendNewsletter(): Promise<void> {
  const body = { subject: 'Ciorbă la cazan', content: '<p>Vă așteptăm!</p>', image: letterPicture.hash };
  const { recipients } = await office('sendNewsletter', { body });
  for (const email of subscribed) letters.expected.add(`newsletter ${email}`);
  say(`a newsletter to ${recipients}`);
}

function printCounts(): readonly string[] {
  const rings: CountedThings = {
    what: 'rings',
    expected: new Set(
      [...acknowledged.keys()].flatMap((number) =>
        Array.from({ length: PANELS }, (_, panel) => ringName(number, panel)),
      ),
    ),
    found: rung,
  };
  const found = new Map<string, number>();
  for (const { email } of rows) addTo(found, email ?? '');
  const orders: CountedThings = { what: 'orders', expected: new Set(acknowledged.values()), found };
  const mails: CountedThings = { what: 'mails', expected: letters.expected, found: post.byOccasion };
  const ids: CountedThings = {
    what: 'letters by Message-ID',
    expected: new Set(post.byMessageId.keys()),
    found: post.byMessageId,
  };
  console.log(`\n${'counted'.padEnd(28)}${['expected', 'found', 'doubled'].map((word) => word.padStart(10)).join('')}`);
  // Several different letters may go to the restaurant for one event.
  const judged = [orders, rings, { ...mails, found: onlyExpected(mails) }, ids];
  for (const one of judged) {
    const counted = countThings(one);
    const cells = [counted.expected, counted.found, counted.doubled].map((cell) => String(cell).padStart(10));
    console.log(`${one.what.padEnd(28)}${cells.join('')}`);
  }
  for (let panel = 0; panel < PANELS; panel += 1) {
    const heard = [...acknowledged.keys()].filter((number) => rung.has(ringName(number, panel))).length;
    console.log(`  panel ${panel + 1}: ${heard} rings received, ${acknowledged.size - heard} missed`);
  }
  return judged.map(judgeCounts).filter((failure) => failure !== null);
}

function onlyExpected({ expected, found }: CountedThings): ReadonlyMap<string, number> {
  return new Map([...found].filter(([name]) => expected.has(name)));
}

function printGrowth(): readonly string[] {
  const perHalf = Math.ceil((END_MS / 2_000) * ORDERS_PER_SECOND);
  const limits = new Map([...MOST_GROWTH, ['database', Math.ceil((perHalf * MOST_DATABASE_KIB_PER_ORDER) / 1_024)]]);
  const heads = ['level', 'per hour', '2nd half', 'limit'].map((word) => word.padStart(10)).join('');
  console.log(`\n${'grown'.padEnd(28)}${heads}`);
  const failures: string[] = [];
  for (const what of new Set([...series.keys(), ...limits.keys()])) {
    const samples = series.get(what) ?? [];
    const unit = UNITS.get(what) ?? 'MiB';
    const { level, perHour, overHalf } = growthOf(samples, END_MS);
    const atMost = limits.get(what);
    const cells = [level, perHour, overHalf].map((cell) => cell.toFixed(1).padStart(10)).join('');
    console.log(`${`${what} ${unit}`.padEnd(28)}${cells}${String(atMost ?? '').padStart(10)}`);
    if (atMost === undefined) continue;
    const limit: GrowthLimit = { what, unit, samples, atMost };
    const failure = judgeGrowth(limit, END_MS);
    if (failure !== null) failures.push(failure);
  }
  return failures;
}

/** Failures on the way: calls that failed, and requests that the shop could not answer. */
function printUnexpected(): readonly string[] {
  const failed = shop
    .printed()
    .split('\n')
    .filter((line) => line.includes('"request.failed"')).length;
  if (failed > 0) troubles.set('request.failed in the log', failed);
  return [...troubles].map(([what, times]) => `${times} × ${what}`);
}

async function repeat(everyMs: number, work: (turn: number) => Promise<unknown>): Promise<void> {
  for (let turn = 0; turn * everyMs < END_MS; turn += 1) {
    await wait(Math.max(0, turn * everyMs - elapsed()));
    await told(work.name || 'cut', () => work(turn));
  }
}

async function at(ms: number, work: () => Promise<unknown>): Promise<void> {
  await wait(Math.max(0, ms - elapsed()));
  await told(work.name || 'mail server', work);
}

/** A failure does not end the run: it is reported at the end. */
async function told<Value>(what: string, work: () => Promise<Value>): Promise<Value | null> {
  try {
    return await work();
  } catch (error) {
    addTo(troubles, `${what}: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

function countMissingMails(): number {
  return [...letters.expected].filter((occasion) => !post.byOccasion.has(occasion)).length;
}

function hasRungEverywhere(number: number): boolean {
  return Array.from({ length: PANELS }, (_, panel) => ringName(number, panel)).every((name) => rung.has(name));
}

function ringName(number: number, panel: number): string {
  return `${number} at ${panel}`;
}

function apiOf(token: string): NamedApi {
  return createNamedApi((request) => {
    const headers = new Headers(request.headers);
    headers.set('Authorization', `Bearer ${token}`);
    return fetch(new Request(request, { headers }));
  }, shop.address);
}

function addTo(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Bucharest' }).format(Date.now());
}

function elapsed(): number {
  return performance.now() - beganAt;
}

function say(text: string): void {
  // Written synchronously, also to a pipe, so that the run can be watched.
  writeSync(1, `${seconds(elapsed()).padStart(7)} s  ${text}\n`);
}

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(1);
}

/**
 * `npm run storm -- disk` (as root, because it mounts): a shop with its data on a small disk, while guests order. The
 * disk is filled until the free space is below the alarm threshold, then to the last byte, then until the database
 * itself gives up. No request may be answered 500, pages stay available, and ten seconds after space is freed orders
 * are accepted again.
 */
import { execFile } from 'node:child_process';
import { chmod, mkdir, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { openDatabase } from '#server/platform/database.ts';
import { anOrder, guest, type Orderable } from '#test/support/an-order.ts';
import { aProduct } from '#test/support/factories.ts';
import { aRunningShop, type RunningShop } from '#test/support/running-shop.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

const DISK_MEGABYTES = 400;
const MEGABYTE = 1024 * 1024;
const AIM_MS = 10_000;
const GIVEN_UP_MS = 60_000;
const GUESTS = 4;
const FULL_FOR_MS = 8_000;
const BETWEEN_ORDERS_MS = 30;

const run = promisify(execFile);
const disk = join(tmpdir(), `pofta-disk-${process.pid}`);
const filler = join(disk, 'filler');
const failures: string[] = [];
let guests = 0;

await mkdir(disk);
await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m,mode=0711`, 'tmpfs', disk]);
try {
  await chmod(disk, 0o711);
  const shop = await aRunningShop({ dataDir: join(disk, 'data'), settings: { LOG_LEVEL: 'silent', WEB_WORKERS: '2' } });
  try {
    const dish = await openRestaurant(shop);
    const acknowledged = new Set<number>();
    for (const [name, fill] of [
      ['below the mark', () => fillUpTo(64)],
      ['to the last byte', () => fillUpTo(0)],
      ['until the database gives up', () => makeItGiveUp(shop)],
    ] as const) {
      await breakAndMend(shop, dish, { name, fill, acknowledged });
    }
    const missing = await countMissing(shop, acknowledged);
    console.log(`${acknowledged.size} orders acknowledged, ${missing} of them missing`);
    if (missing > 0) failures.push(`${missing} acknowledged orders are missing`);
  } finally {
    await rm(filler, { force: true });
    await shop.stop();
  }
} finally {
  await run('umount', [disk]);
  await rm(disk, { recursive: true });
}
console.log(`${failures.length} failures${failures.map((failure) => `\n  ${failure}`).join('')}`);
process.exitCode = failures.length === 0 ? 0 : 1;

type Break = { readonly name: string; readonly fill: () => Promise<void>; readonly acknowledged: Set<number> };

async function breakAndMend(shop: RunningShop, dish: Orderable, { name, fill, acknowledged }: Break): Promise<void> {
  // Requested like a guest's page, so that the server caches it.
  await fetch(`${shop.address}/meniu`).then((answer) => answer.text());
  const seen = new Map<string, number>();
  const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
  let isOver = false;
  const ordering = Array.from({ length: GUESTS }, async () => {
    while (!isOver) {
      const { status, retryAfter, number } = await order(shop, dish);
      count(retryAfter === null ? String(status) : `${status} with Retry-After`);
      if (number !== null) acknowledged.add(number);
      await wait(BETWEEN_ORDERS_MS);
    }
  });
  await fill();
  const ready = new Map<string, number>();
  const until = performance.now() + FULL_FOR_MS;
  while (performance.now() < until) {
    const [page, readyz] = await Promise.all([statusOf(`${shop.address}/meniu`), statusOf(`${shop.address}/readyz`)]);
    if (page !== 200) failures.push(`${name}: the menu answers ${page}`);
    ready.set(String(readyz), (ready.get(String(readyz)) ?? 0) + 1);
    await wait(200);
  }
  await rm(filler);
  const roomAt = performance.now();
  let takenAfterMs = GIVEN_UP_MS;
  while (performance.now() - roomAt < GIVEN_UP_MS) {
    const { number } = await order(shop, dish);
    if (number === null) {
      await wait(50);
      continue;
    }
    takenAfterMs = performance.now() - roomAt;
    break;
  }
  isOver = true;
  await Promise.all(ordering);
  console.log(
    `${name}: orders ${list(seen)}; /readyz ${list(ready)}; taken again after ${(takenAfterMs / 1000).toFixed(1)} s`,
  );
  for (const [what] of seen) {
    if (what !== '201' && what !== '503 with Retry-After') failures.push(`${name}: an order was answered ${what}`);
  }
  if (!ready.has('503')) failures.push(`${name}: /readyz never said so`);
  if (takenAfterMs > AIM_MS) failures.push(`${name}: orders were taken again after ${Math.round(takenAfterMs)} ms`);
}

function list(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([what, times]) => `${times} × ${what}`).join(', ');
}

async function order(shop: RunningShop, dish: Orderable) {
  guests += 1;
  const answer = await fetch(`${shop.address}/user-service/user-placing-order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `disk-${guests}-of-this-storm` },
    body: JSON.stringify(anOrder({ of: [dish], delivery: guest(guests) })),
  });
  const body: unknown = await answer.json();
  const number = answer.status === 201 ? (body as { orderNumber: number }).orderNumber : null;
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), number };
}

async function statusOf(address: string): Promise<number> {
  const answer = await fetch(address);
  await answer.arrayBuffer();
  return answer.status;
}

/** Fills the disk until this many megabytes are free; what the shop writes meanwhile uses them up. */
async function fillUpTo(leftMegabytes: number): Promise<void> {
  const file = await open(filler, 'a');
  try {
    const block = Buffer.alloc(MEGABYTE / 4);
    while ((await freeBytes()) > leftMegabytes * MEGABYTE) {
      const { bytesWritten } = await file.write(block);
      if (bytesWritten === 0) return;
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    await file.close();
  }
}

async function freeBytes(): Promise<number> {
  const { bavail, bsize } = await statfs(disk);
  return bavail * bsize;
}

/** A server that cannot write its log ends with a PANIC, and cannot start while the disk is full. */
async function makeItGiveUp(shop: RunningShop): Promise<void> {
  await fillUpTo(0);
  const client = new pg.Client({ connectionString: await shop.databaseUrl('superuser') });
  client.on('error', () => {});
  await client.connect();
  for (let hasGivenUp = false; !hasGivenUp; ) {
    hasGivenUp = await client
      .query(`select pg_logical_emit_message(false, 'storm', repeat('x', 1000000)), pg_switch_wal()`)
      .then(
        () => false,
        () => true,
      );
  }
  await client.end().catch(() => {});
}

async function openRestaurant(shop: RunningShop): Promise<Orderable> {
  const { db } = openDatabase({ url: await shop.databaseUrl(), applicationName: 'storm' });
  await theRestaurant(db, { isOpenAroundTheClock: true });
  const dish = await aProduct(db, { stock: 1_000_000 });
  await db.destroy();
  return dish;
}

async function countMissing(shop: RunningShop, acknowledged: ReadonlySet<number>): Promise<number> {
  const { db } = openDatabase({ url: await shop.databaseUrl(), applicationName: 'storm' });
  const rows = await db.selectFrom('orders').select('number').execute();
  await db.destroy();
  const stored = new Set(rows.map(({ number }) => Number(number)));
  return [...acknowledged].filter((number) => !stored.has(number)).length;
}

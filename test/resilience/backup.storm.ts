/**
 * `npm run storm -- backup [orders]`: orders are placed (200 by default) while full copies are made and the log is
 * copied, and all processes of the machine (shop, workers, database, copy) are killed at random moments. Then the data
 * folder is restored to three of those moments: it must hold exactly the orders acknowledged until then. Finally files
 * of the copies are truncated, altered and removed: each damage must be reported by file name.
 */
import { execFile } from 'node:child_process';
import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { createNamedApi } from '#contract/named-api.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { copyWal } from '#server/platform/backups/copy-wal.ts';
import { readFullCopy } from '#server/platform/backups/full-copies.ts';
import { openStore } from '#server/platform/backups/open-store.ts';
import { pieceName } from '#server/platform/backups/pieces.ts';
import { listWal } from '#server/platform/backups/wal-files.ts';
import { openDatabase } from '#server/platform/database.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { CLUSTER, findHome } from '#server/platform/embedded-postgres/find-home.ts';
import { endOrphans } from '#server/platform/embedded-postgres/stop-server.ts';
import { chooseCopy, restoreBackup } from '#server/supervisor/restore-backup.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { kill, listDatabaseProcesses } from '#test/support/database-processes.ts';
import { aProduct } from '#test/support/factories.ts';
import { freePort } from '#test/support/free-port.ts';
import { aRunningShop } from '#test/support/running-shop.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { LOTS } from '#test/support/the-same-lots.ts';

const ORDERS = Number(process.argv[2] ?? 200);
const KILLS = 3;
const MOMENTS = 3;
/**
 * Attempts per order. After a kill the shop is open again before they are used up, so running out of attempts is a
 * failure.
 */
const ATTEMPTS = 100;
const BACKUP = fileURLToPath(new URL('../../src/server/backup.ts', import.meta.url));

type Acknowledged = { readonly number: number; readonly at: Instant };

const random = seededRandom(LOTS);
const failures: string[] = [];
await using folder = await temporaryFolder();
const config = { dataDir: join(folder.path, 'data'), backupDir: join(folder.path, 'copies') };
const settings = { LOG_LEVEL: 'error', BACKUP_DIR: config.backupDir };
const opening = { dataDir: config.dataDir, port: await freePort(), settings };
const store = await openStore(config);
const now = () => instant(Date.now());

let copyPid: number | undefined;
let shop = await aRunningShop(opening);
const { db } = openDatabase({ url: await shop.databaseUrl(), applicationName: 'storm' });
await theRestaurant(db, { isOpenAroundTheClock: true });
const dish = await aProduct(db, { stock: 100_000 });
await db.destroy();
await copyAll();

const acknowledged: Acknowledged[] = [];
let isCopying = true;
let isUp = true;
const copying = (async () => {
  let copies = 0;
  while (isCopying) {
    // While the shop is down the command would start the database itself, and the shop would find it in use.
    if (isUp && (await copyAll())) copies += 1;
    await wait(200);
  }
  return copies;
})();

const killAt = new Set(Array.from({ length: KILLS }, (_, index) => Math.round(((index + random()) * ORDERS) / KILLS)));
const began = performance.now();
for (let index = 0; index < ORDERS; index += 1) {
  if (killAt.has(index)) await killMachine();
  const isKilledMeanwhile = killAt.has(index);
  await placeOne(index);
  if (isKilledMeanwhile || index % 10 === 0) await copyLog();
}
isCopying = false;
const copies = await copying;
await copyLog();
const end = now();
await shop.stop();
console.log(
  `${acknowledged.length} orders acknowledged in ${seconds(performance.now() - began)}, ${copies} full copies, ${killAt.size} kills of everything (LOTS=${LOTS})`,
);

const drawn = Array.from(
  { length: MOMENTS - 1 },
  (_, index) => acknowledged[Math.floor(((index + random()) * ORDERS) / MOMENTS)],
);
// One millisecond after the acknowledgement, so that the order is included.
const moments = [...drawn.map((order) => instant((order?.at ?? end) + 1)), end];
for (const moment of moments) {
  const copy = await chooseCopy(store, moment);
  const started = performance.now();
  const restored = await restoreBackup({ dataDir: config.dataDir, store, copy, until: moment, show: () => {} });
  const there = await listOrders();
  const wanted = acknowledged.filter(({ at }) => at < moment).map(({ number }) => number);
  const missing = wanted.filter((number) => !there.includes(number));
  const tooMany = there.filter((number) => !wanted.includes(number));
  console.log(
    `  restored to ${new Date(moment).toISOString()} in ${seconds(performance.now() - started)}: ` +
      `${restored.orders} orders, ${missing.length} missing, ${tooMany.length} of later`,
  );
  if (missing.length > 0) failures.push(`missing at ${moment}: ${missing.join(', ')}`);
  if (tooMany.length > 0) failures.push(`of later than ${moment}: ${tooMany.join(', ')}`);
}

await nameDamage();
console.log(`${failures.length} failures${failures.map((failure) => `\n  ${failure}`).join('')}`);
process.exitCode = failures.length === 0 ? 0 : 1;

/**
 * Places one order at a time, so that at a restored moment no other order is half acknowledged.
 *
 * @throws the last refusal, when no attempt succeeded
 */
async function placeOne(index: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const api = createNamedApi(fetch, shop.address);
      const { orderNumber } = await place(
        api,
        anOrder({ of: [dish], delivery: guest(index) }),
        `storm-of-copies-${index}`,
      );
      acknowledged.push({ number: orderNumber, at: now() });
      // Orders get distinct moments.
      await wait(3);
      return;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      if (attempt === 1) console.log(`  order ${index} waits: ${wordsOf(error)}`);
      await wait(200);
    }
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? `${error.name} ${error.message}` : String(error);
}

/** A full copy by the command, at any moment; false when it was killed or the database was down. */
function copyAll(): Promise<boolean> {
  return new Promise((resolve) => {
    const env = {
      PATH: process.env.PATH,
      DATA_DIR: config.dataDir,
      BACKUP_DIR: config.backupDir,
      NODE_ENV: 'production',
    };
    const child = execFile(process.execPath, ['--disable-proto=delete', BACKUP], { env }, (error) =>
      resolve(error === null),
    );
    copyPid = child.pid;
  });
}

/** The same as the supervisor does every half minute. */
async function copyLog(): Promise<void> {
  const client = new pg.Client({ connectionString: await shop.databaseUrl('superuser') });
  client.on('error', () => {});
  await client.connect();
  const cluster = await findCluster();
  await copyWal({ client, cluster, store, clock: now }).finally(() => client.end());
}

/** Kills everything at once, like a power cut, and starts again. */
async function killMachine(): Promise<void> {
  await wait(random() * 300);
  isUp = false;
  const cluster = await findCluster();
  const postmaster = await shop.postmasterPid();
  const database = (await listDatabaseProcesses(postmaster)).map(({ pid }) => pid);
  const workers = await shop.listWorkerPids();
  for (const pid of [shop.supervisorPid, postmaster, ...workers, ...database, copyPid ?? 0]) if (pid > 0) kill(pid);
  await shop.ended;
  await endOrphans(cluster);
  shop = await aRunningShop(opening);
  isUp = true;
}

async function findCluster(): Promise<string> {
  return join((await findHome(config.dataDir)).folder, CLUSTER);
}

async function listOrders(): Promise<readonly number[]> {
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir });
  const client = new pg.Client({ connectionString: postgres.superuserUrl('pofta') });
  await client.connect();
  const { rows } = await client.query<{ number: number }>('select number::int from orders');
  await client.end();
  await postgres.stop();
  return rows.map(({ number }) => number);
}

/** Applies each kind of damage to a file that restoring the last moment needs. */
async function nameDamage(): Promise<void> {
  const copy = await chooseCopy(store, end);
  const { files } = await readFullCopy(store, copy);
  const pieces = [...new Set(files.flatMap((file) => file.pieces))];
  const [one = '', other = ''] = [5, 50].map((index) => pieceName(pieces[index] ?? '', null));
  const log = (await listWal(store)).files.at(-1)?.name ?? '';
  const damages: readonly [string, string, (path: string) => Promise<void>][] = [
    ['truncated', one, (path) => truncate(path, 10)],
    ['missing', other, (path) => rm(path)],
    ['altered', log, alter],
    ['altered', copy.name, alter],
  ];
  for (const [kind, name, damage] of damages) {
    const path = join(config.backupDir, name);
    const before = await readFile(path);
    await damage(path);
    const said = await restoreBackup({ dataDir: config.dataDir, store, copy, until: end, show: () => {} }).then(
      () => 'restored all the same',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    await writeFile(path, before);
    console.log(`  ${kind}: ${said}`);
    if (!said.includes(name)) failures.push(`${kind} ${name} was not named: ${said}`);
  }
}

/** Flips one bit in the middle of the file. */
async function alter(path: string): Promise<void> {
  const bytes = await readFile(path);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(path, bytes);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

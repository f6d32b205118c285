/**
 * `npm run storm -- backup-s3`: a shop sends its encrypted copies to a real S3 server (OpenStack Swift from Debian, on
 * loopback). Parts of that server are killed, an upload is killed in the middle, a file disappears there. Then the
 * machine is lost: data folder and local copies are deleted, and a new machine has only the printed key. It must
 * restore every acknowledged order.
 */
import { execFile } from 'node:child_process';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { createNamedApi } from '#contract/named-api.ts';
import { openS3Store } from '#server/platform/backups/s3-store.ts';
import { parseStamp } from '#server/platform/backups/wal-files.ts';
import { openDatabase } from '#server/platform/database.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { aSwift } from '#test/support/a-swift.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { aProduct } from '#test/support/factories.ts';
import { patience } from '#test/support/patience.ts';
import { aRunningShop } from '#test/support/running-shop.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

const ORDERS = 20;
/** The log is copied every half minute and sent every half minute. */
const LOG_LIMIT_MS = patience(120_000);
/** The moment when a file of the log was copied, taken from its name. */
const STAMP = /-(\d{8}T\d{9}Z)-[0-9a-f]{64}\.zst$/;
const KEY = /AGE-SECRET-KEY-1[A-Z0-9]{58}/;

const failures: string[] = [];
await using folder = await temporaryFolder();
await using swift = await aSwift(join(folder.path, 'swift'));
const { url, keyId, secret, region } = swift.place;
const elsewhere = openS3Store(swift.place);
const dataDir = join(folder.path, 'data');
const backupDir = join(folder.path, 'copies');
const settings = {
  LOG_LEVEL: 'error',
  BACKUP_DIR: backupDir,
  BACKUP_S3_URL: url,
  BACKUP_S3_KEY_ID: keyId,
  BACKUP_S3_SECRET: secret,
  BACKUP_S3_REGION: region,
};
const shop = await aRunningShop({ dataDir, settings });
const { db } = openDatabase({ url: await shop.databaseUrl(), applicationName: 'storm' });
await theRestaurant(db, { isOpenAroundTheClock: true });
const dish = await aProduct(db, { stock: 100_000 });
await db.destroy();
const acknowledged: number[] = [];

const unkeyed = await run('backup.ts');
expect('a copy that is not encrypted does not leave', !unkeyed.isDone && unkeyed.said.includes('numai criptate'));
expect('nothing is there', (await elsewhere.list('sealed/full')).length === 0);

await placeOrders();
const first = await run('backup.ts', '--new-key', '--yes');
const printed = KEY.exec(first.said)?.[0] ?? '';
expect('a first copy is sent', first.isDone && first.said.includes('Trimisă'));
expect('it is there', (await elsewhere.list('sealed/full')).length === 1);

await placeOrders();
expect('the log follows by itself', await isLogSent());

const [piece = ''] = await elsewhere.list('sealed/pieces');
await elsewhere.remove(piece);
expect(
  'a piece that vanished is sent again',
  (await run('backup.ts', '--send')).isDone && (await elsewhere.has(piece)),
);

await swift.kill('object');
const refused = await run('backup.ts', '--send');
// Without its objects the server still lists them: only reading them back shows the loss.
expect('a server without its objects is noticed', !refused.isDone && refused.said.includes(url));
await swift.start('object');
await swift.kill('proxy');
const silent = await run('backup.ts', '--send');
expect('a server that is away is named', !silent.isDone && silent.said.includes(`${url} nu răspunde`));
await swift.start('proxy');
expect('it is sent when the server is back', await until(async () => (await run('backup.ts', '--send')).isDone));

// With another key everything must be sent again; that upload is interrupted.
await swift.kill('proxy');
const second = await run('backup.ts', '--new-key', '--yes');
const latest = KEY.exec(second.said)?.[0] ?? '';
await swift.start('proxy');
const copies = (await elsewhere.list('sealed/full')).length;
const pieces = (await elsewhere.list('sealed/pieces')).length;
const cut = new AbortController();
const sending = run('backup.ts', '--send', cut.signal);
const hasBegun = await until(async () => (await elsewhere.list('sealed/pieces')).length > pieces + 20, 50);
cut.abort();
await sending;
expect('a sending is killed in the middle', hasBegun);
expect('half a copy is none', (await elsewhere.list('sealed/full')).length === copies);
expect('the rest follows', (await run('backup.ts', '--send')).isDone);
expect('then it is one', (await elsewhere.list('sealed/full')).length === copies + 1);

await placeOrders();
expect('the log follows the new key', await isLogSent());
// Without waiting for the next upload: the shop sends these orders while it stops.
await placeOrders();
await shop.stop();

await rm(dataDir, { recursive: true });
await rm(backupDir, { recursive: true });
const keyFile = join(folder.path, 'cheie.txt');
await writeFile(
  keyFile,
  latest.replace(/.$/, (letter) => (letter === 'Q' ? 'P' : 'Q')),
);
const wrong = await run('restore.ts', '--fetch', '--key', keyFile, '--yes');
const isUntouched = (await readdir(backupDir).catch(() => [])).length === 0;
expect('a wrong key is refused before anything is brought', wrong.said.includes('Cheia nu este bună') && isUntouched);
await writeFile(keyFile, `${printed}\n${latest}\n`);
const restored = await run('restore.ts', '--fetch', '--key', keyFile, '--yes');
console.log(restored.said.trim().split('\n').slice(-3).join('\n'));
const there = await listOrders();
const missing = acknowledged.filter((number) => !there.includes(number));
expect(`of ${acknowledged.length} orders none is missing (${missing.length} are)`, missing.length === 0);

console.log(`${failures.length} failures`);
process.exitCode = failures.length === 0 ? 0 : 1;

function expect(what: string, isSo: boolean): void {
  console.log(`  ${isSo ? '✓' : '✗'} ${what}`);
  if (!isSo) failures.push(what);
}

async function placeOrders(): Promise<void> {
  const api = createNamedApi(fetch, shop.address);
  for (let index = 0; index < ORDERS; index += 1) {
    const number = acknowledged.length;
    const order = anOrder({ of: [dish], delivery: guest(number) });
    acknowledged.push((await place(api, order, `storm-elsewhere-${number}`)).orderNumber);
  }
}

/**
 * Whether a file of the log that was copied after this call has been sent: it contains every order acknowledged before.
 */
function isLogSent(): Promise<boolean> {
  const now = Date.now();
  const isNewer = (name: string) => parseStamp(STAMP.exec(name)?.[1] ?? '') > now;
  return until(async () => (await elsewhere.list('sealed/wal')).some(isNewer));
}

/** Runs a command of the program as its owner does, while the shop is running. */
function run(command: string, ...options: readonly (string | AbortSignal)[]) {
  const args = options.filter((option) => typeof option === 'string');
  const signal = options.find((option) => option instanceof AbortSignal);
  const program = fileURLToPath(new URL(`../../src/server/${command}`, import.meta.url));
  const env = { PATH: process.env.PATH, ...settings, DATA_DIR: dataDir, NODE_ENV: 'production' };
  return new Promise<{ readonly isDone: boolean; readonly said: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--disable-proto=delete', program, ...args],
      { env, killSignal: 'SIGKILL', ...(signal && { signal }) },
      (error, stdout, stderr) => resolve({ isDone: error === null, said: `${stdout}${stderr}` }),
    );
  });
}

async function until(isSo: () => Promise<boolean>, pauseMs = 1_000): Promise<boolean> {
  const deadline = Date.now() + LOG_LIMIT_MS;
  while (Date.now() < deadline) {
    if (await isSo().catch(() => false)) return true;
    await wait(pauseMs);
  }
  return false;
}

async function listOrders(): Promise<readonly number[]> {
  const postgres = await startEmbeddedPostgres({ dataDir });
  const client = new pg.Client({ connectionString: postgres.superuserUrl('pofta') });
  await client.connect();
  const { rows } = await client.query<{ number: number }>('select number::int from orders');
  await client.end();
  await postgres.stop();
  return rows.map(({ number }) => number);
}

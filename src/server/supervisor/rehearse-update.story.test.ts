import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { environmentWith } from '#server/config.ts';
import { seedDemo } from '#server/features/demo/seed-demo.ts';
import { openStore } from '#server/platform/backups/open-store.ts';
import { openDatabase } from '#server/platform/database.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { findHome } from '#server/platform/embedded-postgres/find-home.ts';
import { MigrationError, migrate } from '#server/platform/postgres/migrate.ts';
import { MIGRATIONS } from '#server/prepare-database.ts';
import { patience } from '#test/support/patience.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { makeBackup } from './make-backup.ts';
import { REHEARSAL_FOLDER, rehearseUpdate } from './rehearse-update.ts';

// A server is started, copied, opened beside itself and asked; a busy machine takes its time.
vi.setConfig({ testTimeout: patience(300_000) });

const COMMAND = fileURLToPath(new URL('../rehearse.ts', import.meta.url));

/** A running shop with the orders of the demonstration and a copy of last night. */
async function aShopWithOrders() {
  const folder = await temporaryFolder();
  const config = { dataDir: join(folder.path, 'data'), backupDir: join(folder.path, 'copies') };
  const postgres = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    settings: { fsync: 'off' },
    hasBallast: false,
  });
  const { db } = openDatabase({ url: postgres.urls.owner, applicationName: 'story' });
  await migrate(db, MIGRATIONS);
  await seedDemo(db, instant(Date.now()));
  const home = await findHome(config.dataDir);
  const copy = () => makeBackup({ config, home, url: postgres.superuserUrl('pofta'), reason: 'night', show: () => {} });
  return {
    folder: folder.path,
    config,
    db,
    home,
    copy,
    [Symbol.asyncDispose]: async () => {
      await db.destroy();
      await postgres.stop();
      await folder[Symbol.asyncDispose]();
    },
  };
}

async function runRehearse({ dataDir, backupDir }: { readonly dataDir: string; readonly backupDir: string }) {
  const child = spawn(process.execPath, ['--disable-proto=delete', COMMAND], {
    env: environmentWith({ DATA_DIR: dataDir, BACKUP_DIR: backupDir, NODE_ENV: 'production' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
  const [code] = await once(child, 'close');
  return { code, said };
}

test('the copy is opened beside the shop and computed; without a copy nothing is known', async () => {
  await using shop = await aShopWithOrders();
  const before = await runRehearse(shop.config);
  expect(before).toMatchObject({ code: 1, said: expect.stringContaining('nu este nicio copie') });
  await shop.copy();
  const same = await runRehearse(shop.config);
  expect(same.said).toMatch(/^(\d+ (de )?comenzi|O comandă) .*recalculat\S* la fel\.$/m);
  expect(same.code).toBe(0);
  expect(await readdir(shop.home.folder)).not.toContain(REHEARSAL_FOLDER);
});

test('an order that the new program computes otherwise is named, and the exit code says so', async () => {
  await using shop = await aShopWithOrders();
  await sql`update all_orders set meal_card_eligible_bani = 1 where id = (
      select id from real_orders where placed_at < date_trunc('day', now(), 'Europe/Bucharest') order by placed_at desc limit 1
    )`.execute(shop.db);
  await shop.copy();
  const other = await runRehearse(shop.config);
  expect(other.code).toBe(2);
  expect(other.said).toMatch(/care ies altfel: 1 din \d+\.\n {2}nr\. \d+: suma pentru carduri de masă 0,01\slei → /);
});

test('migrations of the new program that fail on these data are told before anything changes', async () => {
  await using shop = await aShopWithOrders();
  await shop.copy();
  const program = join(shop.folder, 'migrations');
  await mkdir(program);
  for (const file of await readdir(MIGRATIONS)) await copyFile(join(MIGRATIONS, file), join(program, file));
  await writeFile(join(program, '9998_good.sql'), 'create table dishes (name text)');
  const rehearse = async () =>
    rehearseUpdate({
      store: await openStore(shop.config),
      home: shop.home,
      migrations: program,
      show: () => {},
      work: async (db) => (await db.selectFrom('orders').select('id').execute()).length,
    });
  const { value, migrations } = await rehearse();
  expect(value).toBeGreaterThan(0);
  expect(migrations).toBe(1);
  await writeFile(join(program, '9999_broken.sql'), 'delete from order_events; select nonsense');
  await expect(rehearse()).rejects.toThrow(MigrationError);
  expect((await shop.db.selectFrom('order_events').select('id').limit(1).execute()).length).toBe(1);
  expect(await readdir(shop.home.folder)).not.toContain(REHEARSAL_FOLDER);
});

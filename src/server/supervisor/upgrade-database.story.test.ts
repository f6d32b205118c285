import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { listFullCopies } from '#server/platform/backups/full-copies.ts';
import { openStore } from '#server/platform/backups/open-store.ts';
import { openDatabase } from '#server/platform/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { migrate } from '#server/platform/postgres/migrate.ts';
import { MIGRATIONS } from '#server/prepare-database.ts';
import { patience } from '#test/support/patience.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { chooseBeforeUpgrade, restoreBackup } from './restore-backup.ts';
import { upgradeDatabase } from './upgrade-database.ts';

// A server is started, copied, opened a second time and counted; a busy machine takes its time.
vi.setConfig({ testTimeout: patience(240_000) });

const ours = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
const newest = ours.at(-1) ?? '';

/** A row of then, in a table of the schema's owner. */
const KEPT = `set role pofta_owner; create table kept (dish text); insert into kept values ('Ciorbă')`;

/** A data folder that a program with the migrations up to `last` has left, and programs with more of them. */
async function aShopOf(last: string) {
  const folder = await temporaryFolder();
  const config = { dataDir: join(folder.path, 'data'), backupDir: join(folder.path, 'copies') };
  const said: string[] = [];
  let postgres: EmbeddedPostgres | null = null;
  const start = async () => {
    postgres = await startEmbeddedPostgres({
      dataDir: config.dataDir,
      settings: { fsync: 'off' },
      hasBallast: false,
    });
    return postgres;
  };
  const query = async (text: string) => {
    const client = new pg.Client({ connectionString: postgres?.superuserUrl('pofta') });
    await client.connect();
    return (await client.query(text).finally(() => client.end())).rows;
  };
  const migrations = async (name: string, files: Readonly<Record<string, string>>, upTo = newest) => {
    const path = join(folder.path, name);
    await mkdir(path);
    for (const file of ours.filter((one) => one <= upTo)) await copyFile(join(MIGRATIONS, file), join(path, file));
    for (const [file, text] of Object.entries(files)) await writeFile(join(path, file), text);
    return path;
  };
  const { urls } = await start();
  const { db } = openDatabase({ url: urls.owner, applicationName: 'story' });
  await migrate(db, await migrations('of-then', {}, last));
  await db.destroy();
  return {
    config,
    said,
    migrations,
    query,
    start,
    stop: async () => void (await postgres?.stop()),
    upgrade: async (path: string) =>
      upgradeDatabase({
        config,
        postgres: postgres ?? (await start()),
        migrations: path,
        say: (text) => void said.push(text),
      }),
    schema: async () => (await query('select max(name) as name from schema_migrations'))[0]?.name,
    copies: async () => listFullCopies(await openStore(config)),
    [Symbol.asyncDispose]: async () => {
      await postgres?.stop();
      await folder[Symbol.asyncDispose]();
    },
  };
}

test.each(['0001_foundation.sql', '0610_backups.sql'])(
  'a data folder that ended with %s is copied, brought to our schema and checked',
  async (last) => {
    await using shop = await aShopOf(last);
    expect(await shop.upgrade(MIGRATIONS)).toEqual(ours.filter((name) => name > last));
    expect(shop.said).toEqual([
      expect.stringContaining(`migrări de făcut: ${ours.filter((name) => name > last).length}`),
      expect.stringContaining('actualizată și verificată'),
    ]);
    expect(await shop.schema()).toBe(newest);
    // The same program again: nothing to copy, nothing to say.
    expect(await shop.upgrade(MIGRATIONS)).toEqual([]);
    expect(shop.said).toHaveLength(2);
    expect(await shop.copies()).toHaveLength(1);
  },
);

test('one command leads back to the schema and the rows of before an upgrade', async () => {
  await using shop = await aShopOf('0200_own_container_and_invoices.sql');
  await shop.query(KEPT);
  await shop.upgrade(MIGRATIONS);
  await shop.query(`insert into kept values ('Papanași')`);
  await shop.stop();

  const store = await openStore(shop.config);
  const { copy, until } = await chooseBeforeUpgrade(store);
  await restoreBackup({ dataDir: shop.config.dataDir, store, copy, until, show: () => {} });
  await shop.start();
  expect(await shop.schema()).toBe('0200_own_container_and_invoices.sql');
  expect(await shop.query('select dish from kept')).toEqual([{ dish: 'Ciorbă' }]);
});

test('a migration that fails leaves the schema and the rows as they were, also of the migrations before it', async () => {
  await using shop = await aShopOf('0008_mails.sql');
  await shop.query(KEPT);
  const program = await shop.migrations('of-today', { '9999_broken.sql': 'delete from kept; select nonsense' });
  await expect(shop.upgrade(program)).rejects.toThrow(
    /9999_broken\.sql nu a reușit: .*nonsense.*\nBaza de date a rămas cum era\. Pornește versiunea de dinainte/,
  );
  expect(await shop.schema()).toBe('0008_mails.sql');
  expect(await shop.query('select dish from kept')).toEqual([{ dish: 'Ciorbă' }]);
  expect(await shop.copies()).toHaveLength(1);
});

test('without a copy nothing is changed', async () => {
  await using shop = await aShopOf('0008_mails.sql');
  await writeFile(shop.config.backupDir, 'a file where the folder of the copies should be');
  await expect(shop.upgrade(MIGRATIONS)).rejects.toThrow(/Nu am actualizat nimic.*copii?.*Îndreaptă-l/);
  expect(await shop.schema()).toBe('0008_mails.sql');
});

test('rows that break a constraint after the migrations stop the start and name the way back', async () => {
  await using shop = await aShopOf('0610_backups.sql');
  const program = await shop.migrations('of-today', {
    '9999_careless.sql': `create table menus (id int primary key); create table plates (menu_id int references menus);
      alter table plates disable trigger all; insert into plates values (7);`,
  });
  // Only a superuser may switch off what keeps references: stands for a bug of the server or of the disk.
  await shop.query('alter role pofta_owner superuser');
  await expect(shop.upgrade(program)).rejects.toThrow(/plates_menu_id_fkey.*\n.*npm run restore -- --before-upgrade/);
});

test('a folder of copies without one of before an upgrade says so', async () => {
  await using folder = await temporaryFolder();
  const store = await openStore({ dataDir: folder.path, backupDir: folder.path });
  await expect(chooseBeforeUpgrade(store)).rejects.toThrow(/nicio copie de dinaintea unei actualizări/);
});

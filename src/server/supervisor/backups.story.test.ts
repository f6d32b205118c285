import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { type Instant, instant } from '#domain/time/instant.ts';
import { openFolderStore } from '#server/platform/backups/backup-store.ts';
import { copyWal } from '#server/platform/backups/copy-wal.ts';
import { listFullCopies, readFullCopy, saveFullCopy } from '#server/platform/backups/full-copies.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { findHome } from '#server/platform/embedded-postgres/find-home.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { makeBackup } from './make-backup.ts';
import { chooseCopy, restoreBackup } from './restore-backup.ts';

const SETTINGS = { fsync: 'off' };
const silent = () => {};

/** A data folder with a database whose orders are numbers, and copies beside it. */
async function aCopiedHouse() {
  const folder = await temporaryFolder();
  const config = { dataDir: join(folder.path, 'data'), backupDir: join(folder.path, 'copies') };
  const store = openFolderStore(config.backupDir);
  let postgres: EmbeddedPostgres | null = null;
  const start = async () => {
    postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, settings: SETTINGS, hasBallast: false });
    return postgres;
  };
  const query = async (text: string) => {
    const client = new pg.Client({ connectionString: postgres?.superuserUrl('pofta') });
    await client.connect();
    return (await client.query(text).finally(() => client.end())).rows;
  };
  return {
    config,
    store,
    start,
    stop: async () => void (await postgres?.stop()),
    place: (number: number) => query(`insert into orders (number) values (${number})`),
    listOrders: async () => (await query('select number from orders order by number')).map((row) => row.number),
    query,
    copyAll: async () =>
      makeBackup({
        config,
        home: await findHome(config.dataDir),
        url: postgres?.superuserUrl('pofta') ?? '',
        reason: 'command',
        show: silent,
      }),
    copyLog: async () => {
      const client = new pg.Client({ connectionString: postgres?.superuserUrl('pofta') });
      await client.connect();
      const cluster = join(postgres?.folder ?? '', 'cluster');
      return copyWal({ client, cluster, store, clock: now }).finally(() => client.end());
    },
    restore: async (until: Instant | null) =>
      restoreBackup({ config, copy: await chooseCopy(config.backupDir, until), until, show: silent }),
    [Symbol.asyncDispose]: async () => {
      await postgres?.stop();
      await folder[Symbol.asyncDispose]();
    },
  };
}

const now = () => instant(Date.now());

test('a restaurant is restored to a moment, forth and back, and what was there before is kept', async () => {
  await using house = await aCopiedHouse();
  await house.start();
  await house.query(
    'create table orders (number int primary key check (number > 0), placed_at timestamptz default now())',
  );
  await house.place(1);
  expect((await house.copyAll()).checked).toMatchObject({ orders: 1 });
  await house.place(2);
  await house.copyLog();
  const afterTwo = now();
  await house.place(3);
  await house.copyLog();
  await house.stop();

  const restored = await house.restore(afterTwo);
  expect(restored).toMatchObject({ orders: 2, endsAt: null });
  expect(await readdir(restored.before ?? '')).toContain('PG_VERSION');
  await house.start();
  expect(await house.listOrders()).toEqual([1, 2]);
  await house.place(4);
  await house.copyLog();
  const afterFour = now();
  await house.place(5);
  await house.copyLog();
  await house.stop();

  // On the branch that the restore has begun, without a full copy of its own.
  expect(await house.restore(afterFour)).toMatchObject({ orders: 3 });
  // The branch that was left is still there to its end.
  expect(await house.restore(instant(afterTwo + 1))).toMatchObject({ orders: 2 });
});

test('a truncated, an altered and a missing file are named, and the present database stays', async () => {
  await using house = await aCopiedHouse();
  await house.start();
  await house.query('create table orders (number int primary key, placed_at timestamptz default now())');
  await house.copyAll();
  for (const number of [1, 2, 3]) {
    await house.place(number);
    await house.copyLog();
  }
  await house.stop();
  const at = (name: string) => join(house.config.backupDir, name);
  const pieces = await house.store.list('pieces');
  const logs = (await house.store.list('wal')).toSorted();
  const [list] = await listFullCopies(house.store);
  for (const [name, damage] of [
    [pieces[5] ?? '', (path: string) => truncate(path, 10)],
    [pieces[50] ?? '', (path: string) => writeFile(path, 'altceva')],
    [pieces[100] ?? '', (path: string) => rm(path)],
    [list?.name ?? '', (path: string) => truncate(path, 100)],
    [logs.at(-1) ?? '', (path: string) => writeFile(path, 'altceva')],
  ] as const) {
    const before = await readFile(at(name));
    await damage(at(name));
    await expect(house.restore(null), name).rejects.toThrow(name);
    await writeFile(at(name), before);
  }
  const gone = logs.at(-2) ?? '';
  await rm(at(gone));
  await expect(house.restore(instant(Date.now()))).rejects.toThrow(/Din jurnal lipsește un fișier/);

  if (list === undefined) throw new Error('A copy was made');
  const whole = await readFullCopy(house.store, list);
  await saveFullCopy(house.store, { ...whole, postgres: '17', finishedAt: now() });
  await expect(house.restore(null)).rejects.toThrow(
    /făcută de PostgreSQL 17.*restaureaz-o cu programul din acea vreme/,
  );

  await house.start();
  expect(await house.listOrders()).toEqual([1, 2, 3]);
});

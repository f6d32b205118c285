import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { listFullCopies, readFullCopy, saveFullCopy } from '#server/platform/backups/full-copies.ts';
import { type DatabaseEvent, startEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { aCopiedShop } from '#test/support/a-copied-shop.ts';

const now = () => instant(Date.now());

test('a restaurant is restored to a moment, forth and back, and what was there before is kept', async () => {
  await using shop = await aCopiedShop();
  await shop.start();
  await shop.query(
    'create table orders (number int primary key check (number > 0), placed_at timestamptz default now())',
  );
  await shop.place(1);
  expect((await shop.copyAll()).checked).toMatchObject({ orders: 1 });
  await shop.place(2);
  await shop.copyLog();
  const afterTwo = now();
  await shop.place(3);
  await shop.copyLog();
  await shop.stop();

  const restored = await shop.restore(afterTwo);
  expect(restored).toMatchObject({ orders: 2, endsAt: null });
  expect(await readdir(restored.before ?? '')).toContain('PG_VERSION');
  await shop.start();
  expect(await shop.listOrders()).toEqual([1, 2]);
  await shop.place(4);
  await shop.copyLog();
  const afterFour = now();
  await shop.place(5);
  await shop.copyLog();
  await shop.stop();

  // On the branch that the restore has begun, without a full copy of its own.
  expect(await shop.restore(afterFour)).toMatchObject({ orders: 3 });
  // The branch that was left is still there to its end.
  expect(await shop.restore(instant(afterTwo + 1))).toMatchObject({ orders: 2 });
});

test('a copy of a server that orders letters by another version is put back with indexes of the present one', async () => {
  await using shop = await aCopiedShop();
  await shop.start();
  await shop.query('create table orders (number int primary key, placed_at timestamptz default now())');
  await shop.query(`update pg_database set datcollversion = '1.1' where datname = 'pofta'`);
  expect((await shop.copyAll()).checked).toMatchObject({ orders: 0 });
  await shop.stop();
  await shop.restore(null);
  const kinds: string[] = [];
  const { dataDir } = shop.config;
  const onEvent = ({ kind }: DatabaseEvent) => void kinds.push(kind);
  const postgres = await startEmbeddedPostgres({ dataDir, hasBallast: false, settings: { fsync: 'off' }, onEvent });
  await postgres.stop();
  expect(kinds).toEqual(['started']);
});

test('a truncated, an altered and a missing file are named, and the present database stays', async () => {
  await using shop = await aCopiedShop();
  await shop.start();
  await shop.query('create table orders (number int primary key, placed_at timestamptz default now())');
  await shop.copyAll();
  for (const number of [1, 2, 3]) {
    await shop.place(number);
    await shop.copyLog();
  }
  await shop.stop();
  const at = (name: string) => join(shop.config.backupDir, name);
  const store = await shop.store();
  const pieces = await store.list('pieces');
  const logs = (await store.list('wal')).toSorted();
  const [list] = await listFullCopies(store);
  for (const [name, damage] of [
    [pieces[5] ?? '', (path: string) => truncate(path, 10)],
    [pieces[50] ?? '', (path: string) => writeFile(path, 'altceva')],
    [pieces[100] ?? '', (path: string) => rm(path)],
    [list?.name ?? '', (path: string) => truncate(path, 100)],
    [logs.at(-1) ?? '', (path: string) => writeFile(path, 'altceva')],
  ] as const) {
    const before = await readFile(at(name));
    await damage(at(name));
    await expect(shop.restore(null), name).rejects.toThrow(name);
    await writeFile(at(name), before);
  }
  const gone = logs.at(-2) ?? '';
  await rm(at(gone));
  await expect(shop.restore(instant(Date.now()))).rejects.toThrow(/Din jurnal lipsește un fișier/);

  if (list === undefined) throw new Error('A copy was made');
  const whole = await readFullCopy(store, list);
  await saveFullCopy(store, { ...whole, postgres: '17', finishedAt: now() });
  await expect(shop.restore(null)).rejects.toThrow(/făcută de PostgreSQL 17.*restaureaz-o cu programul din acea vreme/);

  await shop.start();
  expect(await shop.listOrders()).toEqual([1, 2, 3]);
});

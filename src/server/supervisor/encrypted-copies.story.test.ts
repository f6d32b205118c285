import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Instant, instant, plusMinutes } from '#domain/time/instant.ts';
import { openFolderStore } from '#server/platform/backups/backup-store.ts';
import { KEYS_FILE, loadCopyKeys, saveCopyKeys, unlockKeys } from '#server/platform/backups/copy-keys.ts';
import { listFullCopies, readFullCopy } from '#server/platform/backups/full-copies.ts';
import { openStore, unlockStore } from '#server/platform/backups/open-store.ts';
import { pieceName } from '#server/platform/backups/pieces.ts';
import { aCopiedShop } from '#test/support/a-copied-shop.ts';
import { changeToNewKey, changeToNoKey, describeKey } from './change-copy-key.ts';
import { findKeys } from './find-keys.ts';
import { chooseCopy, restoreBackup } from './restore-backup.ts';

const silent = () => {};
const now = () => instant(Date.now());
const KEY = /AGE-SECRET-KEY-1[A-Z0-9]{58}/;

type Shop = Awaited<ReturnType<typeof aCopiedShop>>;

async function takeKey({ config }: Shop, at: Instant = now()): Promise<string> {
  return changeToNewKey({ config, at, say: silent, ask: null, sheet: null });
}

/** As `npm run restore` does it on a machine that has only the copies and what is typed. */
async function restoreElsewhere({ config, folder }: Shop, backupKey: string | null, until: Instant | null) {
  const elsewhere = { dataDir: join(folder, 'elsewhere'), backupDir: config.backupDir };
  await rm(elsewhere.dataDir, { recursive: true, force: true });
  const files = openFolderStore(config.backupDir);
  const { area } = await chooseCopy(await openStore(elsewhere), until);
  const keys = await findKeys({ config: { ...elsewhere, backupKey }, files, area, canAsk: false });
  const store = await unlockStore(files, keys);
  const copy = await chooseCopy(store, until);
  const restored = await restoreBackup({ dataDir: elsewhere.dataDir, store, copy, until, show: silent });
  return { ...restored, keys };
}

async function readAll(folder: string): Promise<readonly { readonly path: string; readonly bytes: Buffer }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(paths.map(async (path) => ({ path, bytes: await readFile(path) })));
}

test('copies are encrypted from a key on, checked each time, and opened elsewhere with the printed key only', async () => {
  await using shop = await aCopiedShop();
  await shop.start();
  await shop.query('create table orders (number int primary key, placed_at timestamptz default now())');
  await shop.place(1);
  expect(await shop.copyAll()).toMatchObject({ isEncrypted: false, checked: { orders: 1 } });
  const withoutKey = now();

  const first = await takeKey(shop);
  await shop.place(2);
  expect(await shop.copyAll()).toMatchObject({ isEncrypted: true, checked: { orders: 2 } });
  await shop.place(3);
  await shop.copyLog();
  const withFirst = now();
  const second = await takeKey(shop, plusMinutes(now(), 1));
  await shop.place(4);
  await shop.copyLog();
  await shop.copyAll();

  const sealed = await readAll(join(shop.config.backupDir, 'sealed'));
  expect(sealed.length).toBeGreaterThan(1_000);
  const plain = (await readAll(join(shop.config.backupDir, 'pieces'))).map(({ path }) => path.slice(-68));
  for (const { path, bytes } of sealed) {
    // Neither zstd nor the name of a piece that lies there unencrypted.
    expect(bytes.readUInt32LE()).not.toBe(0xfd_2f_b5_28);
    expect(plain).not.toContain(path.slice(-68));
  }
  const store = await shop.store();
  const [newest] = await listFullCopies(store);
  if (newest === undefined) throw new Error('A copy was made');
  const listed = (await readFullCopy(store, newest)).files.map(({ path }) => path);
  expect(listed).toContain('data/database-passwords.json');
  expect(listed).not.toContain(`data/${KEYS_FILE}`);
  const ours = [...sealed, { path: KEYS_FILE, bytes: await readFile(join(shop.config.dataDir, KEYS_FILE)) }];
  for (const { bytes } of ours) expect(bytes.toString('latin1')).not.toMatch(KEY);

  // The machine that has made them reads all of them by itself.
  await shop.stop();
  expect(await shop.restore(withFirst)).toMatchObject({ orders: 3 });

  await expect(restoreElsewhere(shop, null, null)).rejects.toThrow(/BACKUP_KEY/);
  await expect(restoreElsewhere(shop, 'parola mea', null)).rejects.toThrow(/nu este o cheie a copiilor/);
  await expect(restoreElsewhere(shop, `${first.slice(0, -1)}${first.endsWith('Q') ? 'P' : 'Q'}`, null)).rejects.toThrow(
    /Cheia nu este bună/,
  );
  expect(await readdir(shop.folder)).not.toContain('elsewhere');
  await expect(restoreElsewhere(shop, first, null)).rejects.toThrow(/cheie pe care nu o am/);
  expect(await restoreElsewhere(shop, first, withFirst)).toMatchObject({ orders: 3 });
  // Typed from the sheet, in groups.
  const typed = second.toLowerCase().replaceAll(/(.{6})/g, '$1 ');
  const opened = await restoreElsewhere(shop, typed, null);
  expect(opened).toMatchObject({ orders: 4, keys: { current: newest.area } });
  const both = await unlockKeys(openFolderStore(shop.config.backupDir), `# foaia 1\n${first}\n${second}\n`);
  expect(both).toHaveLength(2);
  expect(await restoreElsewhere(shop, null, withoutKey)).toMatchObject({ orders: 1 });

  expect(await describeKey(shop.config, second)).toContain('Și copiile de acum.');
  expect(await describeKey(shop.config, first)).toContain('Copiile de acum au altă cheie');
});

test('a data folder that lost its keys copies nothing in the clear; damage to sealed files is named', async () => {
  await using shop = await aCopiedShop();
  await shop.start();
  await shop.query('create table orders (number int primary key, placed_at timestamptz default now())');
  const printed = await takeKey(shop);
  await shop.copyAll();
  const { backupDir, dataDir } = shop.config;
  const keys = await loadCopyKeys(dataDir);

  await rm(join(dataDir, KEYS_FILE));
  await expect(shop.copyAll()).rejects.toThrow(/sunt criptate, iar cheia lor nu este în DATA_DIR/);
  await expect(shop.copyLog()).rejects.toThrow(/nu copiez nimic/);
  expect((await readdir(backupDir)).toSorted()).toEqual(['sealed']);
  if (keys === null) throw new Error('A key was made');
  await saveCopyKeys(dataDir, keys);

  // What opens them elsewhere is put back by the next copy.
  const [keyFile = ''] = await openFolderStore(backupDir).list('sealed/keys');
  await writeFile(join(backupDir, keyFile), 'altceva');
  await expect(describeKey(shop.config, printed)).rejects.toThrow(/Cheia nu este bună/);
  await shop.copyAll();
  expect(await describeKey(shop.config, printed)).toContain('Cheia este bună');

  // A file of the same key in the place of another one.
  const store = await shop.store();
  const [newest] = await listFullCopies(store);
  if (newest === undefined) throw new Error('A copy was made');
  const { files } = await readFullCopy(store, newest);
  // Two that are the same in every copy.
  const [one = '', other = ''] = ['cluster/PG_VERSION', 'data/database-passwords.json'].map((path) =>
    pieceName(files.find((file) => file.path === path)?.pieces[0] ?? '', newest.area),
  );
  await cp(join(backupDir, other), join(backupDir, one));
  await expect(shop.copyAll()).rejects.toThrow(`${one} din copii este trunchiat sau modificat`);

  await changeToNoKey(shop.config);
  expect(await shop.copyAll()).toMatchObject({ isEncrypted: false, checked: { orders: 0 } });
});

test('a key that was not repeated rightly is not used', async () => {
  await using shop = await aCopiedShop();
  const said: string[] = [];
  const sheet = join(shop.folder, 'foaie.html');
  const take = (ask: () => Promise<string>) =>
    changeToNewKey({ config: shop.config, at: now(), say: (text) => void said.push(text), ask, sheet });
  await expect(take(async () => 'NUSTIU')).rejects.toThrow(/Nu am schimbat nimic/);
  expect(await loadCopyKeys(shop.config.dataDir)).toBeNull();
  expect(await openFolderStore(shop.config.backupDir).list('sealed')).toEqual([]);
  // Nor is a file of the owner's written over.
  await expect(take(async () => '')).rejects.toThrow(/Nu pot scrie foaia.*Nu am schimbat nimic/);

  await rm(sheet);
  const printed = await take(
    async () =>
      KEY.exec(said.at(-2) ?? '')?.[0]
        .slice(-6)
        .toLowerCase() ?? '',
  );
  expect((await loadCopyKeys(shop.config.dataDir))?.current).not.toBeNull();
  const page = await readFile(sheet, 'utf8');
  expect(page.replaceAll(' ', '')).toContain(printed);
  expect(page).toContain('<svg');
});

import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CallInput } from '#contract/named-api.ts';
import { openFolderStore } from '#server/platform/backups/backup-store.ts';
import { KEYS_FILE, loadCopyKeys, unlockKeys } from '#server/platform/backups/copy-keys.ts';
import { anAdmin } from '#test/support/factories.ts';
import { aFakeS3 } from '#test/support/fake-s3.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { askForCopy, loadCopyRun } from './asked-copy.ts';
import { confirmCopyKey, prepareCopyKey } from './copy-key.ts';

type Typed = NonNullable<CallInput<'tryCopyPlace'>['body']>;

async function aShop() {
  const folder = await temporaryFolder();
  const fake = await aFakeS3();
  const story = await testApp({ dataDir: folder.path });
  await theRestaurant(story.db);
  const api = story.apiOf(await anAdmin(story.db));
  const { url, keyId, secret, region } = fake.place;
  const { origin } = new URL(url);
  const typed: Typed = { endpoint: origin, bucket: 'copii', folder: 'casa', region, keyId, secret };
  // With the embedded database of this machine, which the other stories do not have.
  const config = { ...story.services.config, databaseFolder: folder.path, backupDir: join(folder.path, 'copii') };
  const here = { ...story.services, config };
  return {
    story,
    api,
    fake,
    folder,
    typed,
    here,
    async [Symbol.asyncDispose]() {
      await story.close();
      await fake.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}

test('a place is tried as typed and saved without its secret ever being read out', async () => {
  await using shop = await aShop();
  const { api, typed, fake } = shop;
  expect(await api('getCopies')).toMatchObject({
    source: 'none',
    place: null,
    isMadeHere: false,
    hasKey: false,
    run: null,
  });
  expect((await api('tryCopyPlace', { body: typed })).message).toContain(`${typed.endpoint}/copii/casa`);
  expect(fake.objects.size).toBe(0);
  const { version } = await api('saveCopyPlace', { body: { ...typed, version: 0 } });
  const copies = await api('getCopies');
  expect(copies).toMatchObject({ source: 'stored', hasSecret: true, place: `${typed.endpoint}/copii/casa`, version });
  expect(JSON.stringify([copies, await api('getChanges', { query: {} })])).not.toContain(typed.secret);
  await api('tryCopyPlace', { body: { ...typed, secret: '' } });
  const moved = { ...typed, endpoint: 'https://s3.altul.ro', secret: '' };
  expect((await refusalOf(api, 'saveCopyPlace', { body: { ...moved, version } })).fields).toMatchObject({
    secret: 'Scrieți secretul acestei chei (secret key), fără spații.',
  });
  await api('removeCopyPlace', { body: {} });
  expect(await api('getCopies')).toMatchObject({ source: 'none', place: null });
});

test('each fault of a place is one sentence', async () => {
  await using shop = await aShop();
  const { api, typed, fake } = shop;
  const said = async (more: Partial<Typed>) =>
    (await refusalOf(api, 'tryCopyPlace', { body: { ...typed, ...more } })).message;
  expect(await said({ secret: 'altul' })).toMatch(/^Secretul nu se potrivește/);
  expect(await said({ bucket: 'altele' })).toMatch(/^Găleata nu există/);
  expect(await said({ endpoint: 'http://127.0.0.1:1' })).toMatch(/^Serviciul nu răspunde/);
  fake.faults.push('busy');
  expect(await said({})).toMatch(/^Locul a refuzat \(503 SlowDown\)/);
});

test('a key is used only after two groups of it were typed as printed; then it opens the copies', async () => {
  await using shop = await aShop();
  const { here, folder, story } = shop;
  expect((await refusalOf(shop.api, 'makeCopyKey')).code).toBe('copies_not_here');
  const made = await prepareCopyKey(here);
  if (!made.ok) throw new Error('The database is here');
  const { groups, asked, token, sheet } = made.value;
  expect(groups[0]).toBe('AGE-SECRET-KEY-1');
  expect(sheet).toContain(groups.join(' '));
  expect(await confirmCopyKey(here, { token, words: ['AAAAAA', 'BBBBBB'] })).toMatchObject({
    error: { code: 'copy_key_wrong' },
  });
  expect(await loadCopyKeys(folder.path)).toBe(null);
  const words = asked.map((number) => ` ${groups[number - 1]?.toLowerCase()} `);
  expect(await confirmCopyKey(here, { token, words })).toMatchObject({ ok: true });
  // The answer was lost, and the form is sent again.
  expect(await confirmCopyKey(here, { token, words })).toMatchObject({ ok: true });
  expect((await loadCopyKeys(folder.path))?.keys).toHaveLength(1);
  expect((await stat(join(folder.path, KEYS_FILE))).mode & 0o777).toBe(0o600);
  expect(await unlockKeys(openFolderStore(here.config.backupDir), groups.join(' '))).toHaveLength(1);
  expect(await readFile(join(folder.path, KEYS_FILE), 'utf8')).not.toContain(groups[4]);
  expect(JSON.stringify(story.logged)).not.toContain(groups[4]);
  story.clock.advanceMinutes(61);
  expect(await confirmCopyKey(here, { token, words })).toMatchObject({ error: { code: 'copy_key_over' } });
});

test('a copy is asked for once; one whose process says nothing any more may be asked for again', async () => {
  await using shop = await aShop();
  const { here, api, typed, story } = shop;
  expect((await refusalOf(api, 'startCopy')).code).toBe('copies_not_here');
  await api('saveCopyPlace', { body: typed });
  expect(await askForCopy(here)).toMatchObject({ error: { code: 'copies_key_missing' } });
  await api('removeCopyPlace', { body: {} });
  expect(await askForCopy(here)).toMatchObject({ ok: true });
  expect(await loadCopyRun(here)).toMatchObject({ state: 'asked' });
  expect(await askForCopy(here)).toMatchObject({ error: { code: 'copy_under_way' } });
  story.clock.advanceMinutes(11);
  expect(await loadCopyRun(here)).toMatchObject({ state: 'lost' });
  expect(await askForCopy(here)).toMatchObject({ ok: true });
});

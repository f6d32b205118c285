import { expect, onTestFinished, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { loadConfig } from '#server/config.ts';
import { openSettingsSealer } from '#server/platform/security/settings-sealer.ts';
import { aCopiedShop } from '#test/support/a-copied-shop.ts';
import { aFakeS3 } from '#test/support/fake-s3.ts';
import { changeToNewKey } from './change-copy-key.ts';
import { makeAskedCopy } from './make-asked-copy.ts';

/** A running database with the tables that the copy reads and writes, and a place entered in the office. */
async function aShop() {
  const shop = await aCopiedShop();
  await shop.start();
  await shop.query('create table orders (number int primary key, placed_at timestamptz default now())');
  await shop.query('create table server_settings (part text primary key, sealed bytea)');
  await shop.query(
    "create table copy_runs (state text, said text, at timestamptz); insert into copy_runs values ('asked', '', now())",
  );
  await shop.place(1);
  const fake = await aFakeS3();
  onTestFinished(fake.close);
  const { url, ...keys } = fake.place;
  const { origin, pathname } = new URL(url);
  const [, bucket, folder] = pathname.split('/');
  const storePlace = async (more: Record<string, string> = {}) => {
    const values = { endpoint: origin, bucket, folder, ...keys, ...more };
    const sealer = openSettingsSealer(shop.config.dataDir);
    const sealed = await sealer.seal('server settings copies', JSON.stringify(values));
    await shop.query(
      `delete from server_settings; insert into server_settings values ('copies', '\\x${sealed.toString('hex')}')`,
    );
  };
  const config = loadConfig({ DATA_DIR: shop.config.dataDir, BACKUP_DIR: shop.config.backupDir });
  const run = async () => (await shop.query('select state, said from copy_runs'))[0];
  return { shop, fake, config, storePlace, run };
}

test('a copy that was asked for is made, checked and sent to the place that was entered, and says so', async () => {
  const { shop, fake, config, storePlace, run } = await aShop();
  await using _ = shop;
  await changeToNewKey({ config: shop.config, at: instant(Date.now()), say: () => {}, ask: null, sheet: null });
  await storePlace();
  await makeAskedCopy(config);
  expect(await run()).toEqual({ state: 'done', said: '' });
  const names = [...fake.objects.keys()];
  expect(names.some((name) => name.startsWith('casa/sealed/full/'))).toBe(true);
  expect(names.every((name) => name.startsWith('casa/sealed/'))).toBe(true);

  // The secret was changed at the provider meanwhile.
  await storePlace({ secret: 'altul' });
  await expect(makeAskedCopy(config)).rejects.toThrow('SignatureDoesNotMatch');
  expect(await run()).toMatchObject({ state: 'failed', said: expect.stringContaining('403') });
  expect(JSON.stringify(await run())).not.toContain('altul');
});

test('without a second place the copy stays here; without a key nothing is sent', async () => {
  const { shop, fake, config, storePlace, run } = await aShop();
  await using _ = shop;
  await makeAskedCopy(config);
  expect(await run()).toEqual({ state: 'done', said: '' });
  await storePlace();
  await expect(makeAskedCopy(config)).rejects.toThrow('numai criptate');
  expect(await run()).toMatchObject({ state: 'failed' });
  expect(fake.objects.size).toBe(0);
});

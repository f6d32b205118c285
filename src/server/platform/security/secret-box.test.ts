import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { openSecretBox } from './secret-box.ts';

const SECRET = 'cheia-contului-ăîș';

async function aDataFolder(): Promise<string> {
  const folder = await temporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  return folder.path;
}

test('what is sealed opens again, is never the same twice, and says nothing of itself', async () => {
  const dataDir = await aDataFolder();
  const box = openSecretBox(dataDir, 'invoices.oblio');
  const [one, other] = [box.seal(SECRET), box.seal(SECRET)];
  expect(one).not.toBe(other);
  expect(`${one}${Buffer.from(one, 'base64').toString('latin1')}`).not.toContain('cheia');
  expect(openSecretBox(dataDir, 'invoices.oblio').open(one)).toBe(SECRET);
});

test('it does not open under another name, in another folder, altered or cut', async () => {
  const dataDir = await aDataFolder();
  const box = openSecretBox(dataDir, 'invoices.oblio');
  const sealed = box.seal(SECRET);
  const elsewhere = await aDataFolder();
  expect(openSecretBox(dataDir, 'invoices.fgo').open(sealed)).toBe(null);
  expect(openSecretBox(elsewhere, 'invoices.oblio').open(sealed)).toBe(null);
  expect(box.open(`${sealed.slice(0, -6)}AAAAAA`)).toBe(null);
  for (const text of ['', 'v1.', sealed.slice(3), sealed.slice(0, 20)]) expect(box.open(text)).toBe(null);
});

test('the key is made at the first use, and only its owner may read it', async () => {
  const dataDir = await aDataFolder();
  const sealed = ['one', 'other'].map((name) => openSecretBox(dataDir, name).seal(SECRET));
  expect(openSecretBox(dataDir, 'other').open(sealed[1] ?? '')).toBe(SECRET);
  const path = join(dataDir, 'provider-keys.key');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readFile(path)).toHaveLength(32);
});

test('a file that is no key is never replaced', async () => {
  const dataDir = await aDataFolder();
  await writeFile(join(dataDir, 'provider-keys.key'), 'altceva');
  expect(() => openSecretBox(dataDir, 'invoices.oblio').seal(SECRET)).toThrow('is not a key');
});

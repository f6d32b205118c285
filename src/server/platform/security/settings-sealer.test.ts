import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { openSettingsSealer, SETTINGS_KEY_FILE } from './settings-sealer.ts';

const NAME = 'payment account stripe test';
const KEY = 'sk_test_51Abcdefghij';

async function aFolder() {
  const folder = await temporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  return folder;
}

test('what is sealed is opened by every process of the machine under its name, and by no other machine', async () => {
  const folder = await aFolder();
  const other = await aFolder();
  const sealer = openSettingsSealer(folder.path);
  expect(await sealer.open(NAME, Buffer.from('x'))).toBe(null);
  expect(await sealer.mark(KEY)).toBe(null);
  const sealed = await sealer.seal(NAME, KEY);
  expect(sealed.toString('latin1')).not.toContain(KEY);
  expect(await openSettingsSealer(folder.path).open(NAME, sealed)).toBe(KEY);
  expect(await sealer.open('payment account stripe live', sealed)).toBe(null);
  await openSettingsSealer(other.path).seal(NAME, KEY);
  expect(await openSettingsSealer(other.path).open(NAME, sealed)).toBe(null);
  expect(await sealer.mark(KEY)).toMatch(/^[0-9a-f]{8}$/);
  expect(await sealer.mark(KEY)).not.toBe(await sealer.mark(`${KEY}0`));
});

test('processes that make the secret at once have the same, and only the owner reads the file', async () => {
  const folder = await aFolder();
  const sealers = Array.from({ length: 8 }, () => openSettingsSealer(folder.path));
  const sealed = await Promise.all(sealers.map((sealer) => sealer.seal(NAME, KEY)));
  for (const one of sealed) expect(await openSettingsSealer(folder.path).open(NAME, one)).toBe(KEY);
  const path = join(folder.path, SETTINGS_KEY_FILE);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readFile(path, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
});

test('a damaged secret is said and not replaced', async () => {
  const folder = await aFolder();
  await writeFile(join(folder.path, SETTINGS_KEY_FILE), 'altceva');
  await expect(openSettingsSealer(folder.path).seal(NAME, KEY)).rejects.toThrow('is damaged');
});

import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { showAccount } from './show-account.ts';
import { presentFirstAdmin } from './tell-owner.ts';

const account = presentFirstAdmin({ email: 'ana@exemplu.ro', password: 'cire-sul-inflo-reste' });

/** The path of a file that does not exist yet. */
async function aPath(): Promise<string> {
  const folder = await temporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  return join(folder.path, 'conturi.txt');
}

async function show(file: string | null): Promise<string> {
  const said: string[] = [];
  await showAccount(account, { file, say: (text) => said.push(text) });
  return said.join('\n');
}

test('without a file the account is said, as a terminal and other programs read it', async () => {
  expect(await show(null)).toBe(account);
});

test('with a file the password is there only, and only its owner may read it', async () => {
  const file = await aPath();
  await writeFile(file, 'de dinainte\n');
  await chmod(file, 0o644);
  const said = await show(file);
  expect(said).toContain(file);
  expect(said).not.toContain('cire-sul');
  expect(await readFile(file, 'utf8')).toBe(`de dinainte\n${account}`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a file that cannot be written loses no password: it is said, with the reason', async () => {
  const file = await aPath();
  await mkdir(file);
  const said = await show(file);
  expect(said).toContain('EISDIR');
  expect(said).toContain(account);
});

import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { deleteMailFiles } from './delete-old-mails.ts';

const NOW = instant(Date.parse('2026-11-20T10:00:00Z'));
const DAY_MS = 24 * 3_600_000;

test('letters in files are forgotten after a month; younger ones and what is not a letter stay', async () => {
  await using folder = await temporaryFolder();
  const mail = join(folder.path, 'mail');
  await mkdir(mail);
  const written = async (name: string, daysAgo: number) => {
    await writeFile(join(mail, name), '');
    const at = new Date(NOW - daysAgo * DAY_MS);
    await utimes(join(mail, name), at, at);
  };
  await written('old.eml', 31);
  await written('half-written.eml.part', 31);
  await written('young.eml', 29);
  await written('notes of the owner.txt', 400);
  await deleteMailFiles(folder.path, NOW);
  expect((await readdir(mail)).sort()).toEqual(['notes of the owner.txt', 'young.eml']);
});

test('a shop that never wrote a letter has nothing to forget', async () => {
  await using folder = await temporaryFolder();
  await expect(deleteMailFiles(folder.path, NOW)).resolves.toBeUndefined();
});

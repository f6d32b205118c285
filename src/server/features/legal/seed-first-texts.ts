import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#server/platform/database.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { isNewShop, replaceTexts } from './legal-texts.repository.ts';
import { parseFirstText } from './parse-first-text.ts';

/**
 * Gives a new shop the texts of `folder` in place of those that migrations insert. Does nothing in a shop that has an
 * account, an order, a change or a draft: its texts are changed by their owner only. Runs before the first account is
 * created.
 */
export async function seedFirstTexts(db: Database, folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const texts = files.map(parseFirstText);
  await inTransaction(db, async (tx) => {
    if (await isNewShop(tx)) await replaceTexts(tx, texts);
  });
}

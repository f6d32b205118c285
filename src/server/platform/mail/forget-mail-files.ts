import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Instant } from '#domain/time/instant.ts';
import { MAIL_FOLDER } from './mailer.ts';

/** Files stand in for a mail server while there is none; they are no archive, and there are people in them. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 3_600_000;
const LETTER = /\.eml(\.part)?$/;

/** Forgets letters that were written into files more than a month ago; whatever else lies there stays. */
export async function forgetMailFiles(dataDir: string, now: Instant): Promise<void> {
  const folder = join(dataDir, MAIL_FOLDER);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names.filter((one) => LETTER.test(one))) {
    const path = join(folder, name);
    // Another process may be faster.
    const written = (await stat(path).catch(() => null))?.mtimeMs ?? now;
    if (written < now - KEPT_DAYS * DAY_MS) await rm(path, { force: true });
  }
}

import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS, type Instant, instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { MAIL_FOLDER } from './mailer.ts';
import { deleteOldMails } from './mails.repository.ts';

/** Files replace a mail server while none is configured; they contain personal data and are no archive. */
const KEPT_DAYS = 30;
const LETTER = /\.eml(\.part)?$/;

/** Deletes mails that were written into files more than a month ago; other files stay. */
export async function deleteMailFiles(dataDir: string, now: Instant): Promise<void> {
  const folder = join(dataDir, MAIL_FOLDER);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names.filter((one) => LETTER.test(one))) {
    const path = join(folder, name);
    // Another process may have deleted it first.
    const written = (await stat(path).catch(() => null))?.mtimeMs ?? now;
    if (written < now - KEPT_DAYS * DAY_MS) await rm(path, { force: true });
  }
}

/** Mails about orders document what was agreed, so they are kept as long as claims are possible. */
const ORDER_MAIL_DAYS = 3 * 365 + 1;
const OTHER_MAIL_DAYS = 182;

/** Deletes mails about orders after three years, all others after six months. */
export function deleteSentMails(db: Database, now: Instant): Promise<void> {
  return deleteOldMails(db, {
    ordersBefore: instant(now - ORDER_MAIL_DAYS * DAY_MS),
    othersBefore: instant(now - OTHER_MAIL_DAYS * DAY_MS),
  });
}

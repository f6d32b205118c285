import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { keptSince } from '#domain/legal/retention.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { MAIL_FOLDER } from './mailer.ts';
import { deleteOldMails } from './mails.repository.ts';

const MAIL = /\.eml(\.part)?$/;

/** Deletes mails that were written into files more than a month ago; other files stay. */
export async function deleteMailFiles(dataDir: string, now: Instant): Promise<void> {
  const folder = join(dataDir, MAIL_FOLDER);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names.filter((one) => MAIL.test(one))) {
    const path = join(folder, name);
    // Another process may have deleted it first.
    const written = (await stat(path).catch(() => null))?.mtimeMs ?? now;
    if (written < keptSince('mail_files', now)) await rm(path, { force: true });
  }
}

/** Deletes mails about orders after three years, all others after six months. */
export function deleteSentMails(db: Database, now: Instant): Promise<void> {
  return deleteOldMails(db, {
    ordersBefore: keptSince('order_mails', now),
    othersBefore: keptSince('other_mails', now),
  });
}

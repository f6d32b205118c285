import { inTransaction } from '#server/platform/in-transaction.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { claimBackupMail } from './backups.repository.ts';
import { backupMissing } from './mails/backup-missing.ts';
import { type BackupServices, reviewBackups } from './review-backups.ts';

/** Mails the restaurant when no copy was made for longer than a day, once a day until there is one. */
export async function tellMissingBackups(
  services: BackupServices & { readonly jobs: Jobs; readonly log: Log },
): Promise<void> {
  const { db, clock, jobs, log } = services;
  const { last, isMissing } = await reviewBackups(services);
  if (!isMissing) return;
  const at = clock();
  const enqueue = await jobs.ready();
  const isTold = await inTransaction(db, async (tx) => {
    if (!(await claimBackupMail(tx, at))) return false;
    await enqueue(tx, 'mail', backupMissing.job({ lastAt: last?.finishedAt ?? null, at }));
    return true;
  });
  if (isTold) log.error({}, 'backup.missing');
}

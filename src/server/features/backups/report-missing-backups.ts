import { inTransaction } from '#server/platform/in-transaction.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { type BackupPlace, claimBackupMail } from './backups.repository.ts';
import { backupMissing } from './mails/backup-missing.ts';
import { type BackupReview, type BackupServices, reviewBackups } from './review-backups.ts';

type ReportServices = BackupServices & { readonly jobs: Jobs; readonly log: Log };

/** Mails the restaurant when a place had no copy for longer than a day; daily for each place until there is one. */
export async function reportMissingBackups(services: ReportServices): Promise<void> {
  const { second, ...first } = await reviewBackups(services);
  await reportMissing(services, 'first', first);
  // When no new copies are made, none can be sent: one mail about the first place is enough.
  if (second !== null && !first.isMissing) await reportMissing(services, 'second', second);
}

async function reportMissing(
  { db, clock, jobs, log }: ReportServices,
  place: BackupPlace,
  { last, isMissing }: Pick<BackupReview, 'last' | 'isMissing'>,
): Promise<void> {
  if (!isMissing) return;
  const at = clock();
  const enqueue = await jobs.ready();
  const isTold = await inTransaction(db, async (tx) => {
    if (!(await claimBackupMail(tx, place, at))) return false;
    await enqueue(tx, backupMissing.job({ lastAt: last?.finishedAt ?? null, at, place }));
    return true;
  });
  if (isTold) log.error({ place }, 'backup.missing');
}

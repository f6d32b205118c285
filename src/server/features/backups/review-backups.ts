import { isCopyMissing } from '#domain/backups/copies-due.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { findInstalledAt, findLastBackup, type LastBackup } from './backups.repository.ts';

export type BackupServices = {
  readonly db: Database;
  readonly clock: () => Instant;
  /** Of a database of the owner's: null. */
  readonly config: { readonly databaseFolder: string | null };
};

export type BackupReview = {
  readonly last: LastBackup | null;
  /** None was made for longer than a day: the owner has to know. */
  readonly isMissing: boolean;
};

/** How the copies stand. Of a database of the owner's nothing is known until its first copy was recorded. */
export async function reviewBackups({ db, clock, config }: BackupServices): Promise<BackupReview> {
  const last = await findLastBackup(db);
  const since = last?.finishedAt ?? (config.databaseFolder === null ? null : await findInstalledAt(db));
  return { last, isMissing: since !== null && isCopyMissing(since, clock()) };
}

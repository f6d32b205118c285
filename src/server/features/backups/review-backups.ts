import { isCopyMissing } from '#domain/backups/copies-due.ts';
import type { Instant } from '#domain/time/instant.ts';
import { readCopyPlace } from '#server/platform/backups/copy-place.ts';
import type { Database } from '#server/platform/database.ts';
import { findFirstSending, findInstalledAt, findLastBackup, type LastBackup } from './backups.repository.ts';

export type BackupServices = {
  readonly db: Database;
  readonly clock: () => Instant;
  readonly config: {
    /** Null with an external database. */
    readonly databaseFolder: string | null;
    readonly backupDir: string;
    readonly backupS3: { readonly url: string } | null;
    readonly dataDir: string;
  };
};

export type BackupReview = {
  readonly last: LastBackup | null;
  /** No copy was made for longer than a day, so the owner must be told. */
  readonly isMissing: boolean;
  /** The folder; null with an external database. */
  readonly place: string | null;
  /** The remote store; null without one. */
  readonly second: SecondReview | null;
};

export type SecondReview = {
  readonly place: string;
  /** The newest complete copy there. */
  readonly last: LastBackup | null;
  /** It has no copy of the last day, regardless of the first place. */
  readonly isMissing: boolean;
};

/** The state of the copies. With an external database nothing is known until its first copy was recorded. */
export async function reviewBackups(services: BackupServices): Promise<BackupReview> {
  const { db, clock, config } = services;
  const isMadeHere = config.databaseFolder !== null;
  const now = clock();
  const last = await findLastBackup(db, 'first');
  const since = last?.finishedAt ?? (isMadeHere ? await findInstalledAt(db) : null);
  const isMissing = since !== null && isCopyMissing(since, now);
  const place = isMadeHere ? config.backupDir : null;
  const { url } = await readCopyPlace(services);
  if (!isMadeHere || url === null) return { last, isMissing, place, second: null };
  const sent = await findLastBackup(db, 'second');
  // A place that was configured today has had no time for a copy yet.
  const triedSince = sent?.finishedAt ?? (await findFirstSending(db));
  const isLate = triedSince !== null && isCopyMissing(triedSince, now);
  return { last, isMissing, place, second: { place: url, last: sent, isMissing: isLate } };
}

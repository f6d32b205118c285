/** Sends the copies to the second place and records the outcome. */

import pg from 'pg';
import { type Instant, instant } from '#domain/time/instant.ts';
import { openFolderStore } from '../platform/backups/backup-store.ts';
import { loadCopyKeys } from '../platform/backups/copy-keys.ts';
import { type SentCopies, sendCopies } from '../platform/backups/off-site-store.ts';
import { openS3Store, type S3Place } from '../platform/backups/s3-store.ts';
import { failureReason } from '../platform/failure-reason.ts';
import { ADVISORY_LOCKS } from '../platform/postgres/advisory-locks.ts';
import { recordBackup } from './record-backup.ts';

export type SendBackupOptions = {
  readonly config: { readonly dataDir: string; readonly backupDir: string };
  readonly place: S3Place;
  /** Superuser URL of the restaurant's database. */
  readonly url: string;
  /** One line of progress; each replaces the last. */
  readonly show: (line: string) => void;
  readonly clock?: () => Instant;
};

/** @throws BackupError when the second place does not have a complete copy afterwards; the outcome is recorded first */
export async function sendBackup(options: SendBackupOptions): Promise<SentCopies> {
  const { config, place, url, show, clock = () => instant(Date.now()) } = options;
  const client = new pg.Client({ connectionString: url, application_name: 'pofta backup' });
  client.on('error', () => {});
  await client.connect();
  const record = recordBackup.bind(null, client);
  // Taken in turns, so that one process does not delete as old what another has just sent.
  await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.sendBackup]);
  try {
    const sent = await sendCopies({
      from: openFolderStore(config.backupDir),
      to: openS3Store(place),
      keys: await loadCopyKeys(config.dataDir),
      now: clock(),
      onProgress: ({ done, files }) => show(`Trimit: ${done} din ${files} fișiere`),
    });
    await record({ place: 'second', isVerified: true, isEncrypted: true, madeAt: sent.newest.finishedAt });
    return sent;
  } catch (error) {
    await record({ place: 'second', trouble: failureReason(error) });
    throw error;
  } finally {
    await client.end();
  }
}

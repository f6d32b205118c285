/** Sends the copies to the second place while the shop runs: the log soon after it was copied, a full copy when there is a new one. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Instant, instant } from '#domain/time/instant.ts';
import { openFolderStore, placesOf } from '../platform/backups/backup-store.ts';
import { listFullCopies } from '../platform/backups/full-copies.ts';
import { type BackupPlace, openStore } from '../platform/backups/open-store.ts';
import { openS3Store, type S3Place } from '../platform/backups/s3-store.ts';
import { sendLog } from '../platform/backups/second-place.ts';
import { WAL } from '../platform/backups/wal-files.ts';
import type { Log } from '../platform/log.ts';
import { runCopy } from './run-copy.ts';

const LOOK_EVERY_MS = 30_000;
/** What could not be sent is tried again. */
const TRY_AGAIN_MS = 60 * 60_000;

export type KeepSendingOptions = {
  readonly config: BackupPlace;
  readonly place: S3Place;
  readonly log: Log;
  readonly stopping: AbortController;
};

/** Ends soon after `stopping`. A place that does not answer delays nothing here: the copies of the first place go on by themselves. */
export async function keepSending({ config, place, log, stopping: { signal } }: KeepSendingOptions): Promise<void> {
  const files = openFolderStore(config.backupDir);
  const elsewhere = openS3Store(place);
  let sentLog: Set<string> | null = null;
  let sentCopy = '';
  let triedAt: Instant | null = null;
  let failure = '';
  const look = async () => {
    const [newest] = await listFullCopies(await openStore(config));
    // Log without a full copy before it restores nothing.
    if (newest === undefined) return;
    const now = instant(Date.now());
    if (newest.name !== sentCopy && (triedAt === null || now - triedAt >= TRY_AGAIN_MS)) {
      triedAt = now;
      const isSent = await runCopy({ config, reason: 'send', signal });
      log[isSent ? 'info' : 'error']({}, isSent ? 'backup.sent' : 'backup.not_sent');
      if (isSent) [sentCopy, triedAt] = [newest.name, null];
    }
    sentLog ??= new Set(await elsewhere.list(placesOf(WAL)[1]));
    await sendLog(files, elsewhere, sentLog);
  };
  while (!signal.aborted) {
    await look().then(
      () => {
        failure = '';
      },
      (error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        if (reason !== failure) log.error({ reason }, 'backup.sending_waits');
        failure = reason;
      },
    );
    await wait(LOOK_EVERY_MS, undefined, { signal }).catch(() => {});
  }
}

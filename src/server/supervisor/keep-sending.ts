/**
 * Sends the copies to the second place while the shop runs: the log soon after it was copied, and each new full copy.
 */
import { type Instant, instant } from '#domain/time/instant.ts';
import { type FileStore, openFolderStore, placesOf } from '../platform/backups/backup-store.ts';
import { listFullCopies } from '../platform/backups/full-copies.ts';
import { sendLog } from '../platform/backups/off-site-store.ts';
import { type BackupPlace, openStore } from '../platform/backups/open-store.ts';
import { WAL } from '../platform/backups/wal-files.ts';
import type { Log } from '../platform/log.ts';
import { logFailuresOnce } from '../platform/log-failures-once.ts';
import { pause } from '../platform/pause.ts';

const LOOK_EVERY_MS = 30_000;
/** Pause before failed sending is tried again. */
const TRY_AGAIN_MS = 60 * 60_000;

/** Maximum time that stopping the shop waits for the second place. */
const LAST_LOG_LIMIT_MS = 10_000;

export type KeepSendingOptions = {
  readonly config: BackupPlace;
  /** The second place, null without one; another object when it has changed meanwhile. */
  readonly findElsewhere: () => Promise<FileStore | null>;
  /** Sends the newest full copy; false when it failed. */
  readonly sendCopy: () => Promise<boolean>;
  readonly log: Log;
  readonly stopping: AbortController;
  readonly lastLogLimitMs?: number;
};

/**
 * Sends the log copied since; ends after 10 s at the latest, even if the place does not answer. The rest is sent at the
 * next start.
 */
export type SendLastLog = () => Promise<void>;

/** Sends until `stopping`. A place that does not answer delays nothing here: copying to the first place continues. */
export function keepSending({
  config,
  findElsewhere,
  sendCopy,
  log,
  stopping: { signal },
  lastLogLimitMs = LAST_LOG_LIMIT_MS,
}: KeepSendingOptions): SendLastLog {
  const files = openFolderStore(config.backupDir);
  let elsewhere: FileStore | null = null;
  let sentLog: Set<string> | null = null;
  let sentCopy = '';
  let triedAt: Instant | null = null;
  const sendWhatIsNew = async () => {
    if (elsewhere === null) return;
    sentLog ??= new Set(await elsewhere.list(placesOf(WAL)[1]));
    await sendLog(files, elsewhere, sentLog);
  };
  const look = async () => {
    const place = await findElsewhere();
    // Another place has nothing yet.
    if (place !== elsewhere) [elsewhere, sentLog, sentCopy, triedAt] = [place, null, '', null];
    if (elsewhere === null) return;
    const [newest] = await listFullCopies(await openStore(config));
    // Log without an earlier full copy cannot be restored.
    if (newest === undefined) return;
    const now = instant(Date.now());
    if (newest.name !== sentCopy && (triedAt === null || now - triedAt >= TRY_AGAIN_MS)) {
      triedAt = now;
      const isSent = await sendCopy();
      log[isSent ? 'info' : 'error']({}, isSent ? 'backup.sent' : 'backup.not_sent');
      if (isSent) [sentCopy, triedAt] = [newest.name, null];
    }
    if (!signal.aborted) await sendWhatIsNew();
  };
  const patiently = logFailuresOnce((reason) => log.error({ reason }, 'backup.sending_waits'));
  const looking = (async () => {
    while (!signal.aborted) {
      await patiently(look);
      await pause(LOOK_EVERY_MS, signal);
    }
  })();
  return async () => {
    const limit = new AbortController();
    const isLate = pause(lastLogLimitMs, limit.signal);
    const isSent = looking.then(async () => {
      // Never listed: the place was never reachable, or there is no copy yet.
      if (sentLog !== null) await patiently(sendWhatIsNew);
      return false;
    });
    if (await Promise.race([isSent, isLate])) log.warn({}, 'backup.last_log_waits');
    limit.abort();
  };
}

/**
 * Copies the embedded database while the shop runs: its log every half minute, a full copy each night. A full copy is
 * made in a separate process with the lowest priority, so that orders get the processor first.
 */
import { join } from 'node:path';
import pg from 'pg';
import { isCopyDue } from '#domain/backups/copies-due.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import type { BackupStore, FileStore } from '../platform/backups/backup-store.ts';
import { copyWal } from '../platform/backups/copy-wal.ts';
import { listFullCopies } from '../platform/backups/full-copies.ts';
import { removeCopy } from '../platform/backups/open-copy.ts';
import { type BackupPlace, openStore } from '../platform/backups/open-store.ts';
import { openS3Store, type S3Place } from '../platform/backups/s3-store.ts';
import type { EmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts';
import { DATABASE } from '../platform/embedded-postgres/ensure-roles.ts';
import { CLUSTER } from '../platform/embedded-postgres/find-home.ts';
import type { Log } from '../platform/log.ts';
import { logFailuresOnce } from '../platform/log-failures-once.ts';
import { pause } from '../platform/pause.ts';
import { findCopyPlace } from './find-copy-place.ts';
import { followAskedCopies } from './follow-asked-copies.ts';
import { keepSending, type SendLastLog } from './keep-sending.ts';
import { CHECK_FOLDER } from './make-backup.ts';
import { runCopy } from './run-copy.ts';

const LOOK_EVERY_MS = 30_000;
/** Pause before a failed copy is tried again. */
const TRY_AGAIN_MS = 60 * 60_000;

export type KeepBackupsOptions = {
  readonly config: BackupPlace & { readonly backupS3: S3Place | null };
  readonly postgres: Pick<EmbeddedPostgres, 'folder' | 'superuserUrl'>;
  readonly log: Log;
};

export type KeptBackups = {
  /** Copies the log a last time and ends. The database must run until then. */
  readonly close: () => Promise<void>;
  /**
   * Sends the last log to the second place; called after `close`, with or without the database. Ends after 10 s at the
   * latest.
   */
  readonly sendLastLog: SendLastLog;
};

/** Starts copying. */
export function keepBackups({ config, postgres, log }: KeepBackupsOptions): KeptBackups {
  const stopping = new AbortController();
  const openedAt = now();
  let hasGap = false;
  let triedAt: Instant | null = null;

  const copyLog = async (store: BackupStore) => {
    const client = new pg.Client({
      connectionString: postgres.superuserUrl(DATABASE),
      application_name: 'pofta backup',
    });
    client.on('error', () => {});
    await client.connect();
    try {
      const copied = await copyWal({ client, cluster: join(postgres.folder, CLUSTER), store, clock: now });
      if (copied.hasGap) log.error({}, 'backup.log_incomplete');
      hasGap ||= copied.hasGap;
    } finally {
      await client.end();
    }
  };
  const look = async () => {
    // Opened each time, because the command may have changed the key.
    const store = await openStore(config);
    const [newest] = await listFullCopies(store);
    const lastAt = newest?.finishedAt ?? null;
    // Log without an earlier full copy cannot be restored.
    if (lastAt !== null) await copyLog(store);
    if (triedAt !== null && now() - triedAt < TRY_AGAIN_MS) return;
    if (!isCopyDue({ lastAt: hasGap ? null : lastAt, openedAt, now: now() })) return;
    triedAt = now();
    const isMade = await runCopy({ config, reason: 'night', signal: stopping.signal });
    log[isMade ? 'info' : 'error']({}, isMade ? 'backup.made' : 'backup.failed');
    if (isMade) [hasGap, triedAt] = [false, null];
  };
  const copyLastLog = async () => {
    const store = await openStore(config);
    if ((await listFullCopies(store)).length > 0) await copyLog(store);
  };
  // The database or the disk of the copies is unavailable.
  const patiently = logFailuresOnce((reason) => log.error({ reason }, 'backup.waiting'));
  let opened: { readonly key: string; readonly store: FileStore } | null = null;
  const findElsewhere = async () => {
    const place = await findCopyPlace(config, postgres.superuserUrl(DATABASE));
    const key = JSON.stringify(place);
    if (opened?.key !== key) opened = place === null ? null : { key, store: openS3Store(place) };
    return opened?.store ?? null;
  };
  const sendLastLog = keepSending({
    config,
    findElsewhere,
    sendCopy: () => runCopy({ config, reason: 'send', signal: stopping.signal }),
    log,
    stopping,
  });
  const asked = followAskedCopies({
    findUrl: () => postgres.superuserUrl(DATABASE),
    make: () => runCopy({ config, reason: 'asked', signal: stopping.signal }),
    log,
  });
  const looking = (async () => {
    while (!stopping.signal.aborted) {
      asked.look();
      await patiently(look);
      await pause(LOOK_EVERY_MS, stopping.signal);
    }
  })();
  return {
    async close() {
      stopping.abort();
      await asked.close();
      await looking;
      await removeCopy(join(postgres.folder, CHECK_FOLDER));
      await copyLastLog().catch(() => {});
    },
    sendLastLog,
  };
}

function now(): Instant {
  return instant(Date.now());
}

/** Opens a copy as a separate database beside the running one: rebuilt, recovered to a moment, and counted. */
import { chown, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Instant } from '#domain/time/instant.ts';
import { renewCollations } from '#server/platform/embedded-postgres/collations.ts';
import { SUPERUSER } from '#server/platform/embedded-postgres/create-cluster.ts';
import { loadDatabasePasswords } from '#server/platform/embedded-postgres/database-passwords.ts';
import { EmbeddedPostgresError } from '#server/platform/embedded-postgres/embedded-postgres-error.ts';
import { connected, DATABASE } from '#server/platform/embedded-postgres/ensure-roles.ts';
import { CLUSTER, type Home } from '#server/platform/embedded-postgres/find-home.ts';
import { findPostmaster } from '#server/platform/embedded-postgres/postmaster.ts';
import { type ServerSettings, startServer } from '#server/platform/embedded-postgres/start-server.ts';
import { endServer, stopServer } from '#server/platform/embedded-postgres/stop-server.ts';
import { BackupError } from './backup-error.ts';
import type { BackupStore } from './backup-store.ts';
import { type CheckedDatabase, checkDatabase } from './check-database.ts';
import { type FullCopyName, readFullCopy } from './full-copies.ts';
import { readProved } from './pieces.ts';
import { planRestore, timelineAt } from './plan-restore.ts';
import { parseHistory, type RebuildOptions, rebuildCluster } from './rebuild-cluster.ts';
import { listWal } from './wal-files.ts';

/** The server takes one connection and is stopped soon, so it gets little memory and leaves the rest to the shop. */
const OWN_SETTINGS: ServerSettings = {
  shared_buffers: '16MB',
  max_wal_size: '256MB',
  autovacuum: 'off',
  hot_standby: 'off',
};

/** PostgreSQL's message when the log ended before the recovery target. */
const ENDED_BEFORE = 'recovery ended before configured recovery target was reached';

type Until = Instant | 'consistent' | null;

export type OpenCopyOptions = Pick<RebuildOptions, 'onProgress'> & {
  readonly store: BackupStore;
  readonly name: FullCopyName;
  /** Null = to the end of the copied log; `consistent` = only until the database is consistent. */
  readonly until: Until;
  /** The PostgreSQL installation: system user and programs. */
  readonly home: Home;
  /** A separate folder below the home's; emptied first. */
  readonly folder: string;
  /** The result will be used as the database, so it must be written to disk; one that is only checked need not be. */
  readonly isKept: boolean;
};

export type OpenedCopy = CheckedDatabase & {
  /** End of the copied log when it is before the requested moment; null when it reaches it. */
  readonly endsAt: Instant | null;
  /** Moment of the last order, in the restaurant's time. */
  readonly lastOrderAt: Date | null;
};

/**
 * Rebuilds a copy in `folder`, recovers it to `until`, counts its rows and stops it. `folder/cluster` is then a
 * database that a server of the home can start, `folder/data` contains the small files.
 *
 * @throws BackupError, EmbeddedPostgresError that describe the problem of the copy
 */
export async function openCopy(options: OpenCopyOptions): Promise<OpenedCopy> {
  const { store, name, until, home, folder, isKept, onProgress } = options;
  const copy = await readFullCopy(store, name);
  const ours = home.binaries.version.split('.')[0];
  if (copy.postgres !== ours) {
    throw new BackupError(
      `Copia este făcută de PostgreSQL ${copy.postgres}, iar acest program aduce versiunea ${ours}: ` +
        'restaureaz-o cu programul din acea vreme.',
    );
  }
  const { files: all, histories } = await listWal(store);
  const moment = until === 'consistent' ? copy.finishedAt : until;
  // Log from after the moment is used when it can be decrypted, but is no reason to ask for the key of a later area.
  const files = all.filter(({ name: file, copiedAt }) => moment === null || copiedAt < moment || store.canOpen(file));
  const timeline = until === 'consistent' ? copy.timeline : timelineAt(files, until, copy);
  const history = histories.find((one) => one.timeline === timeline);
  const ancestors =
    history === undefined ? [] : parseHistory((await readProved(store, history.name, history.hash)).toString());
  const plan = planRestore(copy, { files, timeline, ancestors, until: moment });
  await removeCopy(folder);
  await mkdir(folder, { recursive: true, mode: 0o711 });
  await rebuildCluster({
    store,
    copy,
    area: name.area,
    wal: plan.files,
    histories,
    folder,
    owner: home.launcher,
    ...(onProgress && { onProgress }),
  });
  const passwords = await loadDatabasePasswords(join(folder, 'data'));
  const urlAt = (port: number, database = SUPERUSER) =>
    `postgres://${SUPERUSER}:${passwords.superuser}@127.0.0.1:${port}/${database}`;
  const postmaster = await recover({ ...home, folder }, { until, timeline, isKept, urlAt });
  try {
    // The copy may be of a server with another version of ICU; an index in its order would hide rows from the check.
    await renewCollations((database) => urlAt(postmaster.port, database));
    const counted = await connected(urlAt(postmaster.port, DATABASE), async (client) => ({
      ...(await checkDatabase(client)),
      lastOrderAt: await findLastOrder(client),
    }));
    return { ...counted, endsAt: plan.endsAt };
  } finally {
    await stopServer(postmaster, folder, urlAt);
  }
}

/** Removes an opened copy; stops a server that still runs in it after a kill. */
export async function removeCopy(folder: string): Promise<void> {
  const left = await findPostmaster(join(folder, CLUSTER));
  if (left !== null) await endServer(left, join(folder, CLUSTER));
  await rm(folder, { recursive: true, force: true });
}

type Recovery = {
  readonly until: Until;
  readonly timeline: number;
  readonly isKept: boolean;
  readonly urlAt: (port: number) => string;
};

async function recover(home: Home, { until, timeline, isKept, urlAt }: Recovery) {
  const signal = join(home.folder, CLUSTER, 'recovery.signal');
  await writeFile(signal, '', { mode: 0o600 });
  if (process.getuid?.() === 0) await chown(signal, home.launcher.uid, home.launcher.gid);
  const settings: ServerSettings = {
    ...OWN_SETTINGS,
    // With it the server syncs all files to the disk before it recovers.
    fsync: isKept ? 'on' : 'off',
    // All log is already in pg_wal.
    restore_command: 'false',
    recovery_target_timeline: String(timeline),
    recovery_target_action: 'promote',
  };
  const start = (more: ServerSettings) => startServer(home, { settings: { ...settings, ...more }, urlAt });
  if (until === null) return start({});
  if (until === 'consistent') return start({ recovery_target: 'immediate' });
  try {
    return await start({ recovery_target_time: new Date(until).toISOString().replace('T', ' ').replace('Z', '+00') });
  } catch (error) {
    // The log has no commit after that moment, so all of it is applied.
    if (error instanceof EmbeddedPostgresError && error.message.includes(ENDED_BEFORE)) return start({});
    throw error;
  }
}

async function findLastOrder(client: Parameters<typeof checkDatabase>[0]): Promise<Date | null> {
  const { rows: tables } = await client.query(`select where to_regclass('public.orders') is not null`);
  // A copy made before an upgrade may have a schema without orders.
  if (tables.length === 0) return null;
  const { rows } = await client.query<{ at: Date | null }>('select max(placed_at) as at from orders');
  return rows[0]?.at ?? null;
}

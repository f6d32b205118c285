/** Opens a copy as a database of its own, beside the running one: rebuilt, recovered to a moment, and counted. */
import { chown, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Instant } from '#domain/time/instant.ts';
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

/** It serves one connection and is stopped soon: it takes little memory from the shop beside it. */
const OWN_SETTINGS: ServerSettings = {
  shared_buffers: '16MB',
  max_wal_size: '256MB',
  autovacuum: 'off',
  hot_standby: 'off',
};

/** How PostgreSQL refuses to promote when the log ended before the asked moment. */
const ENDED_BEFORE = 'recovery ended before configured recovery target was reached';

type Until = Instant | 'consistent' | null;

export type OpenCopyOptions = Pick<RebuildOptions, 'onProgress'> & {
  readonly store: BackupStore;
  readonly name: FullCopyName;
  /** Null = up to the end of what is copied; `consistent` = as soon as it is a database. */
  readonly until: Until;
  /** Where the database is: user, programs. */
  readonly home: Home;
  /** An own folder below the home's; emptied first. */
  readonly folder: string;
  /** It is to be served from, so it has to be on the disk; one that is only looked at is not. */
  readonly isKept: boolean;
};

export type OpenedCopy = CheckedDatabase & {
  /** The copied log ends here, before the asked moment; null when it reaches it. */
  readonly endsAt: Instant | null;
  /** Of the last order, as the restaurant's clock shows it. */
  readonly lastOrderAt: Date | null;
};

/**
 * Rebuilds a copy in `folder`, recovers it to `until`, counts it and stops it; `folder/cluster` is then a database that a server
 * of the home can start, and `folder/data` the small files.
 *
 * @throws BackupError, EmbeddedPostgresError with what is wrong with the copy
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
  // Log of after the moment is of use, but no reason to ask for the key of a later time.
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
    const counted = await connected(urlAt(postmaster.port, DATABASE), async (client) => ({
      ...(await checkDatabase(client)),
      lastOrderAt: await findLastOrder(client),
    }));
    return { ...counted, endsAt: plan.endsAt };
  } finally {
    await stopServer(postmaster, folder, urlAt);
  }
}

/** Removes a copy that was opened, and the server that a kill has left in it. */
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
    // With it the server writes all files to the disk before it recovers.
    fsync: isKept ? 'on' : 'off',
    // The log lies in pg_wal already.
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
    // Nothing was committed after that moment: all of the log is before it.
    if (error instanceof EmbeddedPostgresError && error.message.includes(ENDED_BEFORE)) return start({});
    throw error;
  }
}

async function findLastOrder(client: Parameters<typeof checkDatabase>[0]): Promise<Date | null> {
  const { rows: tables } = await client.query(`select where to_regclass('public.orders') is not null`);
  // A copy made before an upgrade may be of a schema without orders.
  if (tables.length === 0) return null;
  const { rows } = await client.query<{ at: Date | null }>('select max(placed_at) as at from orders');
  return rows[0]?.at ?? null;
}

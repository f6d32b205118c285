/** Opens the newest copy with this program beside the shop, brings it to the program's schema and lends it. */
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Instant } from '#domain/time/instant.ts';
import { BackupError } from '../platform/backups/backup-error.ts';
import type { BackupStore } from '../platform/backups/backup-store.ts';
import { openCopy, removeCopy } from '../platform/backups/open-copy.ts';
import { type Database, openDatabase } from '../platform/database.ts';
import { SUPERUSER } from '../platform/embedded-postgres/create-cluster.ts';
import { loadDatabasePasswords } from '../platform/embedded-postgres/database-passwords.ts';
import { DATABASE, OWNER_ROLE } from '../platform/embedded-postgres/ensure-roles.ts';
import type { Home } from '../platform/embedded-postgres/find-home.ts';
import { type ServerSettings, startServer } from '../platform/embedded-postgres/start-server.ts';
import { stopServer } from '../platform/embedded-postgres/stop-server.ts';
import { migrate } from '../platform/postgres/migrate.ts';
import { chooseCopy } from './restore-backup.ts';

/** Folder within the database's folder in which the copy is opened. */
export const REHEARSAL_FOLDER = 'update-rehearsal';
/** Free space that must remain: the copy is opened beside the database, and migrations write. */
const SPARE_BYTES = 2 * 1024 ** 3;
/** The server has one client and is removed afterwards. */
const SETTINGS: ServerSettings = { shared_buffers: '16MB', max_wal_size: '256MB', autovacuum: 'off', fsync: 'off' };

export type RehearsalOptions<Value> = {
  readonly store: BackupStore;
  readonly home: Home;
  /** The folder of the migrations. */
  readonly migrations: string;
  readonly show: (line: string) => void;
  /** Called with the copy at this program's schema. */
  readonly work: (db: Database, copiedAt: Instant) => Promise<Value>;
};

export type Rehearsed<Value> = {
  readonly value: Value;
  readonly migrations: number;
  /** How long the migrations took. */
  readonly seconds: number;
};

/**
 * The running database is neither read nor changed.
 *
 * @throws BackupError, EmbeddedPostgresError for a copy that cannot be opened; MigrationError when this program cannot
 *   bring it to its schema
 */
export async function rehearseUpdate<Value>(options: RehearsalOptions<Value>): Promise<Rehearsed<Value>> {
  const { store, home, show } = options;
  const copy = await chooseCopy(store, null);
  const { bavail, bsize } = await statfs(home.folder);
  if (bavail * bsize < SPARE_BYTES) {
    throw new BackupError(
      `Pe discul bazei de date nu este loc pentru a deschide o copie: eliberați 2 GB (${home.folder}).`,
    );
  }
  const folder = join(home.folder, REHEARSAL_FOLDER);
  try {
    await openCopy({
      store,
      name: copy,
      until: 'consistent',
      home,
      folder,
      isKept: false,
      onProgress: ({ done, files }) => show(`Deschid copia: ${done} din ${files} fișiere`),
    });
    return await withServer({ ...home, folder }, (url) => migrateAndWork(url, copy.finishedAt, options));
  } finally {
    await removeCopy(folder);
  }
}

/** Lends the address of the schema's owner in an opened copy. */
async function withServer<Value>(home: Home, work: (ownerUrl: string) => Promise<Value>): Promise<Value> {
  const passwords = await loadDatabasePasswords(join(home.folder, 'data'));
  const urlAt = (port: number, database = SUPERUSER) =>
    `postgres://${SUPERUSER}:${passwords.superuser}@127.0.0.1:${port}/${database}`;
  const postmaster = await startServer(home, { settings: SETTINGS, urlAt });
  try {
    return await work(`postgres://${OWNER_ROLE}:${passwords.owner}@127.0.0.1:${postmaster.port}/${DATABASE}`);
  } finally {
    await stopServer(postmaster, home.folder, urlAt);
  }
}

async function migrateAndWork<Value>(
  url: string,
  copiedAt: Instant,
  { migrations, show, work }: RehearsalOptions<Value>,
): Promise<Rehearsed<Value>> {
  const { db } = openDatabase({ url, applicationName: 'pofta-rehearse', poolSize: 2, isUnhurried: true });
  try {
    show('Aplic migrările pe copie');
    const begin = performance.now();
    const applied = await migrate(db, migrations);
    const seconds = (performance.now() - begin) / 1000;
    show('Recalculez comenzile');
    return { value: await work(db, copiedAt), migrations: applied.length, seconds };
  } finally {
    await db.destroy();
  }
}

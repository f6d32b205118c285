/** Makes a full copy of the embedded database, verifies it by opening it, and records the outcome. */

import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type Instant, instant } from '#domain/time/instant.ts';
import { BackupError, DamagedCopyError } from '../platform/backups/backup-error.ts';
import { type BackupStore, isSameDisk, openFolderStore } from '../platform/backups/backup-store.ts';
import { countOrders } from '../platform/backups/check-database.ts';
import { keepKeysIn, loadCopyKeys } from '../platform/backups/copy-keys.ts';
import { deleteOldCopies } from '../platform/backups/delete-old-copies.ts';
import type { CopyReason } from '../platform/backups/full-copies.ts';
import { type MadeCopy, makeFullCopy } from '../platform/backups/make-full-copy.ts';
import { type OpenedCopy, openCopy, removeCopy } from '../platform/backups/open-copy.ts';
import { type BackupPlace, unlockStore } from '../platform/backups/open-store.ts';
import { CLUSTER, type Home } from '../platform/embedded-postgres/find-home.ts';
import { failureReason } from '../platform/failure-reason.ts';
import { ADVISORY_LOCKS } from '../platform/postgres/advisory-locks.ts';
import { recordBackup } from './record-backup.ts';

export type MakeBackupOptions = {
  readonly config: BackupPlace;
  readonly home: Home;
  /** Superuser URL of the restaurant's database. */
  readonly url: string;
  readonly reason: CopyReason;
  /** One line of progress; each replaces the last. */
  readonly show: (line: string) => void;
  readonly clock?: () => Instant;
};

export type MadeBackup = {
  readonly finishedAt: Instant;
  readonly writtenBytes: number;
  /** Null when there was no space to open it. */
  readonly checked: OpenedCopy | null;
  readonly isEncrypted: boolean;
};

/** Folder within the database's folder in which a copy is opened. */
export const CHECK_FOLDER = 'copy-check';
/** Free space that must remain while a copy is opened. */
const SPARE_BYTES = 2 * 1024 ** 3;
const MB = 1024 * 1024;

/**
 * @throws BackupError when another copy is being made, the folder of copies cannot be used, or the new copy is damaged;
 * the outcome is recorded first
 */
export async function makeBackup(options: MakeBackupOptions): Promise<MadeBackup> {
  const { config, home, url, reason, show, clock = () => instant(Date.now()) } = options;
  const client = new pg.Client({ connectionString: url, application_name: 'pofta backup' });
  client.on('error', () => {});
  await client.connect();
  try {
    if (!(await takesLock(client))) throw new BackupError('O altă copie se face chiar acum.');
    const isOnSameDisk = await isSameDisk(home.folder, config.backupDir).catch((error: Error) => {
      throw new BackupError(`Nu pot folosi BACKUP_DIR ${config.backupDir}: ${error.message}`);
    });
    const files = openFolderStore(config.backupDir);
    try {
      const keys = await loadCopyKeys(config.dataDir);
      await keepKeysIn(files, keys);
      const store = await unlockStore(files, keys);
      const before = await countOrders(client);
      const made = await makeFullCopy({
        client,
        cluster: join(home.folder, CLUSTER),
        store,
        clock,
        dataDir: config.dataDir,
        backupDir: config.backupDir,
        reason,
        schema: await findSchema(client),
        onProgress: ({ done, files: count, writtenBytes }) =>
          show(`Copiez: ${done} din ${count} fișiere, ${Math.ceil(writtenBytes / MB)} MB scriși`),
      });
      const checked = await checkCopy({ store, made, home, client, show });
      if (checked !== null && checked.orders < before) {
        throw new BackupError(`Copia are ${checked.orders} comenzi; baza de date avea ${before} când a început.`);
      }
      const isEncrypted = store.area !== null;
      await recordBackup(client, {
        place: 'first',
        isVerified: checked !== null,
        isEncrypted,
        isOnSameDisk,
        bytes: made.writtenBytes,
        orders: checked?.orders ?? null,
      });
      // After the check: old copies are deleted only when the new one is known to be good.
      if (checked !== null) await deleteOldCopies(store, clock());
      const { finishedAt } = made.copy;
      return { finishedAt, writtenBytes: made.writtenBytes, checked, isEncrypted };
    } catch (error) {
      const trouble = failureReason(error);
      await recordBackup(client, { place: 'first', isOnSameDisk, trouble });
      // Removed, so that the next copy writes it again.
      if (error instanceof DamagedCopyError) await files.remove(error.file);
      throw error;
    }
  } finally {
    await client.end();
  }
}

type CheckOptions = {
  readonly store: BackupStore;
  readonly made: MadeCopy;
  readonly home: Home;
  readonly client: pg.Client;
  readonly show: (line: string) => void;
};

/** Opens the copy as a separate database and counts its rows. */
async function checkCopy({ store, made, home, client, show }: CheckOptions): Promise<OpenedCopy | null> {
  const { rows } = await client.query<{ bytes: string }>('select sum(pg_database_size(oid)) as bytes from pg_database');
  const { bavail, bsize } = await statfs(home.folder);
  if (bavail * bsize < Number(rows[0]?.bytes) + SPARE_BYTES) return null;
  const folder = join(home.folder, CHECK_FOLDER);
  try {
    return await openCopy({
      store,
      name: made.name,
      until: 'consistent',
      home,
      folder,
      isKept: false,
      onProgress: ({ done, files }) => show(`Verific: ${done} din ${files} fișiere`),
    });
  } finally {
    await removeCopy(folder);
  }
}

async function takesLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ isOurs: boolean }>(`select pg_try_advisory_lock($1) as "isOurs"`, [
    ADVISORY_LOCKS.makeBackup,
  ]);
  return rows[0]?.isOurs === true;
}

/** The newest migration; null before the first. */
async function findSchema(client: pg.Client): Promise<string | null> {
  if (!(await hasTable(client, 'schema_migrations'))) return null;
  const { rows } = await client.query<{ name: string | null }>('select max(name) as name from schema_migrations');
  return rows[0]?.name ?? null;
}

async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>('select to_regclass($1) is not null as has', [
    `public.${name}`,
  ]);
  return rows[0]?.has === true;
}

/** Replaces the embedded database by a copy. The previous database is moved aside, never deleted. */
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { formatDateTime } from '#domain/time/format-date.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { BackupError } from '../platform/backups/backup-error.ts';
import type { BackupStore } from '../platform/backups/backup-store.ts';
import { type FullCopyName, listFullCopies, readFullCopy } from '../platform/backups/full-copies.ts';
import { type OpenedCopy, openCopy, removeCopy } from '../platform/backups/open-copy.ts';
import { formatStamp } from '../platform/backups/wal-files.ts';
import { CLUSTER, findHome } from '../platform/embedded-postgres/find-home.ts';
import type { ServerSearch } from '../platform/embedded-postgres/find-server.ts';

const RESTORED_FOLDER = 'restored';
/** Name prefix of the folder for what is moved aside; the moment follows. */
const MOVED_ASIDE = 'before-restore-';

export type RestoreOptions = {
  readonly dataDir: string;
  readonly store: BackupStore;
  readonly copy: FullCopyName;
  /** Null = to the end of the copied log. */
  readonly until: Instant | null;
  readonly show: (line: string) => void;
  /** Where the machine's own PostgreSQL is; by default in the usual folders. */
  readonly server?: ServerSearch;
};

export type Restored = OpenedCopy & {
  /** Folder of the previous database; null when there was none. */
  readonly before: string | null;
};

/**
 * The full copy from which `until` is restored: the last one finished before it.
 *
 * @throws BackupError when there is none
 */
export async function chooseCopy(store: BackupStore, until: Instant | null): Promise<FullCopyName> {
  const copies = await listFullCopies(store);
  const oldest = copies.at(-1);
  if (oldest === undefined)
    throw new BackupError(
      `În ${store.place} nu este nicio copie. Verifică BACKUP_DIR; din BACKUP_S3_URL se aduc cu --fetch.`,
    );
  const chosen = copies.find(({ finishedAt }) => until === null || finishedAt <= until);
  if (chosen !== undefined) return chosen;
  throw new BackupError(
    `Cea mai veche copie este din ${formatDateTime(oldest.finishedAt)}: alege un moment de după ea.`,
  );
}

/**
 * The copy made before the last upgrade, and the moment it was finished: before the first migration.
 *
 * @throws BackupError when there is none, DamagedCopyError
 */
export async function chooseBeforeUpgrade(
  store: BackupStore,
): Promise<{ readonly copy: FullCopyName; readonly until: Instant }> {
  for (const copy of await listFullCopies(store)) {
    if ((await readFullCopy(store, copy)).reason === 'upgrade') return { copy, until: copy.finishedAt };
  }
  throw new BackupError(`În ${store.place} nu este nicio copie de dinaintea unei actualizări.`);
}

/**
 * Restores the data folder. The present one stays untouched until the copy is rebuilt, recovered and counted; then
 * folders are renamed.
 *
 * @throws BackupError, EmbeddedPostgresError; the present database is then unchanged
 */
export async function restoreBackup({ dataDir, server, store, copy, until, show }: RestoreOptions): Promise<Restored> {
  const home = await findHome(dataDir, { server });
  const folder = join(home.folder, RESTORED_FOLDER);
  const opened = await openCopy({
    store,
    name: copy,
    until,
    home,
    folder,
    isKept: true,
    onProgress: ({ done, files }) => show(`Refac: ${done} din ${files} fișiere`),
  }).catch(async (error: unknown) => {
    await removeCopy(folder);
    throw error;
  });
  const aside = `${MOVED_ASIDE}${formatStamp(instant(Date.now()))}`;
  for (const name of await readdir(join(folder, 'data'))) {
    await moveIfThere(join(dataDir, name), join(dataDir, aside, name));
    // Copied instead of renamed: the database may be on another disk than the data folder.
    await cp(join(folder, 'data', name), join(dataDir, name), { recursive: true });
  }
  const before = join(home.folder, aside, CLUSTER);
  const hadOne = await moveIfThere(join(home.folder, CLUSTER), before);
  await rename(join(folder, CLUSTER), join(home.folder, CLUSTER));
  await rm(folder, { recursive: true, force: true });
  return { ...opened, before: hadOne ? before : null };
}

async function moveIfThere(from: string, to: string): Promise<boolean> {
  if ((await stat(from).catch(() => null)) === null) return false;
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await rename(from, to);
  return true;
}

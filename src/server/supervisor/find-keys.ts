/** Finds the keys of copies for a restore: those of the data folder, and what the owner has printed. */
import { readFile } from 'node:fs/promises';
import { BackupError } from '../platform/backups/backup-error.ts';
import type { Area, FileStore } from '../platform/backups/backup-store.ts';
import { type AreaKey, type CopyKeys, loadCopyKeys, unlockKeys } from '../platform/backups/copy-keys.ts';
import { ask } from './command-words.ts';

export type FindKeysOptions = {
  readonly config: { readonly dataDir: string; readonly backupKey: string | null };
  readonly files: FileStore;
  /** A file with the printed key, or several. */
  readonly keyFile?: string | undefined;
  /** Of the copy that is to be opened. */
  readonly area: Area;
  /** Somebody sits at the terminal. */
  readonly canAsk: boolean;
};

/**
 * Null when copies are not encrypted here. A machine that has made the copies has their keys; elsewhere the printed one is
 * needed, and the keys that it opens belong to the data folder after the restore.
 *
 * @throws BackupError when a key is needed and none is given, or the given one opens nothing; nothing has changed then
 */
export async function findKeys({ config, files, keyFile, area, canAsk }: FindKeysOptions): Promise<CopyKeys | null> {
  const held = await loadCopyKeys(config.dataDir);
  const given = await readGivenKey({ backupKey: config.backupKey, keyFile });
  if (given !== null) return join(held, await unlockKeys(files, given));
  if (area === null || held?.keys.some((key) => key.area === area) === true) return held;
  if (!canAsk) throw new BackupError(NEEDED);
  return join(held, await unlockKeys(files, await ask('Copiile sunt criptate. Cheia tipărită (AGE-SECRET-KEY-1…): ')));
}

const NEEDED =
  'Copiile sunt criptate, iar cheia lor nu este pe această mașină. Dă cheia tipărită: setarea BACKUP_KEY, sau --key FIȘIER.';

/** What was given as a setting or a file; null when it was not. */
export async function readGivenKey({
  backupKey,
  keyFile,
}: {
  readonly backupKey: string | null;
  readonly keyFile?: string | undefined;
}): Promise<string | null> {
  return keyFile === undefined ? backupKey : readKeyFile(keyFile);
}

async function readKeyFile(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`Nu pot citi cheia din ${path}: ${error.message}`);
  });
}

/** What is decided here stays; otherwise new copies go on with the newest key that was opened. */
function join(held: CopyKeys | null, opened: readonly AreaKey[]): CopyKeys {
  const more = opened.filter(({ area }) => held?.keys.every((key) => key.area !== area) !== false);
  const keys = [...(held?.keys ?? []), ...more].toSorted((one, other) => (one.area < other.area ? -1 : 1));
  return { current: held === null ? (keys.at(-1)?.area ?? null) : held.current, keys };
}

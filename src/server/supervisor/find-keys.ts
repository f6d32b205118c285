/** Finds the keys of copies for a restore: those of the data folder, and the printed one. */
import { readFile } from 'node:fs/promises';
import { BackupError } from '../platform/backups/backup-error.ts';
import type { Area, FileStore } from '../platform/backups/backup-store.ts';
import { type AreaKey, type CopyKeys, loadCopyKeys, unlockKeys } from '../platform/backups/copy-keys.ts';
import { ask } from './command-words.ts';

export type FindKeysOptions = {
  readonly config: { readonly dataDir: string; readonly backupKey: string | null };
  readonly files: FileStore;
  /** A file with one or several printed keys. */
  readonly keyFile?: string | undefined;
  /** The area of the copy to open. */
  readonly area: Area;
  /** Whether a person can be asked on the terminal. */
  readonly canAsk: boolean;
};

/**
 * Null when copies are not encrypted here. The machine that made the copies has their keys; elsewhere the printed one
 * is needed, and the keys that it decrypts are stored in the data folder after the restore.
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

/** The key from a setting or a file; null when none was given. */
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

/** The local choice stays; without one, new copies use the newest decrypted key. */
function join(held: CopyKeys | null, opened: readonly AreaKey[]): CopyKeys {
  const more = opened.filter(({ area }) => held?.keys.every((key) => key.area !== area) !== false);
  const keys = [...(held?.keys ?? []), ...more].toSorted((one, other) => (one.area < other.area ? -1 : 1));
  return { current: held === null ? (keys.at(-1)?.area ?? null) : held.current, keys };
}

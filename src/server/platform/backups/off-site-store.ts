/**
 * Copies in a second place: the encrypted files of the first place, sent unchanged. Nothing leaves this machine
 * unencrypted. What to keep there is decided from the second place alone, so that a lost or emptied first place deletes
 * nothing there.
 */
import { DAY_MS, type Instant } from '#domain/time/instant.ts';
import { composeCommand } from '#server/platform/command-line.ts';
import { BackupError, DamagedCopyError } from './backup-error.ts';
import { type BackupStore, type FileStore, placesOf } from './backup-store.ts';
import { type CopyKeys, keepKeysIn } from './copy-keys.ts';
import { deleteOldCopies } from './delete-old-copies.ts';
import { FULL, type FullCopyName, listFullCopies, readFullCopy } from './full-copies.ts';
import { unlockStore } from './open-store.ts';
import { PIECES, pieceName, readProved } from './pieces.ts';
import { WAL } from './wal-files.ts';

/** Lists are sent last: a copy with a list is complete. */
const SENT = [PIECES, WAL, FULL];
const AT_ONCE = 4;
/** Pieces are read back in turns: each at least once in this many days. */
const DAYS_OF_A_ROUND = 7;
const NAME = /^sealed\/(pieces|wal|full|keys)\/[\w.-]+(\/[\w.-]+)*$/;

export type SendProgress = (progress: { readonly done: number; readonly files: number }) => void;

export type SendOptions = {
  readonly from: FileStore;
  readonly to: FileStore;
  readonly keys: CopyKeys | null;
  readonly now: Instant;
  readonly onProgress?: SendProgress;
};

export type SentCopies = {
  /** The newest full copy in the second place. */
  readonly newest: FullCopyName;
  readonly files: number;
};

/**
 * Sends what the second place lacks, reads back the newest copy's list and a part of its pieces, and deletes old copies
 * there.
 *
 * @throws BackupError when copies are not encrypted, there is none, or the place cannot be used; DamagedCopyError for a
 * file there, which is removed and sent again the next time
 */
export async function sendCopies({ from, to, keys, now, onProgress = () => {} }: SendOptions): Promise<SentCopies> {
  if (keys === null || keys.current === null) throw new BackupError(NOT_ENCRYPTED);
  await keepKeysIn(to, keys);
  const missing: string[] = [];
  for (const folder of SENT) missing.push(...(await listMissing(from, to, folder)));
  await transfer(from, to, missing, onProgress);
  const store = await unlockStore(to, keys);
  const newest = (await listFullCopies(store)).find(({ area }) => area === keys.current);
  if (newest === undefined)
    throw new BackupError(`Nu este încă nicio copie criptată de trimis: ${composeCommand('backup')}`);
  await readBack(store, newest, now).catch(async (error: unknown) => {
    if (error instanceof DamagedCopyError) await to.remove(error.file);
    throw error;
  });
  await deleteOldCopies(store, now);
  return { newest, files: missing.length };
}

/** Sends the log files that are not in `sent`, and adds them. */
export async function sendLog(from: FileStore, to: FileStore, sent: Set<string>): Promise<void> {
  const [, sealed] = placesOf(WAL);
  for (const name of await from.list(sealed)) {
    if (sent.has(name)) continue;
    await transfer(from, to, [name], () => {});
    sent.add(name);
  }
}

/** Downloads the copies into the first place, from which they are restored. */
export async function fetchCopies(from: FileStore, to: FileStore, onProgress: SendProgress): Promise<number> {
  const missing = [...(await listMissing(from, to, 'keys'))];
  for (const folder of SENT) missing.push(...(await listMissing(from, to, folder)));
  for (const name of missing)
    if (!NAME.test(name) || name.includes('..')) throw new BackupError(`Nume străin: ${name}`);
  await transfer(from, to, missing, onProgress);
  return missing.length;
}

async function listMissing(from: FileStore, to: FileStore, folder: string): Promise<readonly string[]> {
  const [, sealed] = placesOf(folder);
  const there = new Set(await to.list(sealed));
  return (await from.list(sealed)).filter((name) => !there.has(name));
}

/** Transfers groups in order, several files at a time; a list is sent only after everything before it. */
async function transfer(from: FileStore, to: FileStore, names: readonly string[], onProgress: SendProgress) {
  let done = 0;
  const send = async (name: string) => {
    const bytes = await from.read(name);
    // Deleted meanwhile: a newer nightly copy exists, and this file belonged to an old one.
    if (bytes !== null) await to.write(name, bytes);
    done += 1;
    onProgress({ done, files: names.length });
  };
  const isList = (name: string) => name.startsWith(`${placesOf(FULL)[1]}/`);
  const queue = names.filter((name) => !isList(name));
  const sendNext = async (): Promise<void> => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) await send(name);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
  for (const name of names.filter(isList)) await send(name);
}

/** Verifies the list, that no piece is missing, and the pieces due on this day. */
async function readBack(store: BackupStore, newest: FullCopyName, now: Instant): Promise<void> {
  const { files } = await readFullCopy(store, newest);
  const there = new Set(await store.list(PIECES));
  const today = Math.floor(now / DAY_MS) % DAYS_OF_A_ROUND;
  for (const hash of new Set(files.flatMap(({ pieces }) => pieces))) {
    const name = pieceName(hash, newest.area);
    if (!there.has(name)) throw new DamagedCopyError(name, 'lipsește');
    if (Number.parseInt(hash.slice(0, 4), 16) % DAYS_OF_A_ROUND === today) await readProved(store, name, hash);
  }
}

const NOT_ENCRYPTED = `BACKUP_S3_URL: copiile pleacă de pe această mașină numai criptate. Fă întâi o cheie: ${composeCommand('backup', '--new-key')}`;

/**
 * Keys of the copies. Each area has a secret that encrypts its files. This machine stores the secret, to check copies
 * each night and to delete old ones; the store has it encrypted (age) to the key that the owner has printed, which is
 * stored nowhere.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Instant } from '#domain/time/instant.ts';
import { BackupError } from './backup-error.ts';
import type { FileStore } from './backup-store.ts';
import { SECRET_BYTES } from './seal.ts';
import { formatStamp } from './wal-files.ts';

/** In the data folder; never included in a copy. */
export const KEYS_FILE = 'backup-keys.json';
const FOLDER = 'sealed/keys';
const KEY_NAME = /^sealed\/keys\/(\d{8}T\d{9}Z)\.age$/;
const PRINTED = /AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}/g;

export const AreaKey = z.strictObject({
  area: z.string().regex(/^\d{8}T\d{9}Z$/),
  secret: z.base64().length(44),
  /** The secret, encrypted to the owner's key, as stored. */
  wrapped: z.string(),
});
export type AreaKey = z.infer<typeof AreaKey>;

const CopyKeys = z.strictObject({
  /** The area of new files; null = they are not encrypted. */
  current: z.string().nullable(),
  /** The newest is last. */
  keys: z.array(AreaKey),
});
export type CopyKeys = z.infer<typeof CopyKeys>;

/** The keys of `dataDir`; null when no choice about encryption was made yet. */
export async function loadCopyKeys(dataDir: string): Promise<CopyKeys | null> {
  const path = join(dataDir, KEYS_FILE);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  try {
    return CopyKeys.parse(JSON.parse(text));
  } catch {
    throw new BackupError(
      `Fișierul ${path} nu este întreg, deci copiile nu pot fi criptate. Pune-l la loc, sau fă altă cheie.`,
    );
  }
}

export async function saveCopyKeys(dataDir: string, keys: CopyKeys): Promise<void> {
  const path = join(dataDir, KEYS_FILE);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(`${path}.new`, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(`${path}.new`, path);
}

/** Creates a secret and the key that decrypts it; the pair is verified, and only the caller gets the key. */
export async function makeCopyKey(now: Instant): Promise<{ readonly key: AreaKey; readonly printed: string }> {
  const { armor, Encrypter, generateIdentity, identityToRecipient } = await loadAge();
  const printed = await generateIdentity();
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(printed));
  const secret = randomBytes(SECRET_BYTES);
  const wrapped = armor.encode(await encrypter.encrypt(secret));
  const key = { area: formatStamp(now), secret: secret.toString('base64'), wrapped };
  if ((await unwrap(wrapped, [printed])) !== key.secret) throw new Error('A key opens what was made for it');
  return { key, printed };
}

export function addKey(keys: CopyKeys | null, key: AreaKey): CopyKeys {
  return { current: key.area, keys: [...(keys?.keys ?? []), key] };
}

/**
 * Writes the wrapped secrets that are missing or different in the store: without them the printed key cannot open the
 * copies.
 */
export async function keepKeysIn(files: FileStore, keys: CopyKeys | null): Promise<void> {
  for (const { area, wrapped } of keys?.keys ?? []) {
    const name = `${FOLDER}/${area}.age`;
    const bytes = Buffer.from(wrapped);
    if ((await files.read(name))?.equals(bytes) !== true) await files.write(name, bytes);
  }
}

/** Whether the store has encrypted files. */
export async function isStoreSealed(files: FileStore): Promise<boolean> {
  return (await files.list(FOLDER)).length > 0;
}

/**
 * Decrypts the secrets of a store with the printed key.
 *
 * @param text one key or several, as typed or read from a file
 * @throws BackupError when it contains no key, or the key decrypts nothing here
 */
export async function unlockKeys(files: FileStore, text: string): Promise<readonly AreaKey[]> {
  const identities = text.toUpperCase().replaceAll(/[ \t]/g, '').match(PRINTED) ?? [];
  if (identities.length === 0) {
    throw new BackupError('Aceasta nu este o cheie a copiilor: ea începe cu AGE-SECRET-KEY-1 și are 74 de caractere.');
  }
  const opened: AreaKey[] = [];
  for (const name of (await files.list(FOLDER)).toSorted()) {
    const [, area] = KEY_NAME.exec(name) ?? [];
    const wrapped = (await files.read(name))?.toString('utf8');
    if (area === undefined || wrapped === undefined) continue;
    const secret = await unwrap(wrapped, identities);
    if (secret !== null) opened.push({ area, secret, wrapped });
  }
  if (opened.length === 0) throw new BackupError(`Cheia nu este bună: nu deschide nicio copie din ${files.place}.`);
  return opened;
}

/** Null when none of the identities can decrypt it. */
async function unwrap(wrapped: string, identities: readonly string[]): Promise<string | null> {
  const { armor, Decrypter } = await loadAge();
  for (const identity of identities) {
    try {
      const decrypter = new Decrypter();
      decrypter.addIdentity(identity);
      return Buffer.from(await decrypter.decrypt(armor.decode(wrapped))).toString('base64');
    } catch {
      // A different, mistyped or damaged key: the next one is tried.
    }
  }
  return null;
}

/** Imported only when a key is made or typed in, so that the long-running process does not load it. */
function loadAge(): Promise<typeof import('age-encryption')> {
  return import('age-encryption');
}

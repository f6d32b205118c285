/**
 * Encrypts what must be stored in the database and must not be readable there: keys of the owner's accounts. The secret
 * is a file of the data folder; the database, its dumps and the archive have only what is encrypted with it.
 */
import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openSealer, SECRET_BYTES, type Sealer } from '../backups/seal.ts';

/** In the data folder, and only in copies that are encrypted. Machines that share a database need the same one. */
export const SETTINGS_KEY_FILE = 'settings-key';
const KEY = /^[0-9a-f]{64}$/;

export type SettingsSealer = {
  /**
   * Encrypts for a name, which must be given to open it; makes the secret when there is none.
   *
   * @throws Error when the file of the secret is damaged: a new one would lose what is encrypted with it
   */
  readonly seal: (name: string, text: string) => Promise<Buffer>;
  /** Null without the secret of this machine, and for what was encrypted with another one or for another name. */
  readonly open: (name: string, sealed: Uint8Array) => Promise<string | null>;
  /** A short mark by which two values can be compared without either of them; null without the secret. */
  readonly mark: (text: string) => Promise<string | null>;
};

const MARK_LENGTH = 8;

export function openSettingsSealer(dataDir: string): SettingsSealer {
  const path = join(dataDir, SETTINGS_KEY_FILE);
  let sealer: Sealer | null = null;

  /** Read until there is one: another process may have made it. */
  const load = async (): Promise<Sealer | null> => {
    if (sealer !== null) return sealer;
    const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (text === null) return null;
    if (!KEY.test(text.trim())) throw new Error(`${path} is damaged`);
    sealer = openSealer(Buffer.from(text.trim(), 'hex'), 'settings');
    return sealer;
  };

  /** Of two processes that make it at once, the first one's is stored. */
  const make = async (): Promise<Sealer> => {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const written = `${path}.${randomBytes(6).toString('hex')}.new`;
    await writeFile(written, `${randomBytes(SECRET_BYTES).toString('hex')}\n`, { mode: 0o600, flush: true });
    await link(written, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await rm(written);
    const made = await load();
    if (made === null) throw new Error(`${path} was written and has disappeared`);
    return made;
  };

  return {
    seal: async (name, text) => ((await load()) ?? (await make())).seal(name, Buffer.from(text)),
    open: async (name, sealed) => (await load())?.open(name, sealed)?.toString('utf8') ?? null,
    mark: async (text) => (await load())?.hashOf(Buffer.from(text)).slice(0, MARK_LENGTH) ?? null,
  };
}

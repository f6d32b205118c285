/**
 * Encrypts keys of other companies' services before they are stored: AES-256-GCM under a key in the data folder, so that
 * the database and its copies alone open nothing. Each box has a name that its texts are bound to: a text moved from
 * one box to another does not open.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type SecretBox = {
  readonly seal: (text: string) => string;
  /** Null when it was altered, sealed under another name, or by the key of another data folder. */
  readonly open: (sealed: string) => string | null;
};

/** In the data folder; in no copy and no archive. */
export const SECRETS_KEY_FILE = 'provider-keys.key';
const KEY_BYTES = 32;
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Form of a sealed text: this mark, then nonce, ciphertext and tag as base64. */
const FORM = 'v1.';

/** @param name what the texts are, for example `invoices.oblio` */
export function openSecretBox(dataDir: string, name: string): SecretBox {
  const bound = Buffer.from(name);
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, loadKey(dataDir), nonce).setAAD(bound);
      const parts = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return `${FORM}${Buffer.concat(parts).toString('base64')}`;
    },
    open(sealed) {
      const bytes = Buffer.from(sealed.slice(FORM.length), 'base64');
      if (!sealed.startsWith(FORM) || bytes.length < NONCE_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv(CIPHER, loadKey(dataDir), bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      }).setAAD(bound);
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        const opened = [decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()];
        return Buffer.concat(opened).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

/** Read at each use: that is rare, and the key need not stay in memory. */
function loadKey(dataDir: string): Buffer {
  return readKey(dataDir) ?? makeKey(dataDir);
}

/** @throws Error when the file is not a key: a new one would make all stored texts unreadable */
function readKey(dataDir: string): Buffer | null {
  const path = join(dataDir, SECRETS_KEY_FILE);
  try {
    const key = readFileSync(path);
    if (key.length === KEY_BYTES) return key;
  } catch (error) {
    if (isOfCode(error, 'ENOENT')) return null;
    throw error;
  }
  throw new Error(`${path} is not a key of ${KEY_BYTES} bytes`);
}

/** Of two processes that make a key at once, the first one's stays: a link refuses a name that exists. */
function makeKey(dataDir: string): Buffer {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, SECRETS_KEY_FILE);
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  writeFileSync(draft, randomBytes(KEY_BYTES), { mode: 0o600, flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!isOfCode(error, 'EEXIST')) throw error;
  } finally {
    unlinkSync(draft);
  }
  const key = readKey(dataDir);
  if (key === null) throw new Error(`${path} was written and has disappeared`);
  return key;
}

function isOfCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

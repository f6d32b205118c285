/**
 * Encryption of the copies' files: AES-256-GCM, bound to the file name, so that one file cannot be replaced by another.
 * The keys for encrypting and for naming are derived from the secret of an area. Stored keys of the owner's accounts are
 * encrypted the same way, with a secret of their own.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export type Sealer = {
  readonly seal: (name: string, bytes: Uint8Array) => Buffer;
  /** Null when the file was altered, or was encrypted under another name. */
  readonly open: (name: string, sealed: Uint8Array) => Buffer | null;
  /** The content name; reveals nothing without the secret. */
  readonly hashOf: (bytes: Uint8Array) => string;
};

export const SECRET_BYTES = 32;
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Format of an encrypted file: this byte, nonce, ciphertext, tag. */
const FORM = 1;

/**
 * @param secret of the area, 32 bytes
 * @param use what is encrypted; another use has other keys
 */
export function openSealer(secret: Uint8Array, use = 'copies'): Sealer {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `pofta ${use} ${purpose}`, 32));
  const [key, nameKey] = [derive('content'), derive('names')];
  return {
    seal(name, bytes) {
      // A random nonce is safe: there are far fewer files than the 2³² under one key that make a repetition likely.
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(name));
      return Buffer.concat([Buffer.of(FORM), nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    },
    open(name, sealed) {
      if (sealed.length < 1 + NONCE_BYTES + TAG_BYTES || sealed[0] !== FORM) return null;
      const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(name));
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      const opened = decipher.update(sealed.subarray(1 + NONCE_BYTES, -TAG_BYTES));
      try {
        return Buffer.concat([opened, decipher.final()]);
      } catch {
        return null;
      }
    },
    hashOf: (bytes) => createHmac('sha256', nameKey).update(bytes).digest('hex'),
  };
}

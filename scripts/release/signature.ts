/** Sums and signatures of a release, by Node's own cryptography. */
import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The keys of a release; without the private one nothing is signed, as when a release is only built again. */
export type ReleaseKeys = { readonly privateKey: KeyObject | null; readonly publicKey: KeyObject };

/** @throws Error when a file has no Ed25519 key */
export function readKeys({ key, publicKey }: { readonly key?: string; readonly publicKey?: string }): ReleaseKeys {
  if (key !== undefined) {
    const privateKey = createPrivateKey(readFileSync(key));
    return { privateKey, publicKey: requireEd25519(createPublicKey(privateKey), key) };
  }
  if (publicKey !== undefined) {
    return { privateKey: null, publicKey: requireEd25519(createPublicKey(readFileSync(publicKey)), publicKey) };
  }
  throw new Error('Give --key FILE (signs) or --public-key FILE (does not sign): archives name the key they trust.');
}

function requireEd25519(key: KeyObject, file: string): KeyObject {
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${file} has no Ed25519 key`);
  return key;
}

export function toPem(key: KeyObject): string {
  return key.export({ type: 'spki', format: 'pem' }).toString();
}

/** 64 bytes, as `openssl pkeyutl -verify -rawin` takes them. */
export function signBytes(bytes: Buffer, privateKey: KeyObject): Buffer {
  return sign(null, bytes, privateKey);
}

export function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Whether `bytes` are those of an `integrity` of package-lock.json (`sha512-…`). */
export function matchesIntegrity(bytes: Buffer, integrity: string): boolean {
  const [algorithm = '', sum = ''] = integrity.split(/-(.*)/s);
  return createHash(algorithm).update(bytes).digest('base64') === sum;
}

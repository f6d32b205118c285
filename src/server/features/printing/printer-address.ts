/** The URL for a printer's settings: its id, and a key that only this shop can derive. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '#server/platform/security/derived-key.ts';

/** Path for printers; nothing else is served below it. */
export const PRINTER_PATH = '/imprimanta';

/** 96 bits in letters that can be typed on a printer's own screen. */
const KEY_LETTERS = 24;

/**
 * Derived whenever it is needed, so it is never stored.
 *
 * @param secret the secret `printer_addresses`
 * @param turn incremented to invalidate the address and create a new one
 */
export function printerKey(secret: Buffer, { id, turn }: { readonly id: number; readonly turn: number }): string {
  return derivedKey(secret, 'printer', id, turn).toString('hex').slice(0, KEY_LETTERS);
}

export function printerPath(id: number, key: string): string {
  return `${PRINTER_PATH}/${id}-${key}`;
}

/** The parts of the last path segment; null for an invalid one. */
export function parsePrinterAddress(door: string): { readonly id: number; readonly key: string } | null {
  const [, id, key] = /^(\d{1,9})-([0-9a-f]{24})$/.exec(door) ?? [];
  return id === undefined || key === undefined ? null : { id: Number(id), key };
}

/** Compares in constant time. */
export function isSameKey(shown: string, right: string): boolean {
  const hash = (key: string) => createHash('sha256').update(key).digest();
  return timingSafeEqual(hash(shown), hash(right));
}

/** The stored hash of user and password, for printers that must send them. */
export function hashBasic(user: string, password: string): Buffer {
  return createHash('sha256').update(`${user}:${password}`).digest();
}

/** Whether the header `Authorization` contains the user and password with this hash. */
export function showsBasic(header: string | undefined, hash: Buffer): boolean {
  const [, encoded = ''] = /^Basic ([\w+/=]{1,400})$/i.exec(header ?? '') ?? [];
  return timingSafeEqual(createHash('sha256').update(Buffer.from(encoded, 'base64')).digest(), hash);
}

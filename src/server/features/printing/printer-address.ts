/** The address that is typed into a printer: its number, and a key that only this shop can derive. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Where printers ask; nothing else is served below it. */
export const PRINTER_PATH = '/imprimanta';

/** 96 bits in letters that can be typed on a printer's own screen. */
const KEY_LETTERS = 24;

/**
 * Derived whenever it is needed, so that it is stored nowhere.
 *
 * @param secret the secret `printer_addresses`
 * @param turn raised to make another address
 */
export function printerKey(secret: Buffer, { id, turn }: { readonly id: number; readonly turn: number }): string {
  return createHmac('sha256', secret).update(`printer ${id} ${turn}`).digest('hex').slice(0, KEY_LETTERS);
}

export function printerPath(id: number, key: string): string {
  return `${PRINTER_PATH}/${id}-${key}`;
}

/** The parts of the last piece of the address; null for anything else. */
export function parsePrinterDoor(door: string): { readonly id: number; readonly key: string } | null {
  const [, id, key] = /^(\d{1,9})-([0-9a-f]{24})$/.exec(door) ?? [];
  return id === undefined || key === undefined ? null : { id: Number(id), key };
}

/** Compares without telling by its duration how much was right. */
export function isSameKey(shown: string, right: string): boolean {
  const hash = (key: string) => createHash('sha256').update(key).digest();
  return timingSafeEqual(hash(shown), hash(right));
}

/** What is stored of user and password, where a printer must show them. */
export function hashBasic(user: string, password: string): Buffer {
  return createHash('sha256').update(`${user}:${password}`).digest();
}

/** Whether the header `Authorization` shows the user and password whose hash is stored. */
export function showsBasic(header: string | undefined, hash: Buffer): boolean {
  const [, encoded = ''] = /^Basic ([\w+/=]{1,400})$/i.exec(header ?? '') ?? [];
  return timingSafeEqual(createHash('sha256').update(Buffer.from(encoded, 'base64')).digest(), hash);
}

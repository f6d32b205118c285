/** The address that the register's computer asks: a key that only this shop can derive. */
import { derivedKey, isSameText } from '#server/platform/security/derived-key.ts';

/** Nothing else is served below it. */
export const REGISTER_PATH = '/casa-de-marcat';

/** 96 bits in letters that can be typed into a driver. */
const KEY_LETTERS = 24;

/**
 * Derived whenever it is needed, so it is never stored.
 *
 * @param secret the secret `register_address`
 * @param turn incremented to invalidate the address and create a new one
 */
export function registerKey(secret: Buffer, turn: number): string {
  return derivedKey(secret, 'register', turn).toString('hex').slice(0, KEY_LETTERS);
}

export function registerPath(key: string): string {
  return `${REGISTER_PATH}/${key}`;
}

export function isRegisterKey(shown: string, right: string): boolean {
  return isSameText(shown, right);
}

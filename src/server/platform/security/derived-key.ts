/**
 * Keys that only this shop can derive: the links of mails, receipt printers and sent carts. Derived again whenever they
 * are needed, so they are never stored, and the link of the oldest mail goes on working.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * 256 bits by the secret, the purpose and what the key is for.
 *
 * @param purpose keys of one secret differ by it
 */
export function derivedKey(secret: Buffer, purpose: string, ...of: readonly (string | number)[]): Buffer {
  return createHmac('sha256', secret)
    .update([purpose, ...of].join(' '))
    .digest();
}

/** Whether both texts are the same; takes as long for a difference at the beginning as for one at the end. */
export function isSameText(shown: string, right: string): boolean {
  const [given, expected] = [Buffer.from(shown), Buffer.from(right)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

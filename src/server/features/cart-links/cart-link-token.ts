/**
 * The last part of a sent cart's address: its number, and letters that only this shop can derive (docs/decisions/0231).
 */
import { derivedKey, isSameText } from '#server/platform/security/derived-key.ts';

/** Without letters that look alike on paper: no i, l, o, 0, 1. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
/** About 40 bits: guessing is rate-limited, and the content of a link is not confidential. */
const LETTERS = 8;

/** `1z-k4t9m2xq`. */
export function cartLinkToken(secret: Buffer, id: number): string {
  const bytes = derivedKey(secret, 'cart', id).subarray(0, LETTERS);
  return `${id.toString(36)}-${[...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}

/**
 * The number of the link; null for a token not made here. Upper case is accepted, because the address is also typed
 * from paper.
 */
export function cartLinkIdOf(secret: Buffer, token: string): number | null {
  const small = token.toLowerCase();
  const id = Number.parseInt(/^([0-9a-z]{1,6})-/.exec(small)?.[1] ?? '', 36);
  if (!(id >= 1 && id <= 2_147_483_647)) return null;
  return isSameText(small, cartLinkToken(secret, id)) ? id : null;
}

export function cartLinkPath(token: string): string {
  return `/c/${token}`;
}

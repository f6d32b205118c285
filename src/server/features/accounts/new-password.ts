import { randomInt } from 'node:crypto';

/** Without the letters and digits that people confuse when they copy from a screen. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 18;

/** About 100 random bits, with the four kinds of characters that the owner's own rule asks of a password. */
export function newPassword(): string {
  for (;;) {
    const text = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    if (/[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text)) return `${text}!`;
  }
}

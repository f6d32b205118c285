/** What a person types as a second factor: the six digits of an app, or one of the recovery codes. */
import { cleanCode } from '#domain/text/clean-text.ts';

export type SecondFactor =
  | { readonly kind: 'totp'; readonly digits: string }
  | { readonly kind: 'recovery'; readonly code: string };

/** Without letters and digits that look alike. */
export const RECOVERY_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 140 bits of randomness, enough for storing an unsalted hash (ASVS 6.5.2 and 11.5.1). */
export const RECOVERY_LENGTH = 28;
/** Length of codes made by earlier versions, which stay valid until used or renewed. */
const EARLIER_LENGTH = 16;
export const RECOVERY_CODES = 10;

const RECOVERY = new RegExp(
  `^[${RECOVERY_ALPHABET}]{${EARLIER_LENGTH}}([${RECOVERY_ALPHABET}]{${RECOVERY_LENGTH - EARLIER_LENGTH}})?$`,
);

/** Parses a typed or pasted code, ignoring blanks and hyphens; null when it is neither kind. */
export function parseSecondFactor(typed: string): SecondFactor | null {
  const text = cleanCode(typed).replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(text)) return { kind: 'totp', digits: text };
  return RECOVERY.test(text) ? { kind: 'recovery', code: text } : null;
}

/** In groups of four, for reading and writing down. */
export function formatRecoveryCode(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$&-');
}

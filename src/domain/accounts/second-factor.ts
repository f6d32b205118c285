/** What a person types as a second factor: the six digits of an app, or one of the recovery codes. */

export type SecondFactor =
  | { readonly kind: 'totp'; readonly digits: string }
  | { readonly kind: 'recovery'; readonly code: string };

/** Without letters and digits that look alike. */
export const RECOVERY_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 140 bits: so many that a plain hash is enough (ASVS 6.5.2 and 11.5.1). */
export const RECOVERY_LENGTH = 28;
/** Codes made before, until they are used or renewed. */
const EARLIER_LENGTH = 16;
export const RECOVERY_CODES = 10;

const RECOVERY = new RegExp(
  `^[${RECOVERY_ALPHABET}]{${EARLIER_LENGTH}}([${RECOVERY_ALPHABET}]{${RECOVERY_LENGTH - EARLIER_LENGTH}})?$`,
);

/** Reads what was typed or pasted, with blanks and hyphens anywhere; null for what can be neither. */
export function parseSecondFactor(typed: string): SecondFactor | null {
  const text = typed.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(text)) return { kind: 'totp', digits: text };
  return RECOVERY.test(text) ? { kind: 'recovery', code: text } : null;
}

/** In groups of four, as it is written down. */
export function formatRecoveryCode(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$&-');
}

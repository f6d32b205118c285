import { err, ok, type Result } from '#domain/result.ts';
import { cleanCode } from '#domain/text/clean-text.ts';

export type EmailRefusal = { readonly code: 'email_invalid' };

/** Longest address that can be written to, in characters (RFC 5321, erratum 1690), and its parts. */
export const EMAIL_MAX_LENGTH = 254;
/** White space and invisible marks that a paste may bring. */
const SPACE_AROUND = 20;
const LOCAL_MAX_LENGTH = 64;
const LABEL_MAX_LENGTH = 63;

const LOCAL_CHARACTERS = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/;
const LABEL_CHARACTERS = /^[a-z0-9-]+$/;
const LETTER = /[a-z]/;

/**
 * Parses an e-mail address to lower case: `local@domain.tld`, ASCII, no quoted local part, no control characters, so
 * that it is safe in a mail header. Split by hand and checked in parts with one character class each, so the time is
 * linear.
 *
 * @see reliability.md T36
 */
export function parseEmail(raw: string): Result<string, EmailRefusal> {
  const refused = err({ code: 'email_invalid' as const });
  if (raw.length > EMAIL_MAX_LENGTH + SPACE_AROUND) return refused;
  const email = cleanCode(raw).trim().toLowerCase();
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(0, at));
  const labels = email.slice(at + 1).split('.');
  const topLevel = labels.at(-1);
  if (email.length > EMAIL_MAX_LENGTH || local.length > LOCAL_MAX_LENGTH) return refused;
  if (!local.split('.').every((atom) => LOCAL_CHARACTERS.test(atom))) return refused;
  if (labels.length < 2 || !labels.every(isLabel) || topLevel === undefined || !LETTER.test(topLevel)) return refused;
  return topLevel.length < 2 ? refused : ok(email);
}

function isLabel(label: string): boolean {
  return (
    label.length <= LABEL_MAX_LENGTH && LABEL_CHARACTERS.test(label) && !label.startsWith('-') && !label.endsWith('-')
  );
}

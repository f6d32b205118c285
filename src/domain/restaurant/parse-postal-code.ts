import { err, ok, type Result } from '#domain/result.ts';
import { cleanText } from '#domain/text/clean-text.ts';

export type PostalCodeRefusal = { readonly code: 'postal_code_invalid' };

/** Romanian codes have six digits; others are accepted with a hint on the screen. */
export const ROMANIAN_POSTAL_CODE = /^[0-9]{6}$/;

/**
 * Five to ten digits, or empty.
 *
 * @see back-office.md §5
 */
export function parsePostalCode(raw: string): Result<string, PostalCodeRefusal> {
  const code = cleanText(raw).trim();
  return code === '' || /^[0-9]{5,10}$/.test(code) ? ok(code) : err({ code: 'postal_code_invalid' });
}

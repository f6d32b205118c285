import { err, ok, type Result } from '#domain/result.ts';
import { cleanCode } from '#domain/text/clean-text.ts';

export type PhoneRefusal = { readonly code: 'phone_invalid' };

/** Maximum length of a typed number: longer than the longest way to write a Romanian one. */
const RAW_MAX_LENGTH = 40;
const SEPARATORS = /[\s./()-]/g;
/** Mobile 07, geographic 02, other operators' geographic 03 (ANCOM plan); "+40 (0)722…" is written too. */
const ROMANIAN = /^(?:(?:\+|00)400?|0)([237][0-9]{8})$/;

/**
 * A Romanian phone number in its national form, `0` and nine digits: "+40 722 123 456" becomes "0722123456".
 *
 * @see readings.md 44: any `0[237]xxxxxxxx`, Bucharest's 021 included
 */
export function parsePhone(raw: string): Result<string, PhoneRefusal> {
  if (raw.length > RAW_MAX_LENGTH) return err({ code: 'phone_invalid' });
  const digits = ROMANIAN.exec(cleanCode(raw).replace(SEPARATORS, ''))?.[1];
  return digits === undefined ? err({ code: 'phone_invalid' }) : ok(`0${digits}`);
}

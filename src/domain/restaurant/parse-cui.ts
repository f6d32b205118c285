import { err, ok, type Result } from '#domain/result.ts';
import { cleanText } from '#domain/text/clean-text.ts';

export type CuiRefusal = { readonly code: 'cui_invalid' };

/** One weight for each digit before the last; shorter codes are padded with zeros. */
const KEY = [7, 5, 3, 2, 1, 7, 5, 3, 2];
const CUI = /^(RO)?([0-9]{2,10})$/;

/**
 * Parses a Romanian fiscal code: two to ten digits, the last one a check digit, with or without `RO` (the prefix of VAT
 * payers). Spaces are removed, letters become capitals.
 *
 * @see romania.md §1.1
 */
export function parseCui(raw: string): Result<string, CuiRefusal> {
  const refused = err({ code: 'cui_invalid' as const });
  if (raw.length > 40) return refused;
  const cui = cleanText(raw).replace(/\s/g, '').toUpperCase();
  const digits = CUI.exec(cui)?.[2];
  if (digits === undefined) return refused;
  const body = digits.slice(0, -1).padStart(KEY.length, '0');
  const sum = KEY.reduce((total, weight, place) => total + weight * Number(body.charAt(place)), 0);
  const check = ((sum * 10) % 11) % 10;
  return check === Number(digits.at(-1)) ? ok(cui) : refused;
}

import { cleanCode } from '#domain/text/clean-text.ts';
import { fold } from '#domain/text/fold.ts';

/** What staff search for: a part of a number or a phone, or words of a name. */
export type OrderSearch =
  | { readonly kind: 'digits'; readonly digits: string }
  | { readonly kind: 'words'; readonly words: readonly string[] };

/** Found orders are counted up to here, twenty pages; a search that finds more is said to find at least as many. */
export const MOST_COUNTED = 200;

/** Upper bound for the words of a name. */
const MOST_WORDS = 6;

/**
 * Parses a search. Phones may be written with spaces, dots, hyphens or +40, names without diacritics and in any order
 * of their parts; `null` for an empty search.
 */
export function parseOrderSearch(typed: string): OrderSearch | null {
  const text = cleanCode(typed).trim();
  if (/^[+\d\s.()/-]*\d[\d\s.()/-]*$/.test(text)) {
    return { kind: 'digits', digits: text.replace(/\D/g, '').replace(/^(0040|40(?=[237]\d{8}$))/, '0') };
  }
  const words = fold(text)
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
  return words.length === 0 ? null : { kind: 'words', words };
}

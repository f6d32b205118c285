import { LINE_MAX_QUANTITY } from '#domain/cart/cart.ts';
import { cleanText } from '#domain/text/clean-text.ts';

/** Staff input in the field for dishes: a number of pieces of a dish, or an extra of the last line. */
export type Entry =
  | { readonly kind: 'dish'; readonly quantity: number; readonly query: string }
  | { readonly kind: 'extra'; readonly query: string };

const PIECES = /^(\d{1,2})\s*[x×*]?\s+(.*)$/iu;

/**
 * Parses „2 cio” as two pieces of the match of „cio”, „cio” as one, „+ardei” as an extra of the last added line. A
 * number alone is the beginning of a text; so is a number above the maximum of a line.
 */
export function parseEntry(typed: string): Entry {
  const text = cleanText(typed).trim();
  if (text.startsWith('+')) return { kind: 'extra', query: text.slice(1).trim() };
  const [, pieces, query] = PIECES.exec(text) ?? [];
  const quantity = Number(pieces);
  const isCount = query !== undefined && quantity >= 1 && quantity <= LINE_MAX_QUANTITY;
  return { kind: 'dish', quantity: isCount ? quantity : 1, query: isCount ? query : text };
}

import { type RawBuilder, sql } from 'kysely';
import { fold } from '#domain/text/fold.ts';

/**
 * A column as `fold` writes it, for Romanian letters: no diacritics, lower case. Letters with comma and with
 * cedilla below are folded alike.
 */
export function foldedText(column: string | RawBuilder<string>): RawBuilder<string> {
  const text = typeof column === 'string' ? sql.ref(column) : column;
  return sql<string>`translate(lower(${text}), 'ăâîșşțţ', 'aaisstt')`;
}

/** A pattern that finds a search text anywhere in a folded text; `%` and `_` in it are literal. */
export function likePattern(search: string): string {
  return `%${fold(search.trim()).replace(/[\\%_]/g, '\\$&')}%`;
}

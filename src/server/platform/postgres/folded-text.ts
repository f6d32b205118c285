import { type RawBuilder, sql } from 'kysely';
import { fold } from '#domain/text/fold.ts';

/**
 * SQL for `fold` of a column, for Romanian letters: lower case without diacritics. Letters with comma and with cedilla
 * below are treated alike.
 */
export function foldedText(column: string | RawBuilder<string>): RawBuilder<string> {
  const text = typeof column === 'string' ? sql.ref(column) : column;
  return sql<string>`translate(lower(${text}), 'ăâîșşțţ', 'aaisstt')`;
}

/** A LIKE pattern that finds a search text anywhere in a folded text; `%` and `_` in it are literal. */
export function likePattern(search: string): string {
  return `%${fold(search.trim()).replace(/[\\%_]/g, '\\$&')}%`;
}

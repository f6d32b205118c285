import { type RawBuilder, sql } from 'kysely';
import { fold } from '#domain/text/fold.ts';

/**
 * A column as `fold` writes it, for Romanian letters: no diacritics, lower case. Both the commas and the cedillas of old
 * keyboards are known.
 */
export function foldedText(column: string | RawBuilder<string>): RawBuilder<string> {
  const text = typeof column === 'string' ? sql.ref(column) : column;
  return sql<string>`translate(lower(${text}), 'ăâîșşțţ', 'aaisstt')`;
}

/** What somebody searched for, anywhere in a folded text; their `%` and `_` mean themselves. */
export function likePattern(search: string): string {
  return `%${fold(search.trim()).replace(/[\\%_]/g, '\\$&')}%`;
}

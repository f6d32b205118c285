import { type RawBuilder, sql } from 'kysely';

/**
 * `column in ('A', 'B')`, for a set of words that the domain names. The words are literals, so that every plan, also one
 * for any parameters, may use an index on these words.
 */
export function isIn(column: string, words: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} in (${sql.join(words.map((word) => sql.lit(word)))})`;
}

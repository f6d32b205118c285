import { type RawBuilder, sql } from 'kysely';

/** For `where('id', '=', anyOf(ids))`: unlike `in`, an empty list is allowed (and matches nothing). */
export function anyOf(ids: readonly number[]): RawBuilder<number> {
  return sql<number>`any(${[...ids]}::int[])`;
}

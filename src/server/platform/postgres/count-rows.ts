import type { SelectQueryBuilder } from 'kysely';
import type { DB } from '../database.types.ts';

/** The number of rows that a query finds; it selects nothing itself. */
export async function countRows<Table extends keyof DB>(query: SelectQueryBuilder<DB, Table, object>): Promise<number> {
  const { count } = await query.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

import { sql } from 'kysely';
import type { Database } from './database.ts';

export type Health = { readonly isReady: boolean; readonly database: 'reachable' | 'unreachable' | 'not_migrated' };

const UNDEFINED_TABLE = '42P01';

/** Can this process serve: does the database answer, and is its schema there? */
export async function readHealth(db: Database): Promise<Health> {
  try {
    const { rows } = await sql`select 1 from schema_migrations limit 1`.execute(db);
    return rows.length > 0 ? { isReady: true, database: 'reachable' } : { isReady: false, database: 'not_migrated' };
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE;
    return { isReady: false, database: isMissing ? 'not_migrated' : 'unreachable' };
  }
}

import { sql } from 'kysely';
import type { Database } from './database.ts';
import { isDiskFull } from './outage.ts';
import { type DiskSpace, tryToWrite } from './postgres/disk-space.ts';
import { coalesceReads } from './versions/coalesce-reads.ts';

export type Health = {
  readonly isReady: boolean;
  /** `no_room` = it answers, but its disk is nearly full: pages are served, orders are refused. */
  readonly database: 'reachable' | 'unreachable' | 'not_migrated' | 'no_room';
};

const UNDEFINED_TABLE = '42P01';

/**
 * Whether this process can serve: checks that the database answers, has the schema, and can write. Simultaneous calls
 * share one check.
 */
export function openHealth({
  db,
  diskSpace,
}: {
  readonly db: Database;
  readonly diskSpace: DiskSpace;
}): () => Promise<Health> {
  const shared = coalesceReads<Health>();
  return () => shared('', () => readHealth(db, diskSpace));
}

async function readHealth(db: Database, diskSpace: DiskSpace): Promise<Health> {
  try {
    const { rows } = await sql`select 1 from schema_migrations limit 1`.execute(db);
    if (rows.length === 0) return { isReady: false, database: 'not_migrated' };
    if (await diskSpace.isLow()) return { isReady: false, database: 'no_room' };
    await tryToWrite(db);
    return { isReady: true, database: 'reachable' };
  } catch (error) {
    if (isDiskFull(error)) return { isReady: false, database: 'no_room' };
    const isMissing = error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE;
    return { isReady: false, database: isMissing ? 'not_migrated' : 'unreachable' };
  }
}

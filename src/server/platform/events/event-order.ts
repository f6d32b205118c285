/** Shared by event tables: each row has the id of the transaction that wrote it (docs/decisions/0214). */
import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';
import type { EventPosition } from './event-feed.ts';

/** The oldest running transaction: all earlier ones have ended, and the statement that reads it sees their rows. */
export const OLDEST_RUNNING = sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`;

/** The position of a feed that starts now. */
export async function findEventPosition(db: Database): Promise<EventPosition> {
  const { rows } = await sql<{ low: string }>`select ${OLDEST_RUNNING} as low`.execute(db);
  return { xid: BigInt(rows[0]?.low ?? 0), id: 0 };
}

/** Whether a row of `table` is after `after` and not yet delivered. */
export function isUntold(table: string, after: EventPosition, told: readonly number[]) {
  const [xid, id] = [sql.ref(`${table}.xid`), sql.ref(`${table}.id`)];
  return sql<boolean>`(${xid}, ${id}) > (${String(after.xid)}::xid8, ${after.id}) and ${id} <> all(${[...told]}::bigint[])`;
}

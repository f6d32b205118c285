import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';

/** `low`: all earlier transactions have ended. `high`: the id of the next transaction to begin. */
export type EventBounds = { readonly low: bigint; readonly high: bigint };

/** How far events may be read now (docs/decisions/0022). Must be called before the events are read. */
export async function readEventBounds(db: Database): Promise<EventBounds> {
  const { rows } = await sql<{ low: string; high: string }>`
    select pg_snapshot_xmin(s)::text as low, pg_snapshot_xmax(s)::text as high from pg_current_snapshot() as s
  `.execute(db);
  return { low: BigInt(rows[0]?.low ?? 0), high: BigInt(rows[0]?.high ?? 0) };
}

import { sql } from 'kysely';
import type { Database } from './database.ts';

/** `low`: everything of earlier transactions can no longer change. `high`: the next transaction that will begin. */
export type EventLine = { readonly low: bigint; readonly high: bigint };

/** Where readers of events may read up to now (docs/decisions/0022). Drawn before the reading. */
export async function drawEventLine(db: Database): Promise<EventLine> {
  const { rows } = await sql<{ low: string; high: string }>`
    select pg_snapshot_xmin(s)::text as low, pg_snapshot_xmax(s)::text as high from pg_current_snapshot() as s
  `.execute(db);
  return { low: BigInt(rows[0]?.low ?? 0), high: BigInt(rows[0]?.high ?? 0) };
}

/** Compares the clocks of this machine and of the database's, because records of both are compared. */
import { sql } from 'kysely';
import { CLOCKS_APART_SECONDS } from '#domain/health/judge-health.ts';
import type { Database } from '#server/platform/database.ts';
import type { Log } from '#server/platform/log.ts';

/**
 * Seconds by which this machine's clock is ahead of the database's, rounded.
 *
 * @param nowMs the clock of this machine
 */
export async function readClockAhead(db: Database, nowMs: () => number = Date.now): Promise<number> {
  const asked = nowMs();
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A list of values has one row');
  return Math.round(((asked + nowMs()) / 2 - row.at.getTime()) / 1000);
}

/** Logs when the clocks differ. */
export async function reportClocksApart(db: Database, log: Log, nowMs?: () => number): Promise<void> {
  const aheadSeconds = await readClockAhead(db, nowMs);
  if (Math.abs(aheadSeconds) >= CLOCKS_APART_SECONDS) log.warn({ aheadSeconds }, 'clock.apart');
}

/** Room on the disk of the database: looked at before something new is taken in, not after the database has failed. */
import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Below this nothing new is taken in. What is under way (an answer to an order, a sign-in) still fits: eight files of the
 * database's log.
 */
const LEAST_ROOM_BYTES = 128 * 1024 ** 2;

/** Larger than what the server sorts in memory when told so. */
const PROBE_ROWS = 4_000;

export type Room = {
  /** True when the disk is nearly full. One call of the system, so it may be asked at every order. */
  readonly isLow: () => Promise<boolean>;
};

/** Watches the disk of `folder`; without one (the database is on another machine) there is always room. */
export function openRoom(folder: string | null, leastBytes = LEAST_ROOM_BYTES): Room {
  return {
    async isLow() {
      if (folder === null) return false;
      // What cannot be looked at is not known to be full.
      const disk = await statfs(folder).catch(() => null);
      return disk !== null && disk.bavail * disk.bsize < leastBytes;
    },
  };
}

/**
 * Has the server write some hundred kilobytes to the disk of its data and throw them away: a sort that does not fit in memory.
 * No table is touched, so nothing grows.
 *
 * @throws the server's error, `isNoRoom` when the disk is full
 */
export async function tryToWrite(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select set_config('work_mem', '64kB', true), set_config('statement_timeout', '5s', true)`.execute(tx);
    await sql`select count(*) from (
      select repeat(n::text, 20) as filler from generate_series(1, ${sql.lit(PROBE_ROWS)}) n order by filler offset 0
    ) written`.execute(tx);
  });
}

/** disk_full; and how the system says it where the server passes it on. */
const NO_ROOM_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** True when something could not be written because the disk is full. */
export function isNoRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && NO_ROOM_CODES.has(String(error.code))) return true;
  return error.message.includes('No space left on device');
}

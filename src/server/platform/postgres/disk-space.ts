/** Free space on the disk of the database: checked before new data is accepted, not after a write has failed. */
import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';

/**
 * Below this, new data is refused. Work in progress (an answer to an order, a sign-in) still fits: eight files of the
 * database's log.
 */
const LEAST_FREE_BYTES = 128 * 1024 ** 2;

/** Enough rows that the server cannot sort them within the `work_mem` below. */
const PROBE_ROWS = 4_000;

export type DiskSpace = {
  /** True when the disk is nearly full. One system call, cheap enough for every order. */
  readonly isLow: () => Promise<boolean>;
  /** Null when unknown: the database is on another machine, or the disk cannot be read. */
  readonly readFreeBytes: () => Promise<number | null>;
};

/** Watches the disk of `folder`; with null (the database is on another machine) it is never low. */
export function watchDiskSpace(folder: string | null, leastBytes = LEAST_FREE_BYTES): DiskSpace {
  const readFreeBytes = async () => {
    if (folder === null) return null;
    const disk = await statfs(folder).catch(() => null);
    return disk === null ? null : disk.bavail * disk.bsize;
  };
  return {
    readFreeBytes,
    async isLow() {
      const free = await readFreeBytes();
      // A disk that cannot be read does not count as full.
      return free !== null && free < leastBytes;
    },
  };
}

/**
 * Makes the server write some hundred kilobytes to its data disk and discard them, by a sort that does not fit in
 * memory. No table is written, so nothing grows.
 *
 * @throws the server's error, `isDiskFull` (`platform/outage.ts`) when the disk is full
 */
export async function tryToWrite(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select set_config('work_mem', '64kB', true), set_config('statement_timeout', '5s', true)`.execute(tx);
    await sql`select count(*) from (
      select repeat(n::text, 20) as filler from generate_series(1, ${sql.lit(PROBE_ROWS)}) n order by filler offset 0
    ) written`.execute(tx);
  });
}

import { fullName } from '#domain/accounts/full-name.ts';
import { type Bani, bani, minusBani } from '#domain/money/bani.ts';
import type { Instant } from '#domain/time/instant.ts';
import { type LocalDate, localDate } from '#domain/time/local-date.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { readInstant } from '#server/platform/postgres/read-instant.ts';

export type DrawerCount = {
  readonly counted: Bani;
  readonly expected: Bani;
  /** Negative where cash is missing. */
  readonly difference: Bani;
  readonly at: Instant;
  /** Null for a deleted account. */
  readonly by: string | null;
};

/** The count of a day; null before it. */
export async function findDrawerCount(db: Database, day: LocalDate): Promise<DrawerCount | null> {
  const row = await db
    .selectFrom('drawer_counts')
    .leftJoin('users', 'users.id', 'drawer_counts.staff_id')
    .select(['counted_bani', 'expected_bani', 'counted_at', 'users.first_name', 'users.last_name'])
    .where('day', '=', day)
    .executeTakeFirst();
  if (row === undefined) return null;
  const [counted, expected] = [bani(row.counted_bani), bani(row.expected_bani)];
  return {
    counted,
    expected,
    difference: minusBani(counted, expected),
    at: readInstant(row.counted_at),
    by: row.first_name === null ? null : fullName({ firstName: row.first_name, lastName: row.last_name ?? '' }),
  };
}

/** The latest counted day before this one. */
export async function findCountBefore(
  db: Database,
  day: LocalDate,
): Promise<{ readonly date: LocalDate; readonly difference: Bani } | null> {
  const row = await db
    .selectFrom('drawer_counts')
    .select(['day', 'counted_bani', 'expected_bani'])
    .where('day', '<', day)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { date: localDate(row.day), difference: minusBani(bani(row.counted_bani), bani(row.expected_bani)) };
}

/** Writes the count of a day, over an earlier one. */
export async function writeDrawerCount(
  tx: Tx,
  count: {
    readonly day: LocalDate;
    readonly counted: Bani;
    readonly expected: Bani;
    readonly at: Instant;
    readonly staffId: number;
  },
): Promise<void> {
  const values = {
    counted_bani: count.counted,
    expected_bani: count.expected,
    counted_at: new Date(count.at),
    staff_id: count.staffId,
  };
  await tx
    .insertInto('drawer_counts')
    .values({ day: count.day, ...values })
    .onConflict((conflict) => conflict.column('day').doUpdateSet(values))
    .execute();
}

import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';

/** What the restaurant chose for refusing orders. */
export type GuardSettings = {
  /** What a blocked guest reads before the telephone number; '' for the usual words. */
  readonly blockedWords: string;
};

const USUAL: GuardSettings = { blockedWords: '' };

export async function findGuardSettings(db: Database): Promise<GuardSettings> {
  const row = await db.selectFrom('guard_settings').select('blocked_words').executeTakeFirst();
  return row === undefined ? USUAL : { blockedWords: row.blocked_words };
}

export async function saveGuardRow(tx: Tx, { blockedWords }: GuardSettings): Promise<void> {
  const columns = { blocked_words: blockedWords };
  await tx
    .insertInto('guard_settings')
    .values(columns)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(columns))
    .execute();
}

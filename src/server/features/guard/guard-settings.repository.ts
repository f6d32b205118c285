import { type CodeRules, NO_CODES } from '#domain/guard/code-rules.ts';
import { bani } from '#domain/money/bani.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';

/** The restaurant's settings for refusing orders. */
export type GuardSettings = {
  /** The text for a blocked guest, before the telephone number; '' for the default text. */
  readonly blockedWords: string;
  readonly codes: CodeRules;
};

const USUAL: GuardSettings = { blockedWords: '', codes: NO_CODES };

export async function findGuardSettings(db: Database): Promise<GuardSettings> {
  const row = await db
    .selectFrom('guard_settings')
    .select(['blocked_words', 'code_first_from_bani', 'first_order_proof', 'code_night_from', 'code_night_to'])
    .executeTakeFirst();
  if (row === undefined) return USUAL;
  const { code_night_from: from, code_night_to: to } = row;
  return {
    blockedWords: row.blocked_words,
    codes: {
      firstFrom: row.code_first_from_bani === null ? null : bani(row.code_first_from_bani),
      firstProof: row.first_order_proof,
      night: from === null || to === null ? null : { from, to },
    },
  };
}

export async function saveGuardRow(tx: Tx, { blockedWords, codes }: GuardSettings): Promise<void> {
  const columns = {
    blocked_words: blockedWords,
    code_first_from_bani: codes.firstFrom,
    first_order_proof: codes.firstProof,
    code_night_from: codes.night?.from ?? null,
    code_night_to: codes.night?.to ?? null,
  };
  await tx
    .insertInto('guard_settings')
    .values(columns)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(columns))
    .execute();
}

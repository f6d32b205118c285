import { LEGAL_KINDS } from '#contract/legal/legal.ts';
import { riskyClauses } from '#domain/legal/risky-clauses.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { legalSnapshot } from './legal-snapshot.ts';

/**
 * How many clauses of the texts in force do not stand. Where a newer version is already published and waits for its day,
 * that one is judged: nothing is left to do about the one before.
 */
export async function countRiskyClauses({ snapshots }: { readonly snapshots: Snapshots }): Promise<number> {
  const texts = await snapshots.read(legalSnapshot);
  const newest = LEGAL_KINDS.flatMap((kind) => texts.find((text) => text.kind === kind) ?? []);
  return newest.reduce((sum, { kind, sections }) => sum + riskyClauses(kind, JSON.stringify(sections)).length, 0);
}

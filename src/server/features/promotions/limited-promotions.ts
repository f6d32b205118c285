/** Promotions with a maximum number of orders or a maximum total. */
import type { RawBuilder } from 'kysely';
import { ZERO_BANI } from '#domain/money/bani.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import { isLimited, withoutUsed } from '#domain/promotions/promotion-rules.ts';
import type { Reduction } from '#domain/promotions/reduction.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { listUsed, releaseUses, takingUses } from './promotions.repository.ts';

/** The promotions with what is left of their limits; without a query when no active one has limits. */
export async function loadWhatIsLeft<Any extends Promotion>(
  db: Database,
  promotions: readonly Any[],
): Promise<readonly Any[]> {
  const limited = promotions.filter(({ isActive, rules }) => isActive && isLimited(rules));
  if (limited.length === 0) return promotions;
  const used = await listUsed(
    db,
    limited.map(({ id }) => id),
  );
  return promotions.map((one) => ({
    ...one,
    rules: withoutUsed(one.rules, used.get(one.id) ?? { uses: 0, given: ZERO_BANI }),
  }));
}

/**
 * The part of the order's statement that takes its reductions from the limits, and the number of rows it returns when
 * all have enough left; null when no reduction has a limit.
 *
 * @param promotions with their limits as they were set
 */
export function takeUses(
  promotions: readonly Promotion[],
  reductions: readonly Reduction[],
): { readonly statement: RawBuilder<unknown>; readonly count: number } | null {
  const uses = promotions
    .filter(({ rules }) => isLimited(rules))
    .flatMap(({ id, rules: { mostUses, budget } }) =>
      reductions
        .filter(({ promotionId, code }) => promotionId === id && code === null)
        .map(({ amount }) => ({ promotionId: id, amount, mostUses, budget })),
    );
  return uses.length === 0 ? null : { statement: takingUses(uses), count: uses.length };
}

/** Gives back the uses of a rejected order; its row is marked rejected once, in the same transaction. */
export function giveUsesBack(tx: Tx, orderId: number): Promise<void> {
  return releaseUses(tx, orderId);
}

/** Promotions with a maximum number of orders or a maximum total. */
import type { RawBuilder } from 'kysely';
import { type Bani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import { typesThatEnterBy } from '#domain/promotions/kinds.ts';
import type { Person } from '#domain/promotions/person.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import { isBeyond, isLimited, withoutUsed } from '#domain/promotions/promotion-rules.ts';
import type { Reduction } from '#domain/promotions/reduction.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { listPromotionsOfTypes, listUsed, releaseUses, retakeUses, takingUses } from './promotions.repository.ts';
import { listUsedUp, writeUsesOfPerson } from './promotions-of-person.ts';

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

/**
 * Takes the uses of an order again that was given up and comes after all: its price was agreed, so also where nothing is
 * left.
 *
 * @returns what its promotions take off that had nothing left for it; null when all had
 */
export async function takeUsesAgain(
  tx: Tx,
  {
    orderId,
    reductions,
    person,
  }: { readonly orderId: number; readonly reductions: readonly Reduction[]; readonly person: Person },
): Promise<Bani | null> {
  if (reductions.length === 0) return null;
  const promotions = await listPromotionsOfTypes(tx, typesThatEnterBy('line', 'itself'));
  const usedUp = await listUsedUp(tx, person);
  const uses = await retakeUses(tx, orderId);
  const beyond = uses.filter((used) => {
    const promotion = promotions.find(({ id }) => id === used.promotionId);
    return promotion !== undefined && isBeyond(promotion.rules, used);
  });
  const ofPerson = writeUsesOfPerson(promotions, reductions, { orderId, person });
  if (ofPerson !== null) await ofPerson.execute(tx);
  const gone = reductions.filter(
    ({ promotionId, code }) =>
      code === null && (usedUp.includes(promotionId) || beyond.some((used) => used.promotionId === promotionId)),
  );
  return gone.length === 0 ? null : sumBani(gone.map(({ amount }) => amount));
}

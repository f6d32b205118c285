/** Promotions limited per person: first orders, and maximum uses. */
import type { RawBuilder } from 'kysely';
import { isPerPerson, leftForPerson, type Person, personKeys } from '#domain/promotions/person.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import type { Reduction } from '#domain/promotions/reduction.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { hideText } from '#server/platform/security/hide-text.ts';
import { listUsesOfPerson, lockPerson, writingUsesOfPerson } from './promotions.repository.ts';

/**
 * The promotions with what is left for the ordering person. When an active one is limited per person, orders of the
 * same person are serialised from here on; otherwise there is no query.
 */
export async function loadLeftForPerson<Any extends Promotion>(
  tx: Tx,
  promotions: readonly Any[],
  person: Person,
): Promise<readonly Any[]> {
  const counted = promotions.filter((one) => one.isActive && isPerPerson(one));
  if (counted.length === 0) return promotions;
  const recognised = { ...person, keys: hiddenKeys(person) };
  await lockPerson(tx, recognised);
  const ids = counted.map(({ id }) => id);
  // A separate statement, because it must see the orders that the lock has waited for.
  const { hasOrdered, uses } = await listUsesOfPerson(tx, ids, recognised);
  const isKnown = recognised.keys.length > 0;
  return promotions.map((one) => ({
    ...one,
    rules: leftForPerson(one, { isKnown, hasOrdered, uses: uses.get(one.id) ?? 0 }),
  }));
}

/** The part of the order's statement that records the person's uses; null when no reduction is limited per person. */
export function writeUsesOfPerson(
  promotions: readonly Promotion[],
  reductions: readonly Reduction[],
  { orderId, person }: { readonly orderId: number; readonly person: Person },
): RawBuilder<unknown> | null {
  const ids = promotions
    .filter(isPerPerson)
    .map(({ id }) => id)
    .filter((id) => reductions.some(({ promotionId, code }) => promotionId === id && code === null));
  return ids.length === 0 ? null : writingUsesOfPerson(orderId, ids, { keys: hiddenKeys(person) });
}

/** Only hashes are stored: they identify a person and cannot be read. */
function hiddenKeys(person: Person): readonly string[] {
  return personKeys(person).map(hideText).toSorted();
}

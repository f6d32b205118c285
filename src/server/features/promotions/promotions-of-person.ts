/** Promotions limited per person: first orders, and maximum uses. */
import type { RawBuilder } from 'kysely';
import { typesThatEnterBy } from '#domain/promotions/kinds.ts';
import { isPerPerson, leftForPerson, type Person, personKeys } from '#domain/promotions/person.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import type { Reduction } from '#domain/promotions/reduction.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { hideText } from '#server/platform/security/hide-text.ts';
import { listPromotionsOfTypes, listUsesOfPerson, lockPerson, writingUsesOfPerson } from './promotions.repository.ts';

/**
 * The promotions with what is left for the ordering person. When an active one is limited per person, orders of the
 * same person are serialised from here on; otherwise there is no query.
 */
export async function loadLeftForPerson<Any extends Promotion>(
  tx: Tx,
  promotions: readonly Any[],
  person: Person,
): Promise<readonly Any[]> {
  if (!promotions.some(isCounted)) return promotions;
  await lockPerson(tx, { keys: hiddenKeys(person) });
  // A statement of its own: it must see the orders that the lock has waited for.
  return readLeftForPerson(tx, promotions, person);
}

/** The promotions that this person gets no more, told before there is an order; the order itself decides. */
export async function listUsedUp(db: Database, person: Person): Promise<readonly number[]> {
  const counted = (await listPromotionsOfTypes(db, typesThatEnterBy('line', 'itself'))).filter(isCounted);
  if (counted.length === 0) return [];
  const left = await readLeftForPerson(db, counted, person);
  return left.filter(({ rules }) => rules.mostUses === 0).map(({ id }) => id);
}

async function readLeftForPerson<Any extends Promotion>(
  db: Database,
  promotions: readonly Any[],
  person: Person,
): Promise<readonly Any[]> {
  const keys = hiddenKeys(person);
  const ids = promotions.filter(isCounted).map(({ id }) => id);
  const { hasOrdered, uses } = await listUsesOfPerson(db, ids, { ...person, keys });
  const isKnown = keys.length > 0;
  return promotions.map((one) => ({
    ...one,
    rules: leftForPerson(one, { isKnown, hasOrdered, uses: uses.get(one.id) ?? 0 }),
  }));
}

function isCounted(one: Promotion): boolean {
  return one.isActive && isPerPerson(one);
}

/** The part of the order's statement that writes down what its person used; null where no reduction is counted so. */
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

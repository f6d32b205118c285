import type { KnownPerson } from '#domain/accounts/known-person.ts';
import type { Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import { lockOrdersOfPerson } from '#server/features/orders/index.ts';
import type { People, StillNeeded } from '#server/platform/define/personal-data.ts';
import type { Tx } from '#server/platform/in-transaction.ts';

/**
 * Deletes or anonymises a person's data everywhere except in the account's own row. Data with a legal retention period
 * are anonymised (docs/decisions/0098). Refused while an order is open.
 */
export async function anonymisePerson(
  people: People,
  tx: Tx,
  person: KnownPerson,
  now: Instant,
): Promise<Result<null, StillNeeded>> {
  const orderIds = await lockOrdersOfPerson(tx, person);
  return people.forget(tx, { ...person, orderIds }, now);
}

import type { KnownPerson } from '#domain/accounts/known-person.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import { anonymiseChanges } from '#server/features/changes/changes.door.ts';
import { hideBlocks } from '#server/features/guard/guard.door.ts';
import { anonymiseSubscriber } from '#server/features/newsletter/newsletter.door.ts';
import { anonymiseOrdersOf } from '#server/features/orders/orders.door.ts';
import { anonymiseCouponsOf } from '#server/features/promotions/promotions.door.ts';
import { deletePastReservations } from '#server/features/reservations/reservations.door.ts';
import { deleteReviewsOfOrders } from '#server/features/reviews/reviews.door.ts';
import { anonymiseWithdrawalsOf } from '#server/features/withdrawals/withdrawals.door.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { deleteMailsOf } from '#server/platform/mail/mails.repository.ts';

/**
 * Deletes or anonymises a person's data everywhere except in the account's own row. Data with a legal retention period
 * are anonymised (docs/decisions/0098). Refused while an order is open.
 */
export async function anonymisePerson(
  tx: Tx,
  person: KnownPerson,
  now: Instant,
): Promise<Result<null, { readonly code: 'orders_under_way' }>> {
  const { email } = person;
  const forgotten = await anonymiseOrdersOf(tx, person, now);
  if (!forgotten.ok) return forgotten;
  const orderIds = forgotten.value;
  await deleteReviewsOfOrders(tx, orderIds);
  if (email !== null) {
    await anonymiseSubscriber(tx, email, now);
    await anonymiseCouponsOf(tx, email);
  }
  await hideBlocks(tx, { ...person, orderIds });
  await deletePastReservations(tx, person, now);
  await anonymiseWithdrawalsOf(tx, { email, orderIds });
  if (person.userId !== null) await anonymiseChanges(tx, person.userId);
  await deleteMailsOf(tx, { address: email, orderIds });
  return ok(null);
}

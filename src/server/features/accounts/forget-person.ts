import { ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import { forgetChanges } from '#server/features/changes/changes.door.ts';
import { forgetSubscriber } from '#server/features/newsletter/newsletter.door.ts';
import { forgetOwner } from '#server/features/orders/orders.door.ts';
import { forgetCouponOwner } from '#server/features/promotions/promotions.door.ts';
import { forgetReservationsOf } from '#server/features/reservations/reservations.door.ts';
import { forgetReviews } from '#server/features/reviews/reviews.door.ts';
import { forgetWithdrawalsOf } from '#server/features/withdrawals/withdrawals.door.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { deleteMailsOf } from '#server/platform/mail/mails.repository.ts';

export type Leaver = {
  /** `null` for somebody who never had an account. */
  readonly userId: number | null;
  /** Shown to be theirs; in lower case. */
  readonly email: string;
};

/**
 * Forgets a person everywhere but in their account's own row. What the law wants kept stays without them
 * (docs/decisions/0098). Refused while an order is on its way.
 */
export async function forgetPerson(
  tx: Tx,
  person: Leaver,
  now: Instant,
): Promise<Result<null, { readonly code: 'orders_under_way' }>> {
  const { email } = person;
  const forgotten = await forgetOwner(tx, person, now);
  if (!forgotten.ok) return forgotten;
  const orderIds = forgotten.value;
  await forgetReviews(tx, orderIds);
  await forgetSubscriber(tx, email, now);
  await forgetCouponOwner(tx, email);
  await forgetReservationsOf(tx, email, now);
  await forgetWithdrawalsOf(tx, { email, orderIds });
  if (person.userId !== null) await forgetChanges(tx, person.userId);
  await deleteMailsOf(tx, { address: email, orderIds });
  return ok(null);
}

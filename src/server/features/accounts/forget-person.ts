import { ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import { forgetChanges } from '#server/features/changes/forget-changes.ts';
import { forgetMails } from '#server/features/mails/forget-mails.ts';
import { forgetSubscriber } from '#server/features/newsletter/forget-subscriber.ts';
import { forgetOwner } from '#server/features/orders/forget-owner.ts';
import { forgetCouponOwner } from '#server/features/promotions/forget-coupon-owners.ts';
import { forgetReservationsOf } from '#server/features/reservations/forget-reservations.ts';
import { forgetReviews } from '#server/features/reviews/forget-reviews.ts';
import { forgetWithdrawalsOf } from '#server/features/withdrawals/forget-withdrawals.ts';
import type { Tx } from '#server/platform/in-transaction.ts';

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
  const reservationIds = await forgetReservationsOf(tx, email, now);
  const withdrawalIds = await forgetWithdrawalsOf(tx, { email, orderIds });
  if (person.userId !== null) await forgetChanges(tx, person.userId);
  await forgetMails(tx, { address: email, orderIds, reservationIds, withdrawalIds });
  return ok(null);
}

import { normalEmail } from '#domain/promotions/normal-email.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { hideCouponsOf, hideEndedCoupons } from './personal-coupons.repository.ts';

/** Leaves a mailbox's codes under its fingerprint: they are worth nothing any more, and it is given no second one. */
export function forgetCouponOwner(tx: Tx, email: string): Promise<void> {
  return hideCouponsOf(tx, normalEmail(email));
}

/** The same for everybody whose code has run out. */
export function forgetCouponOwners(db: Database, now: Instant): Promise<void> {
  return hideEndedCoupons(db, dateOf(now));
}

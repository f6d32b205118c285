import type { PersonalData } from '#contract/accounts/calls.ts';
import { normalEmail } from '#domain/promotions/normal-email.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { hideCouponsOf, hideEndedCoupons, listCouponsOf } from './personal-coupons.repository.ts';
import { hideRedeemers } from './promotions.repository.ts';

/** Personal codes of a mailbox. */
export async function exportCoupons(db: Database, email: string): Promise<PersonalData['coupons']> {
  const coupons = await listCouponsOf(db, normalEmail(email));
  return coupons.map(({ code, startDate, endDate }) => ({
    code,
    startDate: startDate,
    endDate: endDate,
  }));
}

/** Keeps a mailbox's codes under its hash: they are unusable, and no second one is given. */
export function anonymiseCouponsOf(tx: Tx, email: string): Promise<void> {
  return hideCouponsOf(tx, normalEmail(email));
}

/** The same for every expired code. */
export function anonymiseEndedCoupons(db: Database, now: Instant): Promise<void> {
  return hideEndedCoupons(db, dateOf(now));
}

/** Keeps that a coupon was used, not by whom: addresses and phones become hashes. */
export function anonymiseRedemptions(tx: Tx, orderIds: readonly number[]): Promise<void> {
  return hideRedeemers(tx, orderIds);
}

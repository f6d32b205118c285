import { type Instant, instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { deleteWithdrawals, hideWithdrawalsOf } from './withdrawals.repository.ts';

/** As long as the refund may be argued about (privacy policy, section 3). */
const KEPT_DAYS = 3 * 365 + 1;
const DAY_MS = 24 * 3_600_000;

export function forgetWithdrawals(db: Database, now: Instant): Promise<void> {
  return deleteWithdrawals(db, instant(now - KEPT_DAYS * DAY_MS));
}

/** Keeps that somebody withdrew from an order, of what and when, as the law asks; not who. The ids. */
export function forgetWithdrawalsOf(
  tx: Tx,
  person: { readonly email: string; readonly orderIds: readonly number[] },
): Promise<readonly number[]> {
  return hideWithdrawalsOf(tx, person);
}

import { DAY_MS, type Instant, instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { deleteExpired } from './accounts.repository.ts';
import { deleteUnconfirmed } from './customers.repository.ts';

/**
 * Ended sessions are kept this long, to answer questions such as „who was signed in last night”; the rest follows the
 * privacy policy.
 */
const KEPT_DAYS = 30;

/** Deletes sessions and one-time tokens that expired more than a month ago. */
export function deleteExpiredSessions(db: Database, now: Instant): Promise<void> {
  return deleteExpired(db, instant(now - KEPT_DAYS * DAY_MS));
}

/**
 * Deletes accounts that were not confirmed within a month (privacy policy, section 3), because the address may be a
 * stranger's.
 */
export function deleteUnconfirmedAccounts(db: Database, now: Instant): Promise<void> {
  return deleteUnconfirmed(db, instant(now - KEPT_DAYS * DAY_MS));
}

import { keptSince } from '#domain/legal/retention.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { deleteExpired } from './accounts.repository.ts';
import { deleteUnconfirmed } from './customers.repository.ts';

/** Deletes sessions and one-time tokens that expired more than a month ago. */
export function deleteExpiredSessions(db: Database, now: Instant): Promise<void> {
  return deleteExpired(db, keptSince('ended_sessions', now));
}

/**
 * Deletes accounts that were not confirmed within a month (privacy policy, section 3), because the address may be a
 * stranger's.
 */
export function deleteUnconfirmedAccounts(db: Database, now: Instant): Promise<void> {
  return deleteUnconfirmed(db, keptSince('unconfirmed_accounts', now));
}

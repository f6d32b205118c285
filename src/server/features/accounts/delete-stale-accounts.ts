import { DAY_MS, type Instant, instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { deleteExpired } from './accounts.repository.ts';
import { deleteUnconfirmed } from './customers.repository.ts';

/** Ended sessions are kept a while, so that „who was signed in last night” has an answer; the rest as the privacy policy says. */
const KEPT_DAYS = 30;

/** Deletes sessions and one-time tokens that opened nothing for a month. */
export function deleteExpiredSessions(db: Database, now: Instant): Promise<void> {
  return deleteExpired(db, instant(now - KEPT_DAYS * DAY_MS));
}

/** Deletes accounts that were not confirmed for a month (privacy policy, section 3): the address may be a stranger's. */
export function deleteUnconfirmedAccounts(db: Database, now: Instant): Promise<void> {
  return deleteUnconfirmed(db, instant(now - KEPT_DAYS * DAY_MS));
}

import { type Instant, instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { deleteUnconfirmed } from './customers.repository.ts';

/** As a subscription that nobody confirmed (privacy policy, section 3). */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/** Forgets accounts that nobody confirmed: somebody may have typed a stranger's address. */
export function forgetUnconfirmed(db: Database, now: Instant): Promise<void> {
  return deleteUnconfirmed(db, instant(now - KEPT_DAYS * DAY_MS));
}

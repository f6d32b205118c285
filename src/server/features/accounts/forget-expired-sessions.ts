import { type Instant, instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { deleteExpired } from './accounts.repository.ts';

/** Ended sessions are kept a while, so that „who was signed in last night” has an answer. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/** Forgets sessions and one-time tokens that opened nothing for a month. */
export function forgetExpiredSessions(db: Database, now: Instant): Promise<void> {
  return deleteExpired(db, instant(now - KEPT_DAYS * DAY_MS));
}

import { type Instant, instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { deleteSubscribers } from './newsletter.repository.ts';

/** romania.md §4.5: what was never confirmed for a month; the proof of a consent for three years after it was withdrawn. */
const PENDING_DAYS = 30;
const PROOF_DAYS = 3 * 365 + 1;
const DAY_MS = 24 * 3_600_000;

export function forgetSubscribers(db: Database, now: Instant): Promise<void> {
  return deleteSubscribers(db, {
    pendingBefore: instant(now - PENDING_DAYS * DAY_MS),
    leftBefore: instant(now - PROOF_DAYS * DAY_MS),
  });
}

import { type Instant, instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { deleteReservations } from './reservations.repository.ts';

/** Six months after the evening nobody needs to know who came (romania.md §4.5). */
const KEPT_DAYS = 182;
const DAY_MS = 24 * 3_600_000;

export function forgetReservations(db: Database, now: Instant): Promise<void> {
  return deleteReservations(db, instant(now - KEPT_DAYS * DAY_MS));
}

import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';
import type { Database } from '#server/platform/database.ts';
import { deletePanelsOf } from './watch.repository.ts';

/** When a panel was last heard must be known for as long as the house may stay closed. */
const KEPT_DAYS = 30;

/** Forgets pages that were closed long ago. */
export function forgetPanels(db: Database, now: Instant): Promise<void> {
  return deletePanelsOf(db, plusMinutes(now, -KEPT_DAYS * MINUTES_PER_DAY));
}

import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { loadSoldOut, type SoldOut } from './sold-outs.repository.ts';

/** What of the menu has run out at this moment, for whoever shows it to staff. */
export function loadSoldOutNow(db: Database, now: Instant): Promise<SoldOut> {
  return loadSoldOut(db, now);
}

import { DAY_MS, type Instant, instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { deleteSlotsBefore } from './capacity.repository.ts';

/** An order that is a day late may still be moved or rejected, which gives back its capacity. */
const KEPT_DAYS = 2;

/** Deletes what orders took of quarters long past, and which of them were closed. */
export function deleteOldSlots(db: Database, now: Instant): Promise<void> {
  return deleteSlotsBefore(db, instant(now - KEPT_DAYS * DAY_MS));
}

import { keptSince } from '#domain/legal/retention.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { deleteSlotsBefore } from './capacity.repository.ts';

/** Deletes what orders took of quarters long past, and which of them were closed. */
export function deleteOldSlots(db: Database, now: Instant): Promise<void> {
  return deleteSlotsBefore(db, keptSince('slots', now));
}

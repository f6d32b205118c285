import { DAY_MS, type Instant, instant } from '#domain/time/instant.ts';
import { deleteOldCourierSessions } from '#server/platform/courier-sessions.ts';
import type { Database } from '#server/platform/database.ts';
import { deleteStepsBefore } from './couriers.repository.ts';

/** A phone may be offline over a weekend; a step sent later than this belongs to an order that has ended. */
const STEPS_KEPT_DAYS = 14;

/** Deletes expired sessions of couriers, and keys of steps that no phone sends any more. */
export async function deleteOldCourierRows(db: Database, now: Instant): Promise<void> {
  await deleteOldCourierSessions(db, now);
  await deleteStepsBefore(db, instant(now - STEPS_KEPT_DAYS * DAY_MS));
}

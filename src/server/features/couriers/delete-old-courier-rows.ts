import { keptSince } from '#domain/legal/retention.ts';
import type { Instant } from '#domain/time/instant.ts';
import { deleteOldCourierSessions } from '#server/platform/courier-sessions.ts';
import type { Database } from '#server/platform/database.ts';
import { deleteStepsBefore } from './couriers.repository.ts';

/** Deletes expired sessions of couriers, and keys of steps that no phone sends any more. */
export async function deleteOldCourierRows(db: Database, now: Instant): Promise<void> {
  await deleteOldCourierSessions(db, now);
  await deleteStepsBefore(db, keptSince('courier_steps', now));
}

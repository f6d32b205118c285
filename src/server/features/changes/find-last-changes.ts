import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { findLastChangeTimes } from './changes.repository.ts';

/** When staff last changed each of these things, by subject; those that were never changed are missing. */
export function findLastChanges(db: Database, subjects: readonly string[]): Promise<ReadonlyMap<string, Instant>> {
  return findLastChangeTimes(db, subjects);
}

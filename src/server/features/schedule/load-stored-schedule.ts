import type { Service, ServiceTerms } from '#domain/schedule/schedule.ts';
import type { Database } from '#server/platform/database.ts';
import { listClosures, listDays, loadServiceTerms, type StoredClosure, type StoredDay } from './schedule.repository.ts';

/** The hours as the restaurant saved them, whether they are in force or not. */
export type StoredSchedule = {
  readonly days: readonly StoredDay[];
  readonly closures: readonly StoredClosure[];
  readonly services: Readonly<Record<Service, ServiceTerms>>;
};

export async function loadStoredSchedule(db: Database): Promise<StoredSchedule> {
  return { days: await listDays(db), closures: await listClosures(db), services: await loadServiceTerms(db) };
}

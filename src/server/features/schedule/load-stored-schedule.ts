import type { BusyMode, Pause, Service, ServiceTerms } from '#domain/schedule/schedule.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { findBusyMode, listPauses } from './pauses.repository.ts';
import { listClosures, listDays, loadServiceTerms, type StoredClosure, type StoredDay } from './schedule.repository.ts';

/** The hours as the restaurant saved them, whether they are in force or not. */
export type StoredSchedule = {
  readonly days: readonly StoredDay[];
  readonly closures: readonly StoredClosure[];
  readonly services: Readonly<Record<Service, ServiceTerms>>;
  /** Those that have not ended at the moment of reading. */
  readonly pauses: readonly Pause[];
  readonly busy: BusyMode | null;
};

export async function loadStoredSchedule(db: Database, now: Instant): Promise<StoredSchedule> {
  return {
    days: await listDays(db),
    closures: await listClosures(db),
    services: await loadServiceTerms(db),
    pauses: (await listPauses(db, now)).map(({ service, until, coversUntil }) => ({ service, until, coversUntil })),
    busy: await findBusyMode(db, now),
  };
}

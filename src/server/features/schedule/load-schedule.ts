import { type Capacity, leftOf } from '#domain/schedule/capacity.ts';
import { type SavedSchedule, scheduleOfSaved } from '#domain/schedule/saved-schedule.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import { scheduleInForce } from '#domain/schedule/schedule-in-force.ts';
import type { Instant } from '#domain/time/instant.ts';
import { loadRestaurantFacts } from '#server/features/restaurant/index.ts';
import type { Database } from '#server/platform/database.ts';
import { listClosedSlots, listLimits, listLoads } from './capacity.repository.ts';
import { findBusyMode, listPauses } from './pauses.repository.ts';
import { listClosures, listDays, loadServiceTerms } from './schedule.repository.ts';
import { findUsualMinutes } from './usual-minutes.repository.ts';

export async function loadStoredSchedule(db: Database, now: Instant): Promise<SavedSchedule> {
  return {
    days: await listDays(db),
    closures: await listClosures(db),
    services: await loadServiceTerms(db),
    pauses: (await listPauses(db, now)).map(({ service, until, coversUntil }) => ({ service, until, coversUntil })),
    busy: await findBusyMode(db, now),
    usualMinutes: await findUsualMinutes(db),
    capacity: await loadCapacity(db, now),
  };
}

/** The remaining capacity of each quarter; null where the kitchen takes any number of orders. */
async function loadCapacity(db: Database, now: Instant): Promise<Capacity | null> {
  const limits = await listLimits(db);
  if (limits.length === 0) return null;
  return { left: leftOf(limits, await listLoads(db, now)), closed: await listClosedSlots(db, now) };
}

/** The schedule in force; inside a transaction, as of its snapshot. */
export async function loadScheduleInForce(db: Database, now: Instant): Promise<Schedule> {
  const { isOpenAroundTheClock } = await loadRestaurantFacts(db);
  return scheduleInForce(scheduleOfSaved(await loadStoredSchedule(db, now)), isOpenAroundTheClock);
}

import {
  type BusyMode,
  type Pause,
  type Schedule,
  type ScheduleType,
  SERVICES,
  type Service,
  type ServiceTerms,
  type UsualMinutes,
} from '#domain/schedule/schedule.ts';
import { scheduleInForce } from '#domain/schedule/schedule-in-force.ts';
import type { Instant } from '#domain/time/instant.ts';
import { loadRestaurantFacts } from '#server/features/restaurant/restaurant.door.ts';
import type { Database } from '#server/platform/database.ts';
import { findBusyMode, listPauses } from './pauses.repository.ts';
import { listClosures, listDays, loadServiceTerms, type StoredClosure, type StoredDay } from './schedule.repository.ts';
import { findUsualMinutes } from './usual-minutes.repository.ts';

/** The hours as the restaurant saved them, whether they are in force or not. */
export type StoredSchedule = {
  readonly days: readonly StoredDay[];
  readonly closures: readonly StoredClosure[];
  readonly services: Readonly<Record<Service, ServiceTerms>>;
  /** Those that have not ended at the moment of reading. */
  readonly pauses: readonly Pause[];
  readonly busy: BusyMode | null;
  readonly usualMinutes: UsualMinutes;
};

export async function loadStoredSchedule(db: Database, now: Instant): Promise<StoredSchedule> {
  return {
    days: await listDays(db),
    closures: await listClosures(db),
    services: await loadServiceTerms(db),
    pauses: (await listPauses(db, now)).map(({ service, until, coversUntil }) => ({ service, until, coversUntil })),
    busy: await findBusyMode(db, now),
    usualMinutes: await findUsualMinutes(db),
  };
}

/** The stored rows as the schedule that was saved; `scheduleInForce` tells which one holds. */
export function savedSchedule({ days, closures, services, pauses, busy, usualMinutes }: StoredSchedule): Schedule {
  const hoursOf = (type: ScheduleType) => {
    const own = days.filter(({ scheduleType }) => scheduleType === type);
    // A kind without a single row was never defined, so another stands in for it.
    return own.length === 0 ? null : own.flatMap(({ isOpen, intervals }) => (isOpen ? intervals : []));
  };
  return {
    hours: { REGULAR: hoursOf('REGULAR'), PICKUP: hoursOf('PICKUP'), DELIVERY: hoursOf('DELIVERY') },
    closures: closures.map((closure) => ({ ...closure, services: closure.services ?? SERVICES })),
    services,
    pauses,
    busy,
    usualMinutes,
  };
}

/** When the restaurant serves; inside a transaction, as it stands at its moment. */
export async function loadScheduleInForce(db: Database, now: Instant): Promise<Schedule> {
  const { isOpenAroundTheClock } = await loadRestaurantFacts(db);
  return scheduleInForce(savedSchedule(await loadStoredSchedule(db, now)), isOpenAroundTheClock);
}

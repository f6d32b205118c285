import type { Schedule } from '#domain/schedule/schedule.ts';
import { scheduleInForce } from '#domain/schedule/schedule-in-force.ts';
import type { Instant } from '#domain/time/instant.ts';
import { loadStoredSchedule, savedSchedule } from '#server/features/schedule/schedule.door.ts';
import type { Database } from '#server/platform/database.ts';
import { loadRestaurant } from './restaurant.repository.ts';

/** When the restaurant serves; inside a transaction, as it stands at its moment. */
export async function loadScheduleInForce(db: Database, now: Instant): Promise<Schedule> {
  const { isOpenAroundTheClock } = await loadRestaurant(db);
  return scheduleInForce(savedSchedule(await loadStoredSchedule(db, now)), isOpenAroundTheClock);
}

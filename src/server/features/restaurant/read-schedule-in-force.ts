import type { Schedule } from '#domain/schedule/schedule.ts';
import { scheduleInForce } from '#domain/schedule/schedule-in-force.ts';
import { savedSchedule } from '#server/features/schedule/schedule.door.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { restaurantSnapshot } from './restaurant-snapshot.ts';

/** When the restaurant serves, from memory: for those who look, not for those who decide about an order. */
export async function readScheduleInForce({ snapshots }: { readonly snapshots: Snapshots }): Promise<Schedule> {
  const { restaurant, schedule } = await snapshots.read(restaurantSnapshot);
  return scheduleInForce(savedSchedule(schedule), restaurant.isOpenAroundTheClock);
}

import type { Schedule } from '#domain/schedule/schedule.ts';
import { scheduleInForce } from '#domain/schedule/schedule-in-force.ts';
import { savedSchedule } from '#server/features/schedule/schedule.door.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import type { Restaurant } from './restaurant.repository.ts';
import { restaurantSnapshot } from './restaurant-snapshot.ts';

export type HouseReview = {
  readonly restaurant: Restaurant;
  /** What orders are held against. */
  readonly inForce: Schedule;
  /** The week as it was saved, also while the house answers around the clock. */
  readonly saved: Schedule;
  /** Localities that are delivered to. */
  readonly zones: number;
};

/** How the house stands for whoever runs it. */
export async function reviewHouse({ snapshots }: { readonly snapshots: Snapshots }): Promise<HouseReview> {
  const { restaurant, schedule, zones } = await snapshots.read(restaurantSnapshot);
  return {
    restaurant,
    inForce: scheduleInForce(savedSchedule(schedule), restaurant.isOpenAroundTheClock),
    saved: savedSchedule(schedule),
    zones: zones.filter(({ enabled }) => enabled).length,
  };
}

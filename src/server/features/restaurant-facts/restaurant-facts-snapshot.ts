import type { Restaurant, RestaurantFacts } from '#domain/restaurant/restaurant.ts';
import { scheduleOfSaved } from '#domain/schedule/saved-schedule.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import { scheduleInForce } from '#domain/schedule/schedule-in-force.ts';
import { loadZones } from '#server/features/delivery/index.ts';
import { loadRestaurantFacts, loadRestaurantPictures } from '#server/features/restaurant/index.ts';
import { loadStoredSchedule } from '#server/features/schedule/index.ts';
import type { SnapshotKind, Snapshots } from '#server/platform/snapshots.ts';

/** The restaurant with its hours and localities, as one snapshot for guests. */
export const restaurantFactsSnapshot: SnapshotKind<RestaurantFacts> = {
  name: 'restaurant-facts',
  topics: ['restaurant'],
  load: async (db, versions, now) => ({
    version: versions.restaurant,
    at: now,
    restaurant: await loadRestaurantFacts(db),
    pictures: await loadRestaurantPictures(db),
    schedule: await loadStoredSchedule(db, now),
    zones: await loadZones(db),
  }),
};

type FactsServices = { readonly snapshots: Snapshots };

/** The schedule in force, from memory: for display; a decision about an order reads it in its transaction. */
export async function readScheduleInForce({ snapshots }: FactsServices): Promise<Schedule> {
  const { restaurant, schedule } = await snapshots.read(restaurantFactsSnapshot);
  return scheduleInForce(scheduleOfSaved(schedule), restaurant.isOpenAroundTheClock);
}

export type SetupReview = {
  readonly restaurant: Restaurant;
  /** The schedule that orders are checked against. */
  readonly inForce: Schedule;
  /** The saved week, even while the restaurant is open around the clock. */
  readonly saved: Schedule;
  /** Localities that are delivered to. */
  readonly zones: number;
};

/** State of the shop's setup, for administrators. */
export async function reviewSetup({ snapshots }: FactsServices): Promise<SetupReview> {
  const { restaurant, schedule, zones } = await snapshots.read(restaurantFactsSnapshot);
  const saved = scheduleOfSaved(schedule);
  return {
    restaurant,
    inForce: scheduleInForce(saved, restaurant.isOpenAroundTheClock),
    saved,
    zones: zones.filter(({ enabled }) => enabled).length,
  };
}

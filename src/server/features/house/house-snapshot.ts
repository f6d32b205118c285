import type { OrderZone } from '#domain/orders/placing/judge-order.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import { scheduleInForce } from '#domain/schedule/schedule-in-force.ts';
import type { Instant } from '#domain/time/instant.ts';
import { loadZones } from '#server/features/delivery/delivery.door.ts';
import {
  type HousePicture,
  loadHousePictures,
  loadRestaurantFacts,
  type Restaurant,
} from '#server/features/restaurant/restaurant.door.ts';
import { loadStoredSchedule, type StoredSchedule, savedSchedule } from '#server/features/schedule/schedule.door.ts';
import type { SnapshotKind, Snapshots } from '#server/platform/snapshots.ts';

/** The restaurant with its hours and localities, as guests read them together. */
export type House = {
  /** The documents' `last-key`. */
  readonly version: number;
  /** When it was read: what ends by the clock makes another version. */
  readonly at: Instant;
  readonly restaurant: Restaurant;
  readonly pictures: readonly HousePicture[];
  readonly schedule: StoredSchedule;
  readonly zones: readonly OrderZone[];
};

export const houseSnapshot: SnapshotKind<House> = {
  name: 'house',
  topics: ['restaurant'],
  load: async (db, versions, now) => ({
    version: versions.restaurant,
    at: now,
    restaurant: await loadRestaurantFacts(db),
    pictures: await loadHousePictures(db),
    schedule: await loadStoredSchedule(db, now),
    zones: await loadZones(db),
  }),
};

type HouseServices = { readonly snapshots: Snapshots };

/** When the restaurant serves, from memory: for display; a decision about an order reads it in its transaction. */
export async function readScheduleInForce({ snapshots }: HouseServices): Promise<Schedule> {
  const { restaurant, schedule } = await snapshots.read(houseSnapshot);
  return scheduleInForce(savedSchedule(schedule), restaurant.isOpenAroundTheClock);
}

export type HouseReview = {
  readonly restaurant: Restaurant;
  /** What orders are compared with. */
  readonly inForce: Schedule;
  /** The week as it was saved, also while the restaurant is open around the clock. */
  readonly saved: Schedule;
  /** Localities that are delivered to. */
  readonly zones: number;
};

/** How the house stands, for its administrators. */
export async function reviewHouse({ snapshots }: HouseServices): Promise<HouseReview> {
  const { restaurant, schedule, zones } = await snapshots.read(houseSnapshot);
  const saved = savedSchedule(schedule);
  return {
    restaurant,
    inForce: scheduleInForce(saved, restaurant.isOpenAroundTheClock),
    saved,
    zones: zones.filter(({ enabled }) => enabled).length,
  };
}

import type { OrderZone } from '#domain/orders/placing/judge-order.ts';
import { loadZones } from '#server/features/delivery/delivery.door.ts';
import { loadStoredSchedule, type StoredSchedule } from '#server/features/schedule/schedule.door.ts';
import type { SnapshotKind } from '#server/platform/snapshots.ts';
import { type HousePicture, listHousePictures, loadRestaurant, type Restaurant } from './restaurant.repository.ts';

export type RestaurantSnapshot = {
  /** The documents' `last-key`. */
  readonly version: number;
  readonly restaurant: Restaurant;
  readonly schedule: StoredSchedule;
  readonly zones: readonly OrderZone[];
  readonly pictures: readonly HousePicture[];
};

export const restaurantSnapshot: SnapshotKind<RestaurantSnapshot> = {
  name: 'restaurant',
  topics: ['restaurant'],
  load: async (db, versions, now) => ({
    version: versions.restaurant,
    restaurant: await loadRestaurant(db),
    schedule: await loadStoredSchedule(db, now),
    zones: await loadZones(db),
    pictures: await listHousePictures(db),
  }),
};

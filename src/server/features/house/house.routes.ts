import { restaurantToWire } from '#contract/restaurant/codec.ts';
import type { RestaurantFacts } from '#domain/restaurant/restaurant.ts';
import { type Instant, startOfMinute } from '#domain/time/instant.ts';
import { findVersion } from '#server/features/changes/changes.door.ts';
import { shownTermsVersion } from '#server/features/legal/legal.door.ts';
import { listShownPromotions } from '#server/features/promotions/promotions.door.ts';
import type { DbServices } from '#server/platform/database.ts';
import { cacheJson } from '#server/platform/http/answers/shared-body.ts';
import { answer, answerAll, defineRoute, type Route } from '#server/platform/http/route.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { houseSnapshot } from './house-snapshot.ts';

type HouseServices = DbServices & { readonly snapshots: Snapshots };

/** The restaurant's facts for guests and the back office. */
export function houseRoutes(services: HouseServices): readonly Route[] {
  const { db, clock, snapshots } = services;
  const written = cacheJson(restaurantToWire);
  const atMinute = openAtMinute(clock);
  return [
    defineRoute('getRestaurantVersion', async () => {
      const { version } = await snapshots.read(houseSnapshot);
      return answer(version);
    }),

    defineRoute('getRestaurant', async () => {
      const house = atMinute(await snapshots.read(houseSnapshot));
      return answerAll(written(house, await listShownPromotions(services), await shownTermsVersion(services)));
    }),

    defineRoute('fetchSetup', async () => {
      // Versions are read first: after a save in between the form counts as outdated, never as newer.
      const versions = { contact: await findVersion(db, 'contact'), address: await findVersion(db, 'address') };
      const house = await snapshots.read(houseSnapshot);
      const told = restaurantToWire(house, await listShownPromotions(services), await shownTermsVersion(services));
      return answer({ ...told, versions });
    }),
  ];
}

/**
 * With a capacity limit, estimates change as quarters of an hour pass: the restaurant as of this minute, the same
 * object within it. Without one they change only with the version.
 */
function openAtMinute(clock: () => Instant): (house: RestaurantFacts) => RestaurantFacts {
  let last: { readonly of: RestaurantFacts; readonly house: RestaurantFacts } | null = null;
  return (of) => {
    if (of.schedule.capacity === null) return of;
    const at = startOfMinute(clock());
    if (last === null || last.of !== of || last.house.at !== at) last = { of, house: { ...of, at } };
    return last.house;
  };
}

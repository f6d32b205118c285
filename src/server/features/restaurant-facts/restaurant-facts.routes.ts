import { restaurantToWire } from '#contract/restaurant/codec.ts';
import type { RestaurantFacts } from '#domain/restaurant/restaurant.ts';
import { type Instant, startOfMinute } from '#domain/time/instant.ts';
import { findVersion } from '#server/features/changes/index.ts';
import { shownTermsVersion } from '#server/features/legal/index.ts';
import type { ReadOnlineOffer } from '#server/features/payments/index.ts';
import { listShownPromotions } from '#server/features/promotions/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { cacheJson } from '#server/platform/http/answers/shared-body.ts';
import { answer, answerAll, defineRoute, type Route } from '#server/platform/http/route.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { restaurantFactsSnapshot } from './restaurant-facts-snapshot.ts';

type FactsServices = DbServices & { readonly snapshots: Snapshots };

/**
 * The restaurant's facts for guests and the back office.
 *
 * @param readOnlineOffer ways to pay online are listed for guests while they can be taken
 */
export function restaurantFactsRoutes(services: FactsServices, readOnlineOffer: ReadOnlineOffer): readonly Route[] {
  const { db, clock, snapshots } = services;
  const written = cacheJson(restaurantToWire);
  const atMinute = openAtMinute(clock);
  return [
    defineRoute('getRestaurantVersion', async () => {
      const { version } = await snapshots.read(restaurantFactsSnapshot);
      return answer(version);
    }),

    defineRoute('getRestaurant', async () => {
      const restaurant = atMinute(await snapshots.read(restaurantFactsSnapshot));
      const isOnlineOn = (await readOnlineOffer()) !== null;
      const promotions = await listShownPromotions(services);
      return answerAll(written(restaurant, promotions, await shownTermsVersion(services), isOnlineOn));
    }),

    defineRoute('fetchSetup', async () => {
      // Versions are read first: after a save in between the form counts as outdated, never as newer.
      const versions = { contact: await findVersion(db, 'contact'), address: await findVersion(db, 'address') };
      const restaurant = await snapshots.read(restaurantFactsSnapshot);
      const promotions = await listShownPromotions(services);
      // The owner reads what is ticked, whether or not it can be taken now.
      const setup = restaurantToWire(restaurant, promotions, await shownTermsVersion(services), true);
      return answer({ ...setup, versions });
    }),
  ];
}

/**
 * With a capacity limit, estimates change as quarters of an hour pass: the restaurant as of this minute, the same
 * object within it. Without one they change only with the version.
 */
function openAtMinute(clock: () => Instant): (restaurant: RestaurantFacts) => RestaurantFacts {
  let last: { readonly of: RestaurantFacts; readonly restaurant: RestaurantFacts } | null = null;
  return (of) => {
    if (of.schedule.capacity === null) return of;
    const at = startOfMinute(clock());
    if (last === null || last.of !== of || last.restaurant.at !== at) last = { of, restaurant: { ...of, at } };
    return last.restaurant;
  };
}

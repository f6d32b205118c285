import type { Instant } from '#domain/time/instant.ts';
import { shownTermsVersion } from '#server/features/legal/legal.door.ts';
import { listShownPromotions } from '#server/features/promotions/promotions.door.ts';
import { cacheJson } from '#server/platform/http/answers/shared-body.ts';
import { answer, answerAll, defineRoute, type Route } from '#server/platform/http/route.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { presentRestaurant } from './present-restaurant.ts';
import { restaurantSnapshot } from './restaurant-snapshot.ts';

type RestaurantServices = { readonly snapshots: Snapshots; readonly clock: () => Instant };

export function restaurantRoutes(services: RestaurantServices): readonly Route[] {
  const written = cacheJson(presentRestaurant);
  return [
    defineRoute('getRestaurantVersion', async () => {
      const { version } = await services.snapshots.read(restaurantSnapshot);
      return answer(version);
    }),

    defineRoute('getRestaurant', async () => {
      const restaurant = await services.snapshots.read(restaurantSnapshot);
      return answerAll(written(restaurant, await listShownPromotions(services), await shownTermsVersion(services)));
    }),
  ];
}

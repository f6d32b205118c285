import { findVersion } from '#server/features/changes/changes.door.ts';
import { shownTermsVersion } from '#server/features/legal/legal.door.ts';
import { listShownPromotions } from '#server/features/promotions/promotions.door.ts';
import type { DbServices } from '#server/platform/database.ts';
import { answer, answerSaved, defineRoute, type Route } from '#server/platform/http/route.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { presentRestaurant } from './present-restaurant.ts';
import { restaurantSnapshot } from './restaurant-snapshot.ts';
import { saveAddress } from './save-address.ts';
import { saveContact } from './save-contact.ts';

type SetupServices = DbServices & { readonly snapshots: Snapshots };

export function setupRoutes(services: SetupServices): readonly Route[] {
  const { db } = services;
  return [
    defineRoute('fetchSetup', async () => {
      // Versions first: a save in between makes the form older than it is, never newer.
      const versions = { contact: await findVersion(db, 'contact'), address: await findVersion(db, 'address') };
      const restaurant = await services.snapshots.read(restaurantSnapshot);
      const told = presentRestaurant(
        restaurant,
        await listShownPromotions(services),
        await shownTermsVersion(services),
      );
      return answer({ ...told, versions });
    }),

    defineRoute('saveContact', async ({ body, session }) =>
      answerSaved(await saveContact(services, session.userId, body)),
    ),

    defineRoute('saveAddress', async ({ body, session }) =>
      answerSaved(await saveAddress(services, session.userId, body)),
    ),
  ];
}

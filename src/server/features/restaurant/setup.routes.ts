import type { Instant } from '#domain/time/instant.ts';
import { type ChangedMeanwhile, findVersion } from '#server/features/changes/changes.door.ts';
import { shownTermsVersion } from '#server/features/legal/legal.door.ts';
import { listShownPromotions } from '#server/features/promotions/promotions.door.ts';
import type { Database } from '#server/platform/database.ts';
import type { InvalidFields } from '#server/platform/field-reader.ts';
import { answer, defineRoute, type Refusal, type Route, refuse } from '#server/platform/http/route.ts';
import { requireSession } from '#server/platform/sessions.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { presentRestaurant } from './present-restaurant.ts';
import { restaurantSnapshot } from './restaurant-snapshot.ts';
import { saveAddress } from './save-address.ts';
import { saveContact } from './save-contact.ts';

type SetupServices = { readonly db: Database; readonly snapshots: Snapshots; readonly clock: () => Instant };

const SAVED = 'Datele au fost salvate cu succes!';

export function setupRoutes(services: SetupServices): readonly Route[] {
  const { db } = services;
  return [
    defineRoute('fetchSetup', async () => {
      // Versions first: whatever is saved in between makes the form older than it is, never newer.
      const versions = { contact: await findVersion(db, 'contact'), address: await findVersion(db, 'address') };
      const restaurant = await services.snapshots.read(restaurantSnapshot);
      const told = presentRestaurant(
        restaurant,
        await listShownPromotions(services),
        await shownTermsVersion(services),
      );
      return answer({ ...told, versions });
    }),

    defineRoute('saveContact', async ({ body, session }) => {
      const saved = await saveContact(services, requireSession(session).userId, body);
      return saved.ok ? answer({ message: SAVED, version: saved.value }) : refuseSaving(saved.error);
    }),

    defineRoute('saveAddress', async ({ body, session }) => {
      const saved = await saveAddress(services, requireSession(session).userId, body);
      return saved.ok ? answer({ message: SAVED, version: saved.value }) : refuseSaving(saved.error);
    }),
  ];
}

function refuseSaving(refusal: InvalidFields | ChangedMeanwhile): Refusal {
  if (refusal.code === 'changed_meanwhile') return refuse(refusal.code, refusal.details);
  return refuse(refusal.code, {}, { fields: refusal.fields });
}

import { zoneToWire } from '#contract/restaurant/codec.ts';
import { findVersion } from '#server/features/changes/index.ts';
import { loadRestaurantFacts } from '#server/features/restaurant/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { answer, answerSaved, defineRoute, type Route } from '#server/platform/http/route.ts';
import { listZones } from './delivery.repository.ts';
import { saveZones, ZONES_SUBJECT } from './save-zones.ts';

/** Calls of the back office for the localities. */
export function deliveryRoutes(services: DbServices): readonly Route[] {
  const { db } = services;
  return [
    defineRoute('getDeliveryZones', async () => {
      const version = await findVersion(db, ZONES_SUBJECT);
      const { city, county } = await loadRestaurantFacts(db);
      const zones = await listZones(db);
      return answer({
        version,
        homeCity: city,
        homeCounty: county,
        zones: zones.map((zone) => ({ ...zoneToWire(zone), enabled: zone.enabled })),
      });
    }),
    defineRoute('saveDeliveryZones', async ({ body, session }) =>
      answerSaved(await saveZones(services, body, session.userId)),
    ),
  ];
}

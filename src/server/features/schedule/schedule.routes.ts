import type { Instant } from '#domain/time/instant.ts';
import { findVersion } from '#server/features/changes/changes.door.ts';
import { listOrdersOnClosedDays } from '#server/features/orders/orders.door.ts';
import { loadRestaurantSwitches } from '#server/features/restaurant/restaurant.door.ts';
import type { Database } from '#server/platform/database.ts';
import { answer, defineRoute, type Refusal, type Route, refuse } from '#server/platform/http/route.ts';
import { requireSession } from '#server/platform/sessions.ts';
import { presentOrdersOnClosedDays, presentScheduleSetup, presentServices } from './present-setup.ts';
import { SCHEDULE_SUBJECT, type SetupRefusal, saveSchedule } from './save-schedule.ts';
import { SERVICES_SUBJECT, saveServices } from './save-services.ts';
import { listClosures, listDays, loadServiceTerms } from './schedule.repository.ts';

const SAVED = 'Datele au fost salvate cu succes!';

/** What the back office asks of hours and services. */
export function scheduleRoutes(services: { readonly db: Database; readonly clock: () => Instant }): readonly Route[] {
  const { db, clock } = services;
  return [
    defineRoute('getScheduleSetup', async () =>
      answer(
        presentScheduleSetup({
          // First, so that a save in between is refused later rather than written over.
          version: await findVersion(db, SCHEDULE_SUBJECT),
          days: await listDays(db),
          closures: await listClosures(db),
          ordersOnClosedDays: await listOrdersOnClosedDays(db, clock()),
          ...(await loadRestaurantSwitches(db)),
        }),
      ),
    ),
    defineRoute('saveRestaurantSchedule', async ({ body, session }) => {
      const saved = await saveSchedule(services, body, requireSession(session).userId);
      if (!saved.ok) return refuseSetup(saved.error);
      // Taken before their day was closed: said at once, while somebody thinks of that day.
      const ordersOnClosedDays = presentOrdersOnClosedDays(await listOrdersOnClosedDays(db, clock()));
      return answer({ message: SAVED, ...saved.value, ordersOnClosedDays });
    }),
    defineRoute('getOfferedServices', async () => {
      const version = await findVersion(db, SERVICES_SUBJECT);
      const switches = await loadRestaurantSwitches(db);
      return answer(presentServices(version, await loadServiceTerms(db), switches));
    }),
    defineRoute('saveOfferedServices', async ({ body, session }) => {
      const saved = await saveServices(services, body, requireSession(session).userId);
      return saved.ok ? answer({ message: SAVED, ...saved.value }) : refuseSetup(saved.error);
    }),
  ];
}

function refuseSetup(refusal: SetupRefusal): Refusal {
  return refusal.code === 'changed_meanwhile'
    ? refuse(refusal.code, refusal.details)
    : refuse(refusal.code, {}, { fields: refusal.fields });
}

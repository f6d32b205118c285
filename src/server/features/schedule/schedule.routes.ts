import { ok } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import { findVersion } from '#server/features/changes/changes.door.ts';
import { loadRestaurantFacts } from '#server/features/restaurant/restaurant.door.ts';
import type { Database, DbServices } from '#server/platform/database.ts';
import { answer, answerSaved, defineRoute, type Route } from '#server/platform/http/route.ts';
import {
  type OrderOnClosedDay,
  presentOrdersOnClosedDays,
  presentScheduleSetup,
  presentServices,
} from './present-setup.ts';
import { SCHEDULE_SUBJECT, saveSchedule } from './save-schedule.ts';
import { SERVICES_SUBJECT, saveServices } from './save-services.ts';
import { listClosures, listDays, loadServiceTerms } from './schedule.repository.ts';

type ScheduleServices = DbServices & {
  /** Passed in: orders import the schedule, so the schedule must not import orders. */
  readonly listOrdersOnClosedDays: (db: Database, now: Instant) => Promise<readonly OrderOnClosedDay[]>;
};

/** Calls of the back office for hours and services. */
export function scheduleRoutes(services: ScheduleServices): readonly Route[] {
  const { db, clock, listOrdersOnClosedDays } = services;
  return [
    defineRoute('getScheduleSetup', async () =>
      answer(
        presentScheduleSetup({
          // The version is read first, so that a save in between is refused later instead of overwritten.
          version: await findVersion(db, SCHEDULE_SUBJECT),
          days: await listDays(db),
          closures: await listClosures(db),
          ordersOnClosedDays: await listOrdersOnClosedDays(db, clock()),
          ...(await loadRestaurantFacts(db)),
        }),
      ),
    ),
    defineRoute('saveRestaurantSchedule', async ({ body, session }) => {
      const saved = await saveSchedule(services, body, session.userId);
      if (!saved.ok) return answerSaved(saved);
      // Orders placed before their day was closed: returned at once, while the administrator edits that day.
      const ordersOnClosedDays = presentOrdersOnClosedDays(await listOrdersOnClosedDays(db, clock()));
      return answerSaved(ok({ ...saved.value, ordersOnClosedDays }));
    }),
    defineRoute('getOfferedServices', async () => {
      const version = await findVersion(db, SERVICES_SUBJECT);
      const switches = await loadRestaurantFacts(db);
      return answer(presentServices(version, await loadServiceTerms(db), switches));
    }),
    defineRoute('saveOfferedServices', async ({ body, session }) =>
      answerSaved(await saveServices(services, body, session.userId)),
    ),
  ];
}

import { ok } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import { findVersion } from '#server/features/changes/index.ts';
import { loadRestaurantFacts } from '#server/features/restaurant/index.ts';
import type { Database, DbServices } from '#server/platform/database.ts';
import { answer, answerSaved, defineRoute, type Route } from '#server/platform/http/route.ts';
import { type BookedOnClosedDays, presentBooked, presentScheduleSetup, presentServices } from './present-setup.ts';
import { SCHEDULE_SUBJECT, saveSchedule } from './save-schedule.ts';
import { SERVICES_SUBJECT, saveServices } from './save-services.ts';
import { listClosures, listDays, loadServiceTerms } from './schedule.repository.ts';

export type ScheduleServices = DbServices & {
  /** Passed in: orders and reservations import the schedule, so the schedule must not import them. */
  readonly listBookedOnClosedDays: (db: Database, now: Instant) => Promise<BookedOnClosedDays>;
};

/** Calls of the back office for hours and services. */
export function scheduleRoutes(services: ScheduleServices): readonly Route[] {
  const { db, clock } = services;
  const listBooked = () => services.listBookedOnClosedDays(db, clock());
  return [
    defineRoute('getScheduleSetup', async () =>
      answer(
        presentScheduleSetup({
          // The version is read first, so that a save in between is refused later instead of overwritten.
          version: await findVersion(db, SCHEDULE_SUBJECT),
          days: await listDays(db),
          closures: await listClosures(db),
          booked: await listBooked(),
          ...(await loadRestaurantFacts(db)),
        }),
      ),
    ),
    defineRoute('saveRestaurantSchedule', async ({ body, session }) => {
      const saved = await saveSchedule(services, body, session.userId);
      if (!saved.ok) return answerSaved(saved);
      // What was agreed before its moment was closed: returned at once, while the administrator edits that day.
      return answerSaved(ok({ ...saved.value, ...presentBooked(await listBooked()) }));
    }),
    defineRoute('getOfferedServices', async () => {
      const version = await findVersion(db, SERVICES_SUBJECT);
      const switches = await loadRestaurantFacts(db);
      return answer(presentServices(version, await loadServiceTerms(db), switches, await listBooked()));
    }),
    defineRoute('saveOfferedServices', async ({ body, session }) => {
      const saved = await saveServices(services, body, session.userId);
      if (!saved.ok) return answerSaved(saved);
      return answerSaved(ok({ ...saved.value, ...presentBooked(await listBooked()) }));
    }),
  ];
}

import type { DbServices } from '#server/platform/database.ts';
import { answer, answerSaved, defineRoute, type Route } from '#server/platform/http/route.ts';
import { loadCapacity, saveCapacity } from './save-capacity.ts';

/** Calls of the back office for the kitchen's capacity. */
export function capacityRoutes(services: DbServices): readonly Route[] {
  return [
    defineRoute('getCapacity', async () => answer(await loadCapacity(services.db))),
    defineRoute('saveCapacity', async ({ body, session }) =>
      answerSaved(await saveCapacity(services, body, session.userId)),
    ),
  ];
}

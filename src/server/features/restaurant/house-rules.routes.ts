import type { DbServices } from '#server/platform/database.ts';
import { answer, answerSaved, defineRoute, type Route } from '#server/platform/http/route.ts';
import { loadHouseRulesWithVersion, saveHouseRules } from './house-rules.ts';

export function houseRulesRoutes(services: DbServices): readonly Route[] {
  return [
    defineRoute('getHouseRules', async () => answer(await loadHouseRulesWithVersion(services.db))),
    defineRoute('saveHouseRules', async ({ body, session }) =>
      answerSaved(await saveHouseRules(services, body, session.userId)),
    ),
  ];
}

import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { answer, defineRoute, type Route, refuse } from '#server/platform/http/route.ts';
import { requireSession } from '#server/platform/sessions.ts';
import { loadHouseRulesWithVersion, saveHouseRules } from './house-rules.ts';

export function houseRulesRoutes(services: { readonly db: Database; readonly clock: () => Instant }): readonly Route[] {
  return [
    defineRoute('getHouseRules', async () => answer(await loadHouseRulesWithVersion(services.db))),
    defineRoute('saveHouseRules', async ({ body, session }) => {
      const saved = await saveHouseRules(services, body, requireSession(session).userId);
      return saved.ok
        ? answer({ message: 'Datele au fost salvate cu succes!', version: saved.value })
        : refuse(saved.error.code, saved.error.details);
    }),
  ];
}

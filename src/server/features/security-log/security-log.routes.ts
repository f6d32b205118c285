import { PAGE_SIZE } from '#contract/page-size.ts';
import { getSecurityEvents } from '#contract/security-log/staff-calls.ts';
import { describeDevice } from '#domain/accounts/describe-device.ts';
import type { Database } from '#server/platform/database.ts';
import { answerAs, defineRoute, type Route } from '#server/platform/http/route.ts';
import { countEvents, listEvents } from './security-events.repository.ts';

export function securityLogRoutes({ db }: { readonly db: Database }): readonly Route[] {
  return [
    defineRoute('getSecurityEvents', async ({ query: { page, kind = null, userId = null } }) => {
      const filter = { kind, userId };
      const events = await listEvents(db, filter, { page, size: PAGE_SIZE });
      return answerAs(getSecurityEvents, {
        content: events.map(({ userAgent, ...event }) => ({ ...event, device: describeDevice(userAgent) })),
        totalElements: await countEvents(db, filter),
      });
    }),
  ];
}

import { isoInstant } from '#contract/values/convert.ts';
import type { DbServices } from '#server/platform/database.ts';
import { answer, answerWith, defineRoute, type Route } from '#server/platform/http/route.ts';
import { listSoldOut, markBack, markSoldOut } from './mark-sold-out.ts';

export function soldOutRoutes(services: DbServices): readonly Route[] {
  return [
    defineRoute('getSoldOut', async () => {
      const marks = await listSoldOut(services);
      return answer({
        content: marks.map(({ subject, title, until, since, by }) => ({
          subject,
          title,
          until: until === null ? null : isoInstant(until),
          since: isoInstant(since),
          by,
        })),
        serverTime: isoInstant(services.clock()),
      });
    }),
    defineRoute('markSoldOut', async ({ body, session }) =>
      answerWith(await markSoldOut(services, body, session.userId), ({ title }) => ({
        message: `${title}: marcat epuizat.`,
      })),
    ),
    defineRoute('markBack', async ({ body: { subject }, session }) =>
      answerWith(await markBack(services, subject, session.userId), ({ title }) => ({
        message: `${title}: din nou disponibil.`,
      })),
    ),
  ];
}

import { sentenceOf } from '#contract/errors.ts';
import { isoInstant } from '#contract/values/iso-instant.ts';
import type { Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { answer, defineRoute, type Route, refuse } from '#server/platform/http/route.ts';
import { requireSession } from '#server/platform/sessions.ts';
import { listSoldOut, type MarkRefusal, markBack, markSoldOut } from './mark-sold-out.ts';

export function soldOutRoutes(services: { readonly db: Database; readonly clock: () => Instant }): readonly Route[] {
  const step = (marked: Result<string, MarkRefusal>, sentence: (title: string) => string) =>
    marked.ok ? answer<'markSoldOut'>({ message: sentence(marked.value) }) : refuseMark(marked.error);
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
      step(await markSoldOut(services, body, requireSession(session).userId), (title) => `${title}: marcat epuizat.`),
    ),
    defineRoute('markBack', async ({ body: { subject }, session }) =>
      step(
        await markBack(services, subject, requireSession(session).userId),
        (title) => `${title}: din nou disponibil.`,
      ),
    ),
  ];
}

function refuseMark({ code }: MarkRefusal) {
  return code === 'back_on_invalid' ? refuse(code, {}, { fields: { until: sentenceOf(code) } }) : refuse(code);
}

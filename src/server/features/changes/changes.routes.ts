import { PAGE_SIZE } from '#contract/page-size.ts';
import { wireDateTime } from '#domain/time/wire-date-time.ts';
import type { Database } from '#server/platform/database.ts';
import { answer, defineRoute, type Route } from '#server/platform/http/route.ts';
import { countStoredChanges, listStoredChanges } from './changes.repository.ts';

export function changeRoutes({ db }: { readonly db: Database }): readonly Route[] {
  return [
    defineRoute('getChanges', async ({ query: { page, subject = null, staffId = null } }) => {
      const filter = { subject, staffId };
      const changes = await listStoredChanges(db, filter, { page, size: PAGE_SIZE });
      return answer({
        content: changes.map(({ id, at, staffId: author, staffName, title, action, fields, subject: of }) => ({
          id,
          at: [...wireDateTime(at)],
          staff: author === null || staffName === null ? null : { id: author, name: staffName },
          subject: of,
          title,
          action,
          fields: [...fields],
        })),
        totalElements: await countStoredChanges(db, filter),
      });
    }),
  ];
}

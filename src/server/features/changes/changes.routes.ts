import { getChanges } from '#contract/changes/staff-calls.ts';
import { PAGE_SIZE } from '#contract/page-size.ts';
import type { Database } from '#server/platform/database.ts';
import { answerAs, defineRoute, type Route } from '#server/platform/http/route.ts';
import { countStoredChanges, listStoredChanges } from './changes.repository.ts';

export function changeRoutes({ db }: { readonly db: Database }): readonly Route[] {
  return [
    defineRoute('getChanges', async ({ query: { page, subject = null, staffId = null } }) => {
      const filter = { subject, staffId };
      const changes = await listStoredChanges(db, filter, { page, size: PAGE_SIZE });
      return answerAs(getChanges, {
        content: changes.map(({ id, at, staffId: author, staffName, title, action, fields, subject: of }) => ({
          id,
          at,
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

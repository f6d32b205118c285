import { readerOf, type StaffReader } from '#domain/orders/kitchen-reader.ts';
import type { DbServices } from '#server/platform/database.ts';
import { answer, defineRoute, type Route } from '#server/platform/http/route.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { batchWrites } from '#server/platform/versions/batch-writes.ts';
import { coalesceReads } from '#server/platform/versions/coalesce-reads.ts';
import { restInProportion } from '#server/platform/versions/proportional-rest.ts';
import { findPanelWatch, presentWatch } from './find-panel-watch.ts';
import { type HeardReport, reportBegun, reportPanels } from './report-panel.ts';

type WatchRouteServices = DbServices & {
  readonly snapshots: Snapshots;
};

export function watchRoutes(services: WatchRouteServices): readonly Route[] {
  const { db, clock } = services;
  // Every panel reports every order, at the same moment, so reads are shared.
  const share = coalesceReads<ReturnType<typeof presentWatch>>(restInProportion());
  const prepareWatch = (reader: StaffReader) =>
    share(reader, async () => presentWatch(await findPanelWatch(services), reader));
  const hear = batchWrites<HeardReport>((heard) => reportPanels(db, heard), restInProportion());
  return [
    defineRoute('reportPanel', async ({ body, session }) => {
      const reader = readerOf(session.roles);
      if (reader === 'kitchen') await reportBegun(db, body.begun, clock());
      else await hear({ report: body, userId: session.userId, at: clock() });
      return answer(await prepareWatch(reader));
    }),
    defineRoute('getPanelWatch', async ({ session }) => answer(await prepareWatch(readerOf(session.roles)))),
  ];
}

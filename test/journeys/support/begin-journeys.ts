/**
 * Runs before all journeys: creates one database with the demo restaurant, by the shop's own first start. Every browser
 * worker then opens a shop of its own on a copy, so that orders of one journey do not ring in another.
 */
import { openDatabase } from '#server/platform/database.ts';
import { aRunningShop } from '#test/support/running-shop.ts';
import { startTestServer } from '#test/support/test-server.ts';

/** Playwright's global setup; the returned function stops what it started. */
export default async function beginJourneys(): Promise<() => Promise<void>> {
  const { server, templateUrl, stop } = await startTestServer();
  const first = await aRunningShop({ settings: { DATABASE_URL: templateUrl, DEMO: 'on' } });
  await first[Symbol.asyncDispose]();
  await openEveryDay(templateUrl);
  process.env.POFTA_TEST_SERVER = JSON.stringify(server);
  return stop;
}

/** The demo restaurant is closed on public holidays, and journeys run by the real clock. */
async function openEveryDay(url: string): Promise<void> {
  const { db } = openDatabase({ url, applicationName: 'journeys' });
  await db.deleteFrom('closures').execute();
  await db.destroy();
}

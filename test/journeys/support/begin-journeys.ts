/**
 * Before all journeys: one database with the demo restaurant in it, made by the shop itself on its first start. Every
 * browser worker then opens a shop of its own on a copy, so that no journey hears another one's orders ring.
 */
import { aRunningShop } from '#test/support/running-shop.ts';
import { startTestServer } from '#test/support/test-server.ts';

/** Playwright's global set-up; the returned function ends what it started. */
export default async function beginJourneys(): Promise<() => Promise<void>> {
  const { server, templateUrl, stop } = await startTestServer();
  const first = await aRunningShop({ settings: { DATABASE_URL: templateUrl, DEMO: 'on' } });
  await first[Symbol.asyncDispose]();
  process.env.POFTA_TEST_SERVER = JSON.stringify(server);
  return stop;
}

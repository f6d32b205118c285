import { expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { listenToStatements } from '#test/support/said-statements.ts';
import { testApp } from '#test/support/test-app.ts';
import { deleteExpiredCounts } from './rate-limits.ts';

const TWO_A_MINUTE = { points: 2, seconds: 60 };

test('a household of IPv6 is one visitor, this machine is none; visits say nothing to the database', async () => {
  await using story = await testApp();
  const said = listenToStatements(story.services.pool);
  const { rateLimits } = story.services;
  expect(await rateLimits.countVisit('orders', '2001:db8:7:1::5', TWO_A_MINUTE)).toBeNull();
  expect(await rateLimits.countVisit('orders', '2001:db8:7:1::6', TWO_A_MINUTE)).toBeNull();
  expect(await rateLimits.countVisit('orders', '2001:db8:7:1::7', TWO_A_MINUTE)).toBeGreaterThan(0);
  expect(await rateLimits.countVisit('orders', '2001:db8:7:2::5', TWO_A_MINUTE)).toBeNull();
  for (let visit = 0; visit < 4; visit += 1) {
    expect(await rateLimits.countVisit('orders', '::ffff:127.0.0.1', TWO_A_MINUTE)).toBeNull();
  }
  expect(said).toEqual([]);
});

test('tries are counted by all processes together', async () => {
  await using story = await testApp();
  const [one, other] = [story.services.rateLimits, story.second().services.rateLimits];
  expect(await one.countTry('password', 'ana', TWO_A_MINUTE)).toBeNull();
  expect(await other.countTry('password', 'ana', TWO_A_MINUTE)).toBeNull();
  expect(await one.countTry('password', 'ana', TWO_A_MINUTE)).toBeGreaterThan(0);
});

test('counts are forgotten when their time is over, and not before', async () => {
  await using story = await testApp();
  const { db, services } = story;
  await services.rateLimits.countTry('password', 'ana', TWO_A_MINUTE);
  const count = async () => (await db.selectFrom('rate_limits').select('key').execute()).length;
  // The limits keep their own time, by the clock of the machine.
  await deleteExpiredCounts(db, instant(Date.now()));
  expect(await count()).toBe(1);
  await deleteExpiredCounts(db, instant(Date.now() + 61_000));
  expect(await count()).toBe(0);
});

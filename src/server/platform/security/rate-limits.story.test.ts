import { expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { testApp } from '#test/support/test-app.ts';
import { deleteExpiredCounts, openRateLimits } from './rate-limits.ts';

const TWO_A_MINUTE = { points: 2, seconds: 60 };

test('two processes count together, a household of IPv6 is one visitor, this machine is none', async () => {
  await using story = await testApp();
  const [one, other] = [openRateLimits(story.services.pool), openRateLimits(story.second().services.pool)];
  expect(await one.countVisit('orders', '2001:db8:7:1::5', TWO_A_MINUTE)).toBeNull();
  expect(await other.countVisit('orders', '2001:db8:7:1::6', TWO_A_MINUTE)).toBeNull();
  expect(await one.countVisit('orders', '2001:db8:7:1::7', TWO_A_MINUTE)).toBeGreaterThan(0);
  expect(await one.countVisit('orders', '2001:db8:7:2::5', TWO_A_MINUTE)).toBeNull();
  for (let visit = 0; visit < 4; visit += 1) {
    expect(await one.countVisit('orders', '::ffff:127.0.0.1', TWO_A_MINUTE)).toBeNull();
  }
});

test('counts are forgotten when their time is over, and not before', async () => {
  await using story = await testApp();
  const { db, services } = story;
  await openRateLimits(services.pool).countVisit('orders', '203.0.113.7', TWO_A_MINUTE);
  const count = async () => (await db.selectFrom('rate_limits').select('key').execute()).length;
  // The limits keep their own time, by the clock of the machine.
  await deleteExpiredCounts(db, instant(Date.now()));
  expect(await count()).toBe(1);
  await deleteExpiredCounts(db, instant(Date.now() + 61_000));
  expect(await count()).toBe(0);
});

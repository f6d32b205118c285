import { expect, test } from 'vitest';
import { fetchRestaurant } from '#contract/restaurant/client.ts';
import { loadOrderingRules } from '#server/features/restaurant-facts/load-ordering-rules.ts';
import { describeSign, describeWeek } from '#web/storefront/shell/load-shop-facts.ts';
import { testApp } from './support/test-app.ts';
import { theRestaurant } from './support/the-restaurant.ts';

test.each([false, true])('the pages read the schedule that orders are held against; non-stop: %s', async (isOn) => {
  await using story = await testApp();
  await theRestaurant(story.db, {
    isOpenAroundTheClock: isOn,
    deliveryHours: '18:00-02:00',
    services: { booking: { isEnabled: false } },
    closures: [
      { startDate: '2026-11-20', endDate: '2026-11-20' },
      { startDate: '2026-11-23', endDate: '2026-11-24', services: ['delivery'] },
    ],
  });
  const now = story.clock.now();
  const { schedule: read } = await fetchRestaurant(story.api);
  expect((await loadOrderingRules(story.db, now)).schedule).toMatchObject(read);
  expect(describeSign(read, null, now).text).toBe(`Închis acum. Deschidem mâine, la ${isOn ? '00:00' : '10:00'}`);
  expect(describeWeek(read, now).map(({ hours }) => hours)[4]).toBe('Închis');
});

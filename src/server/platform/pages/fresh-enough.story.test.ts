import { expect, test, vi } from 'vitest';
import { aManager } from '#test/support/factories.ts';
import { testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

const moment = vi.hoisted(() => ({ waiting: 0, ...Promise.withResolvers<void>() }));
vi.mock('#server/platform/pages/fresh-enough.ts', async (original) => ({
  ...(await original<typeof import('./fresh-enough.ts')>()),
  waitUntilPagesAreFresh: () => {
    moment.waiting += 1;
    return moment.promise;
  },
}));

test('a save is written, and answered only when no node trusts the version of before; a look does not wait', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const ip = '203.0.113.7';
  const staff = story.apiOf({ ...(await aManager(story.db)), ip });
  let isAnswered = false;
  const saving = staff('pauseService', { body: { service: 'delivery', length: '30' } }).then(() => {
    isAnswered = true;
  });
  await expect.poll(() => moment.waiting).toBe(1);
  expect((await story.apiOf({ ip })('getRestaurant')).servicePauses).toHaveLength(1);
  expect(isAnswered).toBe(false);
  moment.resolve();
  await saving;
  expect(moment.waiting).toBe(1);
});

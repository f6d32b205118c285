import { expect, test } from 'vitest';
import { aManager, anAdmin } from '#test/support/factories.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';

test('links that lead here now are ticked off with moment and name, once, and the tick is taken back', async () => {
  await using story = await testApp({ now: '2026-11-21T09:00:00Z' });
  const admin = await anAdmin(story.db, { firstName: 'Elena', lastName: 'Pop' });
  const office = story.apiOf(admin);
  const turn = (place: 'facebook' | 'poster', isTurned: boolean) => office('turnLink', { body: { place, isTurned } });
  expect(await office('getTurnedLinks')).toEqual({ links: [] });
  const facebook = { place: 'facebook', turnedAt: '2026-11-21T09:00:00.000Z', staff: 'Elena Pop' };
  expect(await turn('facebook', true)).toEqual({ links: [facebook] });

  story.clock.advanceMinutes(5);
  const other = story.apiOf(await anAdmin(story.db, { firstName: 'Ion', lastName: 'Rus' }));
  await other('turnLink', { body: { place: 'facebook', isTurned: true } });
  const poster = { place: 'poster', turnedAt: '2026-11-21T09:05:00.000Z', staff: 'Elena Pop' };
  expect(await turn('poster', true)).toEqual({ links: [facebook, poster] });
  expect(await turn('facebook', false)).toEqual({ links: [poster] });
  expect(await turn('facebook', false)).toEqual({ links: [poster] });
  expect(await other('getTurnedLinks')).toEqual({ links: [poster] });

  const manager = story.apiOf(await aManager(story.db));
  expect(await refusalOf(manager, 'turnLink', { body: { place: 'poster', isTurned: false } })).toMatchObject({
    status: 403,
  });
});

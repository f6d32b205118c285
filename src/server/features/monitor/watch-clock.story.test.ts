import { expect, test } from 'vitest';
import { testApp } from '#test/support/test-app.ts';
import { readClockAhead, reportClocksApart } from './watch-clock.ts';

test('a clock that is apart from the database’s is told, ahead and behind; one that is right is not', async () => {
  await using story = await testApp();
  const { log } = story.services;
  const shifted = (seconds: number) => () => Date.now() + seconds * 1000;
  await reportClocksApart(story.db, log);
  expect(story.logged.filter(({ event }) => event === 'clock.apart')).toEqual([]);
  await reportClocksApart(story.db, log, shifted(90));
  await reportClocksApart(story.db, log, shifted(-90));
  expect(story.logged.filter(({ event }) => event === 'clock.apart')).toHaveLength(2);
  expect(await readClockAhead(story.db, shifted(-90))).toBeLessThan(-80);
});

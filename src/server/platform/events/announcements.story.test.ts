import pg from 'pg';
import { expect, test } from 'vitest';
import { recordedLog } from '#test/support/recorded-log.ts';
import { testApp } from '#test/support/test-app.ts';
import { openAnnouncements } from './announcements.ts';
import { listen } from './listener.ts';

test('what is announced while one announcement is under way shares the next, and every channel hears its own', async () => {
  await using story = await testApp();
  const heard: string[] = [];
  const listener = listen({
    url: story.services.config.databaseUrl ?? '',
    channels: { one: () => heard.push('one'), other: () => heard.push('other'), end: () => heard.push('end') },
    log: story.services.log,
  });
  await listener.begun;
  // A listener that has just begun looks once by itself.
  heard.length = 0;
  const { announcements } = story.services;
  for (let count = 0; count < 50; count += 1) announcements.announce('one');
  announcements.announce('other');
  await announcements.close();
  announcements.announce('end');
  await expect.poll(() => heard.includes('end')).toBe(true);
  expect(heard.filter((channel) => channel === 'other')).toHaveLength(1);
  expect(heard.filter((channel) => channel === 'one').length).toBeLessThan(3);
  await listener.close();
});

test('one that cannot be sent is logged and has no other effect', async () => {
  const { log, events } = recordedLog();
  const pool = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/nowhere' });
  const announcements = openAnnouncements(pool, log);
  announcements.announce('one');
  await announcements.close();
  expect(events).toContainEqual(expect.objectContaining({ event: 'announcement.lost' }));
  await pool.end();
});

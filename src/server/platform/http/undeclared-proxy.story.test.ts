import { expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { anAdmin } from '#test/support/factories.ts';
import { testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { hasUndeclaredProxy } from './undeclared-proxy.ts';

test('a proxy of this machine that was not declared is told in the log once, on the first page, and at the next start', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const { db } = story;
  const admin = story.apiOf(await anAdmin(db));
  const isTold = async () => (await admin('getToday')).missing.includes('proxy');
  const ask = (ip: string, forwardedFor?: string) =>
    story.request(
      '/user-service/get-categories',
      forwardedFor ? { headers: { 'X-Forwarded-For': forwardedFor } } : {},
      {
        ip,
      },
    );
  const writtenToLog = () => story.logged.filter(({ event }) => event === 'proxy.undeclared').length;

  await ask('127.0.0.1');
  await ask('203.0.113.9', '198.51.100.1');
  expect([writtenToLog(), await isTold()]).toEqual([0, false]);

  await ask('127.0.0.1', '198.51.100.1');
  await ask('::1', '198.51.100.2');
  await expect.poll(isTold).toBe(true);
  expect(writtenToLog()).toBe(1);
  const now = instant(Date.now());
  expect(await hasUndeclaredProxy(db, { trustedProxies: 0, now })).toBe(true);
  expect(await hasUndeclaredProxy(db, { trustedProxies: 1, now })).toBe(false);
});

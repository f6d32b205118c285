import { expect, inject, test } from 'vitest';
import { DAY_MS, instant } from '#domain/time/instant.ts';
import { openDatabase } from '#server/platform/database.ts';
import { createTestDatabase } from '#test/support/test-database.ts';
import { databaseAt } from '#test/support/test-server.ts';
import { replaceOldKeys } from './replace-old-keys.ts';
import { openSecrets } from './secrets.ts';

test('after a year keys of what lives for minutes are made anew; those that links hang on stay', async () => {
  await using copy = await createTestDatabase();
  // As the owner of the schema: web processes may not delete keys.
  const url = databaseAt(inject('storyServer').adminUrl, new URL(copy.url).pathname.slice(1));
  const { db } = openDatabase({ url, applicationName: 'pofta test' });
  const load = async () => {
    const secrets = openSecrets(db);
    return { tickets: await secrets.load('socket_tickets'), links: await secrets.load('cart_links') };
  };
  const first = await load();
  expect(await load(), 'read anew').toEqual(first);
  await replaceOldKeys(db, instant(Date.now() + 364 * DAY_MS));
  expect(await load(), 'not yet a year').toEqual(first);
  await replaceOldKeys(db, instant(Date.now() + 366 * DAY_MS));
  const second = await load();
  expect(second.links).toEqual(first.links);
  expect(second.tickets).not.toEqual(first.tickets);
  await db.destroy();
});

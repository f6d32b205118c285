import { expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database.ts';
import { createTestDatabase } from '#test/support/test-database.ts';

test('stories do not see each other', async () => {
  await using one = await createTestDatabase();
  await using other = await createTestDatabase();
  const [first, second] = [one, other].map(({ url }) => openDatabase({ url, applicationName: 'story' }).db);
  await first
    ?.insertInto('secrets')
    .values({ name: 'mine', value: Buffer.from('1') })
    .execute();
  expect(await second?.selectFrom('secrets').selectAll().execute()).toEqual([]);
  await Promise.all([first?.destroy(), second?.destroy()]);
});

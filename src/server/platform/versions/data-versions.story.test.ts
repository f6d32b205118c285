import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import type { Database } from '#server/platform/database.ts';
import { aCoupon, aProduct, aZone } from '#test/support/factories.ts';
import { testApp } from '#test/support/test-app.ts';
import { openDataVersions } from './data-versions.ts';

function countingQueries(db: Database): { readonly db: Database; readonly count: () => number } {
  let count = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      count += 1;
      return result;
    },
  });
  return { db: counted, count: () => count };
}

test('two hundred who ask at once share one query', async () => {
  await using story = await testApp();
  const counting = countingQueries(story.db);
  const versions = openDataVersions(counting.db, story.clock.now);
  await Promise.all(Array.from({ length: 200 }, () => versions.current()));
  expect(counting.count()).toBe(1);
});

test('who asks while a query runs is answered by a later one', async () => {
  await using story = await testApp();
  const read = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let isFirst = true;
  const versions = openDataVersions(
    story.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (isFirst) {
          isFirst = false;
          read.resolve();
          await released.promise;
        }
        return result;
      },
    }),
    story.clock.now,
  );
  const early = versions.current();
  // The database has answered, and no caller has continued yet.
  await read.promise;
  await aZone(story.second().db);
  const late = versions.current();
  released.resolve();
  expect((await late).restaurant).toBeGreaterThan((await early).restaurant);
});

test('a failed query is its own callers’ trouble only', async () => {
  let isBroken = true;
  await using story = await testApp();
  const versions = openDataVersions(
    story.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (isBroken) throw new Error('broken');
        return result;
      },
    }),
    story.clock.now,
  );
  const both = await Promise.allSettled([versions.current(), versions.current()]);
  isBroken = false;
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await versions.current()).menu).toBe(1);
});

test.each([
  { change: 'a price', stock: null, set: { price_bani: 3300 }, isShown: true },
  { change: 'a switch', stock: null, set: { is_on: false }, isShown: true },
  { change: 'a piece sold of many', stock: 9, set: { stock: 8 }, isShown: false },
  { change: 'a piece sold of the last ones', stock: 5, set: { stock: 4 }, isShown: true },
  { change: 'the last piece', stock: 1, set: { stock: 0 }, isShown: true },
  { change: 'nothing at all', stock: 1, set: { stock: 1 }, isShown: false },
] as const)('$change of a size: shown is $isShown', async ({ stock, set, isShown }) => {
  await using story = await testApp();
  const { sizeId } = await aProduct(story.db, { price: bani(3200), stock });
  const before = await story.services.versions.current();
  await story.db.updateTable('sizes').set(set).where('id', '=', sizeId).execute();
  const after = await story.services.versions.current();
  expect(after.menu > before.menu).toBe(isShown);
  expect(after.restaurant).toBe(before.restaurant);
});

test('a transaction that is rolled back leaves the version alone', async () => {
  await using story = await testApp();
  const before = await story.services.versions.current();
  await story.db
    .transaction()
    .execute(async (tx) => {
      await aCoupon(tx);
      throw new Error('never mind');
    })
    .catch(() => {});
  expect(await story.services.versions.current()).toEqual(before);
});

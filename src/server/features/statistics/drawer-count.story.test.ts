import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { anOrder, place } from '#test/support/an-order.ts';
import { aManager, anAdmin, aProduct } from '#test/support/factories.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

async function openBooks() {
  const story = await testApp();
  await theRestaurant(story.db);
  const owner = await anAdmin(story.db, { firstName: 'Mara', lastName: 'Ionescu' });
  const office = story.apiOf(owner);
  const pie = await aProduct(story.db, { price: bani(6000) });
  const sell = async () => {
    const { orderNumber } = await place(story.api, anOrder({ of: [pie] }));
    await office('confirmOrder', { body: { orderNumber, timeToPrepare: 10 } });
    await office('markAsDelivered', { body: { orderNumber, payment: { method: 'CASH' } } });
  };
  const drawerOf = async (date: string) => (await office('getDayClose', { query: { date } })).drawer;
  return { story, office, sell, drawerOf, [Symbol.asyncDispose]: story.close };
}

test('the counted cash of a day stays beside what the drawer had to have, and its difference is seen the next day', async () => {
  await using books = await openBooks();
  const { story, office, sell, drawerOf } = books;
  await sell();
  expect(await drawerOf('2026-11-20')).toMatchObject({ expected: 60, count: null, lastCount: null });
  await office('saveDrawerCount', { body: { date: '2026-11-20', counted: '57,50' } });
  expect(await drawerOf('2026-11-20')).toMatchObject({
    count: { counted: 57.5, expected: 60, difference: -2.5, by: 'Mara Ionescu' },
  });

  // What was found does not change with what is sold or corrected afterwards.
  await sell();
  expect(await drawerOf('2026-11-20')).toMatchObject({ expected: 120, count: { expected: 60, difference: -2.5 } });
  await office('saveDrawerCount', { body: { date: '2026-11-20', counted: 121 } });
  expect((await drawerOf('2026-11-20')).count).toMatchObject({ counted: 121, difference: 1 });
  const { content } = await office('getChanges', { query: { subject: 'drawer' } });
  expect(content.map(({ action }) => action)).toEqual(['updated', 'created']);

  story.clock.advanceMinutes(24 * 60);
  expect(await drawerOf('2026-11-21')).toMatchObject({
    expected: 0,
    count: null,
    lastCount: { date: [2026, 11, 20], difference: 1 },
  });
});

test('a sum that cannot be read and a day that is none are refused, and only administrators count', async () => {
  await using books = await openBooks();
  const { story, office } = books;
  for (const counted of ['mult', '-3', '']) {
    expect(await refusalOf(office, 'saveDrawerCount', { body: { date: '2026-11-20', counted } })).toMatchObject({
      status: 422,
      fields: { counted: expect.stringContaining('sumă în lei') },
    });
  }
  expect(await refusalOf(office, 'saveDrawerCount', { body: { date: '2026-13-40', counted: 5 } })).toMatchObject({
    code: 'invalid_time',
  });
  const manager = story.apiOf(await aManager(story.db));
  expect(await refusalOf(manager, 'saveDrawerCount', { body: { date: '2026-11-20', counted: 5 } })).toMatchObject({
    status: 403,
  });
});

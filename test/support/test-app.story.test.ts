import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import {
  aCategory,
  aCoupon,
  aCustomer,
  aManager,
  anAdmin,
  anImage,
  aProduct,
  aPromotion,
  aSize,
  aZone,
} from '#test/support/factories.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

test('the app answers in-process, and refuses as it would over the network', async () => {
  await using story = await testApp();
  expect((await story.request('/healthz')).status).toBe(200);
  expect(await refusalOf(story.api, 'getStaffSession')).toMatchObject({ status: 401, code: 'unauthenticated' });
});

test('a customer is not staff', async () => {
  await using story = await testApp();
  const { token } = await aCustomer(story.db);
  expect(await refusalOf(story.apiOf({ token }), 'getAllOrders')).toMatchObject({ status: 403, code: 'forbidden' });
});

test('everything a story may need can be had in one line', async () => {
  await using story = await testApp();
  await theRestaurant(story.db, { closures: [{ startDate: '2026-12-25', endDate: '2026-12-26' }], pickupHours: '' });
  const category = await aCategory(story.db, {
    name: 'Supe și ciorbe',
    extras: [{ name: 'Smântână', price: bani(300) }],
  });
  const soup = await aProduct(story.db, { categoryId: category.id, price: bani(1900), stock: 3 });
  await aSize(story.db, soup.id, { label: '500 g', position: 1 });
  await aPromotion(story.db, { sets: [{ options: [soup] }, { isFree: true, options: [soup] }] });
  await aCoupon(story.db);
  await aZone(story.db);
  await anImage(story.db);
  await anAdmin(story.db);
  await aManager(story.db);
  const sizes = await story.db.selectFrom('sizes').select(['price_bani', 'stock']).orderBy('position').execute();
  expect(category.slug).toBe('supe-si-ciorbe');
  expect(sizes).toEqual([
    { price_bani: 1900, stock: 3 },
    { price_bani: 3200, stock: 0 },
  ]);
});

import { expect, test } from 'vitest';
import { seedDemo } from '#server/features/demo/seed-demo.ts';
import { loadOrderingRules } from '#server/features/restaurant/load-ordering-rules.ts';
import { testApp } from '#test/support/test-app.ts';

test('the demo restaurant can be read through every public call, and every answer keeps its contract', async () => {
  await using story = await testApp();
  await seedDemo(story.db, story.clock.now());

  const categories = await story.api('getCategories');
  const products = await story.api('getBaseProducts');
  expect(categories.length).toBeGreaterThanOrEqual(10);
  expect(categories.reduce((sum, { numberOfProducts }) => sum + numberOfProducts, 0)).toBe(products.length);
  for (const { id, images, dimensions } of products) {
    const product = await story.api('getProduct', { params: { id } });
    expect(product.nutriValues).toMatch(/^Valori nutriționale la 100 (g|ml): /);
    expect(images.length).toBeGreaterThan(0);
    expect(dimensions.length).toBeGreaterThan(0);
  }
  for (const category of ['Meniul Zilei', 'Specialitati', 'Paste', 'Desert']) {
    expect((await story.api('getBaseProducts', { query: { category } })).length, category).toBeGreaterThan(0);
  }

  // Guests may come tomorrow for everything but the menu of the day.
  const onlyToday = products.filter(({ preOrderOrderType }) => !preOrderOrderType);
  expect(new Set(onlyToday.map(({ categorySlug }) => categorySlug))).toEqual(new Set(['meniul-zilei']));

  const { content } = await story.api('getPromotions');
  expect(content.length).toBeGreaterThan(0);
  // Bundles, and what subscribers are given; never a code.
  expect(new Set(content.map(({ type }) => type))).toEqual(new Set(['BUY_X_GET_Y_FREE', 'NEWSLETTER_SUBSCRIPTION']));
  expect(content.every(({ couponCode }) => couponCode === null)).toBe(true);
  expect(await story.api('applyCoupon', { body: { coupon: 'bunvenit10', cost: 100 } })).toMatchObject({
    updatedCost: 90,
  });

  const restaurant = await story.api('getRestaurant');
  expect(restaurant).toMatchObject({ name: 'Vatra Frasinilor', openAroundTheClock: true });
  expect(restaurant.company.companyName).not.toBe('');
  expect(restaurant.company.authorisations.length).toBeGreaterThan(0);
  expect(restaurant.deliveryCities).toHaveLength(14);
  expect(restaurant.schedules.filter(({ scheduleType }) => scheduleType === 'REGULAR')).toHaveLength(7);
  expect(restaurant.heroPicture).not.toBeNull();
  expect((await loadOrderingRules(story.db, story.clock.now())).offeredPayments).toEqual({
    CASH: true,
    CARD: true,
    CASH_AND_CARD: true,
  });
});

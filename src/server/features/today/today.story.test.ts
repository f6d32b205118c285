import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { anAdmin, aProduct, aZone } from '#test/support/factories.ts';
import { testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

test('an empty shop says that nothing is there yet, step by step', async () => {
  await using story = await testApp();
  const today = await story.apiOf(await anAdmin(story.db))('getToday');
  expect(today).toMatchObject({ date: [2026, 11, 20], numberOfOrders: 0, mediumOrderPrice: 0, soldOut: [] });
  expect(today.opening).toEqual({ state: 'never', closesAt: null, opensAt: null, closure: null });
  expect(today.steps.map(({ step, done }) => [step, done])).toEqual(
    ['name', 'address', 'hours', 'services', 'payment', 'menu'].map((step) => [step, false]),
  );
  expect(today.missing).toEqual(
    expect.arrayContaining(['name', 'address', 'hours', 'services', 'payment', 'menu', 'company']),
  );
});

test('a step is done when the data say so, and missing again when they no longer do', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  await aZone(story.db);
  const { sizeId } = await aProduct(story.db);
  const api = story.apiOf(await anAdmin(story.db));
  expect((await api('getToday')).steps.every(({ done }) => done)).toBe(true);
  expect(await api('getToday')).toMatchObject({ hasDelivered: false, publicAddress: { unreachable: 'this_machine' } });
  await story.db.updateTable('sizes').set({ is_on: false }).where('id', '=', sizeId).execute();
  expect((await api('getToday')).missing).toContain('menu');
});

test('the day counts what was accepted, apart from what waits and what was refused, without deposits', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const dish = await aProduct(story.db, { price: bani(3000), deposit: bani(50) });
  const api = story.apiOf(await anAdmin(story.db));
  const numbers: number[] = [];
  for (const index of [1, 2, 3, 4]) {
    const { orderNumber } = await place(story.api, anOrder({ of: [dish], delivery: guest(index) }));
    numbers.push(orderNumber);
  }
  const [first = 0, second = 0, third = 0] = numbers;
  await api('confirmOrder', { body: { orderNumber: first, timeToPrepare: 20 } });
  await api('confirmOrder', { body: { orderNumber: second, timeToPrepare: 20 } });
  await api('markAsDelivered', { body: { orderNumber: second } });
  await api('rejectOrder', { body: { orderNumber: third, reason: 'S-a terminat.' } });
  expect(await api('getToday')).toMatchObject({
    numberOfOrders: 2,
    totalIncomeFromOrders: 60,
    mediumOrderPrice: 30,
    numberOfRejectedOrders: 1,
    numberOfNewOrders: 1,
  });
  story.clock.advanceMinutes(24 * 60);
  expect(await api('getToday')).toMatchObject({ numberOfOrders: 0, totalIncomeFromOrders: 0, numberOfNewOrders: 1 });
});

test('the sign on the door and what has run out', async () => {
  await using story = await testApp();
  await theRestaurant(story.db, { hours: '10:00-22:00' });
  const dish = await aProduct(story.db, { name: 'Sarmale', stock: 0 });
  const api = story.apiOf(await anAdmin(story.db));
  expect(await api('getToday')).toMatchObject({
    opening: { state: 'open', closesAt: '2026-11-20T20:00:00.000Z' },
    soldOut: [{ id: dish.id, name: 'Sarmale' }],
    numberOfSoldOut: 1,
  });
  story.clock.advanceMinutes(11 * 60);
  expect((await api('getToday')).opening).toMatchObject({ state: 'closed', opensAt: '2026-11-21T08:00:00.000Z' });
});

test('today stands beside the same weekday: last week, and the mean of the weeks that sold something', async () => {
  await using story = await testApp();
  await theRestaurant(story.db, { isOpenAroundTheClock: true });
  const dish = await aProduct(story.db, { price: bani(3000) });
  const api = story.apiOf(await anAdmin(story.db));
  const sellAt = async (moment: string, guestNumber: number) => {
    story.clock.set(moment);
    const { orderNumber } = await place(story.api, anOrder({ of: [dish], delivery: guest(guestNumber) }));
    await api('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });
  };
  // A Friday in summer time, a Thursday, the last Friday, and this Friday.
  await sellAt('2026-10-23T12:10:00+03:00', 1);
  await sellAt('2026-11-12T12:10:00+02:00', 2);
  await sellAt('2026-11-13T12:10:00+02:00', 3);
  await sellAt('2026-11-13T12:50:00+02:00', 4);
  await sellAt('2026-11-13T19:10:00+02:00', 5);
  await sellAt('2026-11-20T12:20:00+02:00', 6);
  story.clock.set('2026-11-20T12:30:00+02:00');
  const { curve } = await api('getToday');
  expect(curve.today).toEqual({ numberOfOrders: 1, income: 30 });
  expect(curve.lastWeek).toEqual({
    numberOfDays: 1,
    soFar: { numberOfOrders: 1, income: 30 },
    whole: { numberOfOrders: 3, income: 90 },
  });
  expect(curve.usual).toMatchObject({ numberOfDays: 2, whole: { numberOfOrders: 2, income: 60 } });
  expect(curve.hours).toHaveLength(8);
  expect(curve.hours[0]).toEqual({
    hour: 12,
    today: { numberOfOrders: 1, income: 30 },
    usual: { numberOfOrders: 1.5, income: 45 },
  });
});

test('what waits for staff is counted: orders, tables, reviews', async () => {
  await using story = await testApp();
  await theRestaurant(story.db, { isOpenAroundTheClock: true });
  const api = story.apiOf(await anAdmin(story.db));
  const row = { rating: 5, body: 'Foarte bun.', author: 'Ana', created_at: new Date(story.clock.now()) };
  await story.db.insertInto('reviews').values(row).execute();
  expect(await api('getToday')).toMatchObject({
    numberOfWaitingReservations: 0,
    numberOfPendingReviews: 1,
    numberOfOpenWithdrawals: 0,
    curve: { hours: [], usual: { numberOfDays: 0 } },
  });
});

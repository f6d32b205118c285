import { expect, test } from 'vitest';
import { aDelivery, anOrder, guest, place } from '#test/support/an-order.ts';
import { aManager, aProduct, aZone } from '#test/support/factories.ts';
import { testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { learnFromOrders } from './learn-from-orders.ts';

async function openKitchen() {
  const story = await testApp();
  await theRestaurant(story.db, { services: { delivery: { minimumAdvanceMinutes: 30 } } });
  const home = await aZone(story.db, { city: 'Blaj' });
  const village = await aZone(story.db, { city: 'Sâncel', extraMinutes: 20 });
  const soup = await aProduct(story.db);
  const staff = story.apiOf(await aManager(story.db));
  let guests = 0;
  /** Orders, is accepted two minutes later with so many minutes. */
  const order = async (zoneCode: string, timeToPrepare: number) => {
    guests += 1;
    const delivery = aDelivery(zoneCode, guest(guests));
    const { orderNumber } = await place(story.api, anOrder({ of: [soup], delivery }));
    story.clock.advanceMinutes(2);
    await staff('confirmOrder', { body: { orderNumber, timeToPrepare } });
  };
  const estimates = async () => {
    const { usualMinutes, estimatedMinutes, deliveryCities } = await story.api('getRestaurant');
    return { usualMinutes, estimatedMinutes, places: deliveryCities.map((city) => city.estimatedMinutes) };
  };
  const learn = () => learnFromOrders(story.db, story.clock.now());
  return { story, staff, home, village, order, estimates, learn, [Symbol.asyncDispose]: story.close };
}

test('guests read what the restaurant set, then what its orders took lately, with the way to each place', async () => {
  await using kitchen = await openKitchen();
  const { home, village, order, estimates, learn } = kitchen;
  expect(await estimates()).toEqual({
    usualMinutes: { pickup: null, delivery: null },
    estimatedMinutes: { pickup: null, delivery: 30 },
    places: [30, 50],
  });
  for (const minutes of [38, 38, 38, 38]) await order(home.code, minutes);
  await order(village.code, 58);
  await learn();
  expect(await estimates()).toEqual({
    usualMinutes: { pickup: null, delivery: 40 },
    estimatedMinutes: { pickup: null, delivery: 40 },
    places: [40, 60],
  });
});

test('a busy kitchen adds its minutes once, and orders of that time are not counted as slow ones afterwards', async () => {
  await using kitchen = await openKitchen();
  const { staff, home, order, estimates, learn } = kitchen;
  await staff('setBusyMode', { body: { extraMinutes: 20, length: '60' } });
  expect((await estimates()).places).toEqual([50, 70]);
  for (let times = 0; times < 5; times += 1) await order(home.code, 58);
  await learn();
  expect((await estimates()).usualMinutes.delivery).toBe(40);
  expect((await estimates()).places).toEqual([60, 80]);
  kitchen.story.clock.advanceMinutes(60);
  expect((await estimates()).places).toEqual([40, 60]);
});

test('answers stay cached until the number changes; what is old says nothing', async () => {
  await using kitchen = await openKitchen();
  const { story, home, order, estimates, learn } = kitchen;
  for (let times = 0; times < 5; times += 1) await order(home.code, 43);
  await learn();
  const { restaurant } = await story.services.versions.current();
  await order(home.code, 41);
  await learn();
  expect((await story.services.versions.current()).restaurant).toBe(restaurant);
  story.clock.advanceMinutes(15 * 1440);
  await learn();
  expect((await estimates()).usualMinutes.delivery).toBeNull();
  expect((await story.services.versions.current()).restaurant).toBeGreaterThan(restaurant);
});

import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { aDelivery, anOrder, guest, place } from '#test/support/an-order.ts';
import { aManager, anAdmin, aProduct, aZone } from '#test/support/factories.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

async function openShop() {
  const story = await testApp();
  const { db } = story;
  await theRestaurant(db, {
    services: { delivery: { minimumAdvanceMinutes: 30 }, pickup: { minimumAdvanceMinutes: 30 } },
  });
  const soup = await aProduct(db, { price: bani(2_000) });
  await aZone(db, { code: 'BLJ', city: 'Blaj', fee: bani(500), position: 0 });
  await aZone(db, { code: 'TIU', city: 'Tiur', fee: bani(900), position: 1 });
  let guests = 0;
  const order = (pieces: number, zone: string | null) => {
    guests += 1;
    const delivery = { ...guest(guests), ...(zone !== null && aDelivery(zone)) };
    return place(story.api, anOrder({ of: [[soup, pieces]], delivery }));
  };
  return {
    ...story,
    soup,
    order,
    office: story.apiOf(await anAdmin(db)),
    staff: story.apiOf(await aManager(db)),
    [Symbol.asyncDispose]: story.close,
  };
}

test('an unsaved fee and minimum are replayed over own orders, and nothing is saved', async () => {
  await using shop = await openShop();
  const { office, order } = shop;
  const { zones } = await office('getDeliveryZones');
  const draft = {
    zones: zones.map((zone) => (zone.cityCode === 'TIU' ? { ...zone, minimumOrder: 30, deliveryFee: 11 } : zone)),
  };
  expect(await office('replayDeliveryZones', { body: { days: 30, draft } })).toMatchObject({
    numberOfOrders: 0,
    changed: [],
  });

  await order(1, 'BLJ');
  await order(1, null);
  const small = await order(1, 'TIU');
  const large = await order(2, 'TIU');
  const rejected = await order(1, 'TIU');
  await shop.staff('rejectOrder', { body: { orderNumber: rejected.orderNumber, reason: 'Nu putem.' } });
  const answered = await office('replayDeliveryZones', { body: { days: 90, draft } });
  expect(answered).toMatchObject({
    days: 90,
    numberOfOrders: 4,
    numberFromRecord: 0,
    isShortened: false,
    amountAsSaved: 25 + 20 + 29 + 49,
    amountAsTyped: 25 + 20 + 51,
    numberOfRefused: 1,
    numberOfOtherSum: 1,
  });
  const changed = new Map(answered.changed.map((one) => [one.orderNumber, one]));
  expect([...changed.keys()].toSorted()).toEqual([small.orderNumber, large.orderNumber].toSorted());
  expect(changed.get(small.orderNumber)).toMatchObject({ effect: 'refused', amountAsSaved: 29, amountAsTyped: 0 });
  expect(changed.get(large.orderNumber)).toMatchObject({ effect: 'other_sum', amountAsSaved: 49, amountAsTyped: 51 });
  expect((await office('getDeliveryZones')).zones).toEqual(zones);
});

test('a draft that could not be saved is refused with its fields; only administrators ask', async () => {
  await using shop = await openShop();
  const zone = { cityCode: 'BLJ', city: '', county: 'Alba' };
  expect(
    await refusalOf(shop.office, 'replayDeliveryZones', { body: { days: 30, draft: { zones: [zone] } } }),
  ).toMatchObject({ status: 422, code: 'invalid_request', fields: { 'zones.0.city': expect.any(String) } });
  expect(
    await refusalOf(shop.staff, 'replayDeliveryZones', { body: { days: 30, draft: { zones: [] } } }),
  ).toMatchObject({ status: 403 });
});

test('an unsaved capacity moves orders and refuses chosen hours', async () => {
  await using shop = await openShop();
  for (let count = 0; count < 3; count += 1) await shop.order(1, null);
  const draft = { points: 1, deliveries: null };
  expect(await shop.office('replayKitchenCapacity', { body: { days: 30, draft } })).toMatchObject({
    numberOfOrders: 3,
    numberOfLater: 2,
    numberOfRefused: 0,
  });
  expect(await shop.office('getCapacity')).toMatchObject({ points: null });
});

test('an unsaved offer is replayed as if it had run; one that guests ask for is not', async () => {
  await using shop = await openShop();
  const dear = await shop.order(4, null);
  await shop.order(1, null);
  const offer = {
    type: 'FIXED_DISCOUNT_ON_CART' as const,
    name: 'Zece lei',
    active: true,
    startDate: '2026-12-01',
    endDate: '2026-12-31',
    discountAmount: 10,
    minOrderValue: 50,
  };
  expect(await shop.office('replayPromotion', { body: { days: 30, draft: offer } })).toMatchObject({
    numberOfOrders: 2,
    amountAsSaved: 100,
    amountAsTyped: 90,
    changed: [{ orderNumber: dear.orderNumber, effect: 'other_sum', amountAsSaved: 80, amountAsTyped: 70 }],
  });
  expect((await shop.office('getAdminPromotions', { query: {} })).content).toEqual([]);
  const { id } = await shop.office('savePromotion', { body: offer });
  const raised = { ...offer, id, discountAmount: 15 };
  expect(await shop.office('replayPromotion', { body: { days: 30, draft: raised } })).toMatchObject({
    amountAsSaved: 90,
    amountAsTyped: 85,
  });
  const code = { ...offer, type: 'COUPON_CODE' as const, couponCode: 'ZECE' };
  expect(await refusalOf(shop.office, 'replayPromotion', { body: { days: 30, draft: code } })).toMatchObject({
    status: 422,
    code: 'promotion_not_replayed',
  });
  expect(
    await refusalOf(shop.office, 'replayPromotion', { body: { days: 30, draft: { ...offer, name: '' } } }),
  ).toMatchObject({
    code: 'promotion_name_required',
  });
  expect(
    await refusalOf(shop.office, 'replayPromotion', { body: { days: 30, draft: { ...offer, id: 999 } } }),
  ).toMatchObject({
    code: 'promotion_not_found',
  });
});

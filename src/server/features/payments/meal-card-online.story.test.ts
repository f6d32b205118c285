import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { anOrder, type OrderFacts, place } from '#test/support/an-order.ts';
import { anAdmin, aProduct } from '#test/support/factories.ts';
import { afterMinutes, offerOnline, press, readLedger } from '#test/support/online-payments.ts';
import { collectMails } from '#test/support/postbox.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

type Parts = NonNullable<OrderFacts['paymentParts']>;

/** Soup at 31 lei in a box of 1,50; wine at 20 lei with its deposit. */
async function aShop(story: TestApp) {
  await theRestaurant(story.db);
  await offerOnline(story, ['card_online', 'meal_card_online']);
  const soup = await aProduct(story.db, { name: 'Ciorbă', price: bani(3_100), boxPrice: bani(150) });
  const wine = await aProduct(story.db, {
    name: 'Vin',
    price: bani(2_000),
    boxPrice: bani(0),
    deposit: bani(50),
    isAgeRestricted: true,
  });
  const staff = story.apiOf(await anAdmin(story.db));
  const order = (paymentParts: Parts) =>
    anOrder({ of: [soup, wine], declaredAdult: true, orderPaymentEnumValue: 'CARD', paymentParts });
  const detailsOf = async (orderNumber: number) => {
    const [details] = await staff('getStaffOrderDetails', { params: { id: String(orderNumber) } });
    if (details === undefined) throw new Error('The order is there');
    return details;
  };
  return { staff, order, detailsOf };
}

const BY_MEAL_CARD_AND_CASH: Parts = [
  { means: 'meal_card_online', amount: 31 },
  { means: 'cash', amount: 22 },
];

test('a meal card pays the food online, the rest is collected at the door', async () => {
  await using story = await testApp();
  const { staff, order, detailsOf } = await aShop(story);
  const { orderNumber, payUrl } = await place(story.api, order(BY_MEAL_CARD_AND_CASH));
  expect(await readLedger(story)).toMatchObject([{ held: 0 }]);
  await press(story, payUrl ?? '', 'pay');
  expect(await detailsOf(orderNumber)).toMatchObject({
    orderStatus: 'NEW',
    paymentStatus: 'unpaid',
    paymentParts: BY_MEAL_CARD_AND_CASH,
    onlineMoney: { state: 'held', held: 31, toCollect: 22 },
  });
  expect((await collectMails(story))[0]?.text).toMatch(/card de masă online 31,00.lei și numerar 22,00.lei/);
  await staff('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });
  await afterMinutes(story, 0);
  expect(await readLedger(story)).toMatchObject([{ state: 'paid', taken: 3_100 }]);
  expect(await detailsOf(orderNumber)).toMatchObject({ paymentStatus: 'unpaid', onlineMoney: { state: 'paid' } });
  await staff('markAsDelivered', { body: { orderNumber, payment: { method: 'CASH' } } });
  expect(await detailsOf(orderNumber)).toMatchObject({ paymentStatus: 'paid', paymentParts: BY_MEAL_CARD_AND_CASH });
  await staff('refundPayment', { body: { orderNumber, amount: 31, reason: 'Ciorba era rece.' } });
  await afterMinutes(story, 0);
  // The cash stays in the drawer.
  expect(await detailsOf(orderNumber)).toMatchObject({ paymentStatus: 'paid', onlineMoney: { state: 'refunded' } });
  expect((await staff('getDayClose', { query: {} })).byMeans).toMatchObject([
    { means: 'cash', received: 22 },
    { means: 'card', received: 0 },
    { means: 'meal_card', received: 0 },
    { means: 'meal_card_online', received: 31 },
  ]);
});

test('a meal card pays the food only, and only where the restaurant may take it', async () => {
  await using story = await testApp();
  const { order } = await aShop(story);
  const refused = async (parts: Parts) => (await refusalOf(story.api, 'placeOrder', { body: order(parts) })).code;
  expect(await refused([{ means: 'meal_card_online' }])).toBe('meal_card_limit');
  expect(
    await refused([
      { means: 'meal_card_online', amount: 40 },
      { means: 'cash', amount: 13 },
    ]),
  ).toBe('meal_card_sum_changed');
  expect(
    await refused([
      { means: 'meal_card_online', amount: 20 },
      { means: 'cash', amount: 33 },
    ]),
  ).toBe('meal_card_sum_changed');
});

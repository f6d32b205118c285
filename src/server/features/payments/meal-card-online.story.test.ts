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

const BY_TWO_CARDS: Parts = [
  { means: 'meal_card_online', amount: 31 },
  { means: 'card_online', amount: 22 },
];

/** Placed, and its first part paid; the answer leads to the second payment. */
async function payFood(story: TestApp, shop: Awaited<ReturnType<typeof aShop>>) {
  const placed = await place(story.api, shop.order(BY_TWO_CARDS));
  const token = placed.accessToken;
  const view = () => story.api('getOrderPayment', { params: { token } });
  expect(await view()).toMatchObject({
    amount: 53,
    nextPart: { means: 'meal_card_online', amount: 31 },
    paidParts: [],
  });
  await press(story, placed.payUrl ?? '', 'pay');
  expect(await view()).toMatchObject({
    orderStatus: 'AWAITING_PAYMENT',
    state: 'rest_due',
    payUrl: null,
    mayStartAgain: true,
    mayPayAtDoor: true,
    nextPart: { means: 'card_online', amount: 22 },
    paidParts: [{ means: 'meal_card_online', amount: 31 }],
  });
  expect((await shop.staff('getAllOrders', { query: {} })).content).toEqual([]);
  const payRest = async () => (await story.api('payOrder', { body: { token } })).payUrl ?? '';
  return { ...placed, token, view, payRest };
}

test('two payments: the order arrives with the second, and each part has its own refunds', async () => {
  await using story = await testApp();
  const shop = await aShop(story);
  const { staff, detailsOf } = shop;
  const { orderNumber, payRest } = await payFood(story, shop);
  await press(story, await payRest(), 'pay');
  expect(await detailsOf(orderNumber)).toMatchObject({
    orderStatus: 'NEW',
    paymentParts: BY_TWO_CARDS,
    onlineMoney: {
      state: 'held',
      held: 53,
      toCollect: 0,
      parts: [
        { means: 'card_online', held: 22 },
        { means: 'meal_card_online', held: 31 },
      ],
    },
  });
  await staff('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });
  await afterMinutes(story, 0);
  expect(await detailsOf(orderNumber)).toMatchObject({ paymentStatus: 'paid', onlineMoney: { taken: 53 } });
  const refund = (amount: number, means?: 'meal_card_online') => ({
    body: { orderNumber, amount, reason: 'Lipsea vinul.', ...(means && { means }) },
  });
  expect((await refusalOf(staff, 'refundPayment', refund(32, 'meal_card_online'))).code).toBe('refund_too_much');
  // Of no part in particular: what the card paid goes back first.
  await staff('refundPayment', refund(25));
  await afterMinutes(story, 0);
  expect((await readLedger(story)).map(({ taken, refunded }) => [taken, refunded])).toEqual([
    [3_100, 300],
    [2_200, 2_200],
  ]);
  await staff('refundPayment', refund(28, 'meal_card_online'));
  await afterMinutes(story, 0);
  expect(await detailsOf(orderNumber)).toMatchObject({ paymentStatus: 'refunded', onlineMoney: { refunded: 53 } });
  expect(await refusalOf(staff, 'refundPayment', refund(1))).toMatchObject({ code: 'refund_too_much' });
});

test('the second payment is declined: the rest is paid at the door, the first stays', async () => {
  await using story = await testApp();
  const shop = await aShop(story);
  const { staff, detailsOf } = shop;
  const { orderNumber, token, view, payRest } = await payFood(story, shop);
  const payUrl = await payRest();
  await press(story, payUrl, 'no_funds');
  expect(await view()).toMatchObject({ state: 'declined', payUrl, paidParts: [{ amount: 31 }] });
  expect(await payRest()).toBe(payUrl);
  story.clock.advanceMinutes(1);
  const atDoor = (paymentParts: Parts) => ({ body: { token, orderPaymentEnumValue: 'CARD' as const, paymentParts } });
  expect((await refusalOf(story.api, 'payOrderAtDoor', atDoor([{ means: 'meal_card' }]))).code).toBe('meal_card_limit');
  await story.api('payOrderAtDoor', { body: { token, orderPaymentEnumValue: 'CASH' } });
  expect(await detailsOf(orderNumber)).toMatchObject({
    orderStatus: 'NEW',
    paymentParts: BY_MEAL_CARD_AND_CASH,
    onlineMoney: { state: 'held', held: 31, toCollect: 22 },
  });
  // What comes of the card all the same goes back.
  await afterMinutes(story, 0);
  await staff('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });
  await afterMinutes(story, 0);
  expect(await readLedger(story)).toMatchObject([
    { state: 'paid', taken: 3_100, refunded: 0 },
    { state: 'closed', taken: 0 },
  ]);
  await staff('markAsDelivered', { body: { orderNumber, payment: { method: 'CASH' } } });
  expect((await staff('getDayClose', { query: {} })).byMeans).toMatchObject([
    { means: 'cash', received: 22 },
    { means: 'card', received: 0 },
    { means: 'meal_card', received: 0 },
    { means: 'meal_card_online', received: 31 },
  ]);
});

test('the guest leaves between the payments: the order is given up, and the first goes back by itself', async () => {
  await using story = await testApp();
  const shop = await aShop(story);
  const { staff } = shop;
  const { view, payRest } = await payFood(story, shop);
  // The second payment has its own twenty minutes.
  await afterMinutes(story, 17);
  const payUrl = await payRest();
  await afterMinutes(story, 4);
  expect(await view()).toMatchObject({ orderStatus: 'AWAITING_PAYMENT', state: 'open', payUrl });
  await afterMinutes(story, 17);
  await afterMinutes(story, 0);
  expect(await view()).toMatchObject({ orderStatus: 'ABANDONED', state: 'released' });
  expect(await readLedger(story)).toMatchObject([
    { state: 'closed', taken: 0 },
    { state: 'closed', taken: 0 },
  ]);
  expect((await staff('getAllOrders', { query: {} })).content).toEqual([]);
  expect((await collectMails(story)).map(({ text }) => text)).toEqual([
    expect.stringContaining('Restul comenzii nu a fost plătit la timp'),
  ]);
});

test('the first part is released where nobody begins the second', async () => {
  await using story = await testApp();
  const shop = await aShop(story);
  const { view } = await payFood(story, shop);
  await afterMinutes(story, 21);
  await afterMinutes(story, 0);
  expect(await view()).toMatchObject({ orderStatus: 'ABANDONED', state: 'released', mayStartAgain: false });
});

test('a rejected order gives both parts back', async () => {
  await using story = await testApp();
  const shop = await aShop(story);
  const { orderNumber, payRest } = await payFood(story, shop);
  await press(story, await payRest(), 'pay');
  await shop.staff('rejectOrder', { body: { orderNumber, reason: 'Nu mai avem.' } });
  await afterMinutes(story, 0);
  expect(await readLedger(story)).toMatchObject([
    { state: 'closed', taken: 0 },
    { state: 'closed', taken: 0 },
  ]);
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { aDelivery, anOrder, type Orderable, type OrderFacts, place } from '#test/support/an-order.ts';
import { aCourier, aManager, anAdmin, aProduct, aZone, type SignedIn } from '#test/support/factories.ts';
import { collectMails } from '#test/support/postbox.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

type Shop = {
  story: TestApp;
  owner: SignedIn;
  mara: SignedIn;
  zone: string;
  soup: Orderable;
  wine: Orderable;
} & AsyncDisposable;

/** A restaurant that takes meal cards: soup at 31 lei in a box of 1,50; wine at 20 lei with its deposit; delivery 5 lei. */
async function openShop(): Promise<Shop> {
  const story = await testApp();
  await theRestaurant(story.db);
  const owner = await anAdmin(story.db);
  await story.apiOf(owner)('savePaymentMethods', {
    body: { paymentMethods: ['cash', 'card', 'meal_card', 'cash-card'], mealCardIssuers: ['edenred', 'up'] },
  });
  return {
    story,
    owner,
    mara: await aManager(story.db, { firstName: 'Mara', lastName: 'Ionescu' }),
    zone: (await aZone(story.db, { city: 'Blaj', fee: bani(500) })).code,
    soup: await aProduct(story.db, { name: 'Ciorbă', price: bani(3100), boxPrice: bani(150) }),
    wine: await aProduct(story.db, { name: 'Vin', price: bani(2000), deposit: bani(50), isAgeRestricted: true }),
    [Symbol.asyncDispose]: story.close,
  };
}

type Parts = NonNullable<OrderFacts['paymentParts']>;
const parts = (mealCard: number, other: 'cash' | 'card', rest: number): Parts => [
  { means: 'meal_card', amount: mealCard },
  { means: other, amount: rest },
];
const paying = (paymentParts: Parts) => ({ orderPaymentEnumValue: 'CARD' as const, paymentParts, declaredAdult: true });

async function detailsOf({ story, mara }: Shop, orderNumber: number) {
  const [order] = await story.apiOf(mara)('getStaffOrderDetails', { params: { id: String(orderNumber) } });
  if (order === undefined) throw new Error('The order is there');
  return order;
}

test('the food is paid by meal card and the rest in cash; documented clients read their words, everybody the parts', async () => {
  await using shop = await openShop();
  const { story, mara, owner, soup, wine, zone } = shop;
  // 62 of food; packaging 3, wine 20, deposit 0,50, delivery 5.
  const body = anOrder({
    of: [[soup, 2], wine],
    delivery: aDelivery(zone),
    ...paying(parts(62, 'cash', 28.5)),
  });
  const { orderNumber, accessToken } = await place(story.api, body);
  const order = await detailsOf(shop, orderNumber);
  expect(order).toMatchObject({
    orderPaymentOptions: 'CASH_AND_CARD',
    cashAmount: 28.5,
    cardAmount: 62,
    mealCardEligible: 62,
    paymentParts: parts(62, 'cash', 28.5),
  });
  const { order: seen } = await story.api('trackOrder', { params: { token: accessToken } });
  expect(seen).toMatchObject({ paymentParts: parts(62, 'cash', 28.5) });
  const [mail] = (await collectMails(story)).map(({ text }) => text);
  expect(mail).toMatch(/card de masă 62,00.lei și numerar 28,50.lei/);

  const staff = story.apiOf(mara);
  await staff('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });
  const deliver = (paymentParts: Parts) => ({
    body: { orderNumber, payment: { method: 'CARD' as const, paymentParts } },
  });
  expect(await refusalOf(staff, 'markAsDelivered', deliver([{ means: 'meal_card' }]))).toMatchObject({
    status: 422,
    code: 'meal_card_limit',
  });
  expect((await refusalOf(staff, 'markAsDelivered', deliver(parts(70, 'cash', 20.5)))).code).toBe('meal_card_limit');
  // The guest had 40 lei on the card.
  await staff('markAsDelivered', deliver(parts(40, 'card', 50.5)));
  expect(await detailsOf(shop, orderNumber)).toMatchObject({
    orderPaymentOptions: 'CARD',
    cashAmount: 0,
    cardAmount: 90.5,
    paymentParts: parts(40, 'card', 50.5),
  });
  expect(await refusalOf(staff, 'correctPayment', deliver(parts(63, 'cash', 27.5)))).toMatchObject({
    code: 'meal_card_limit',
  });

  const day = await story.apiOf(owner)('getDayClose', { query: {} });
  expect(day.byMeans).toMatchObject([
    { means: 'cash', received: 0 },
    { means: 'card', received: 50.5 },
    { means: 'meal_card', received: 40 },
  ]);
  const table = await (await story.request('/admin-service/export/orders', {}, owner)).text();
  const [heading = '', row = ''] = table.split('\r\n');
  expect(row.split(';')[heading.split(';').indexOf('Card de masă (lei)')]).toBe('40');
});

test('another sum than the present one is said and not taken', async () => {
  await using shop = await openShop();
  const { story, owner, soup, wine } = shop;
  const ordered = anOrder({ of: [soup, wine], ...paying(parts(31, 'card', 22)) });
  const refuse = (paymentParts: Parts) =>
    refusalOf(story.api, 'placeOrder', { body: { ...ordered, ...paying(paymentParts) } });
  const whole = await refuse([{ means: 'meal_card' }]);
  expect(whole).toMatchObject({ status: 422, code: 'meal_card_limit' });
  expect(whole.message).toMatch(
    /^Cu cardul de masă se pot plăti 31,00.lei\. Alege cum plătești restul de 22,00.lei\.$/,
  );
  expect(await refuse(parts(40, 'card', 13))).toMatchObject({ status: 409, code: 'meal_card_sum_changed' });

  // The owner marks the soup while the guest fills in the form.
  const admin = story.apiOf(owner);
  const { version, name } = await admin('getEntry', { params: { id: soup.id } });
  await admin('saveEntry', { body: { id: soup.id, version, name, mealCardExcluded: true } as never });
  expect(await refuse(parts(31, 'card', 22))).toMatchObject({ status: 422, code: 'meal_card_pays_nothing' });
  expect(await story.db.selectFrom('orders').select('id').execute()).toEqual([]);
});

test('where meal cards are not offered they are refused', async () => {
  await using shop = await openShop();
  const { story, owner, soup } = shop;
  await story.apiOf(owner)('savePaymentMethods', { body: { paymentMethods: ['cash'] } });
  const body = anOrder({ of: [soup], ...paying([{ means: 'meal_card' }]) });
  expect(await refusalOf(story.api, 'placeOrder', { body })).toMatchObject({ code: 'payment_not_offered' });
});

test('packaging that is set at acceptance is paid beside the meal card', async () => {
  await using shop = await openShop();
  const { story, mara } = shop;
  const bread = await aProduct(story.db, { name: 'Pâine', price: bani(900) });
  const { orderNumber } = await place(story.api, anOrder({ of: [bread], ...paying([{ means: 'meal_card' }]) }));
  expect(await detailsOf(shop, orderNumber)).toMatchObject({ orderPaymentOptions: 'CARD', mealCardEligible: 9 });
  await story.apiOf(mara)('confirmOrder', {
    body: { orderNumber, timeToPrepare: 20, totalPackageCost: 2, customerAgreed: true },
  });
  expect(await detailsOf(shop, orderNumber)).toMatchObject({
    payable: 11,
    orderPaymentOptions: 'CASH_AND_CARD',
    paymentParts: parts(9, 'cash', 2),
  });
});

test('of a changed order the sum follows its food, and the change says the new sums', async () => {
  await using shop = await openShop();
  const { story, mara, soup, wine } = shop;
  const body = anOrder({ of: [soup, wine], ...paying(parts(31, 'card', 22)) });
  const { orderNumber } = await place(story.api, body);
  const staff = story.apiOf(mara);
  await staff('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });
  const change = async (soups: number, wines: number, expectedVersion: number) => {
    const products = [
      { productId: soup.id, sizeId: soup.sizeId, quantity: soups },
      { productId: wine.id, sizeId: wine.sizeId, quantity: wines },
    ].filter(({ quantity }) => quantity > 0);
    const content = { products };
    const { payable } = await staff('quoteChange', { body: { orderNumber, content } });
    const { order } = await staff('changeOrder', {
      body: { orderNumber, content, reason: 'A sunat.', expectedVersion, expectedPayable: payable ?? 0 },
    });
    return order;
  };
  const more = await change(2, 1, 2);
  expect(more).toMatchObject({ mealCardEligible: 62, paymentParts: parts(62, 'card', 23.5) });
  expect(more.unseenChanges.map(({ text }) => text.replaceAll('\u00a0', ' '))).toContain(
    'Plată: Card de masă și card (31,00 lei cu cardul de masă) (22,00 lei cu cardul) → Card de masă și card (62,00 lei cu cardul de masă) (23,50 lei cu cardul)',
  );
  // Only the boxes are left beside the food.
  expect(await change(2, 0, 3)).toMatchObject({ mealCardEligible: 62, paymentParts: parts(62, 'card', 3) });
});

test('a courier sees the sum, and what was taken is recorded as it was', async () => {
  await using shop = await openShop();
  const { story, mara, soup, wine, zone } = shop;
  const body = anOrder({ of: [soup, wine], delivery: aDelivery(zone), ...paying(parts(31, 'cash', 27)) });
  const { orderNumber } = await place(story.api, body);
  const staff = story.apiOf(mara);
  await staff('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });
  await staff('changeStage', { body: { orderNumber, stage: 'ready' } });
  const phone = story.apiOf(await aCourier(story.db, { name: 'Mihai' }));
  const { stops } = await phone('carryOrder', { body: { orderNumber } });
  expect(stops).toMatchObject([{ payable: 58, mealCardEligible: 31, paymentParts: parts(31, 'cash', 27) }]);
  const step = { ageSeconds: 0, orderNumber };
  const { outcomes } = await phone('sendCourierSteps', {
    body: {
      steps: [
        { ...step, key: randomUUID(), kind: 'leave' },
        {
          ...step,
          key: randomUUID(),
          kind: 'deliver',
          payment: { method: 'CARD', paymentParts: [{ means: 'meal_card' }] },
        },
      ],
    },
  });
  expect(outcomes.map(({ refusal }) => refusal)).toEqual([null, null]);
  expect(await detailsOf(shop, orderNumber)).toMatchObject({
    mealCardEligible: 31,
    paymentParts: [{ means: 'meal_card', amount: 58 }],
  });
});

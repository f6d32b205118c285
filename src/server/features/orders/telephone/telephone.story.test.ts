import { expect, test } from 'vitest';
import type { z } from 'zod';
import { fetchCategories, fetchProducts, fetchPromotions } from '#contract/menu/client.ts';
import { takeOrder } from '#contract/orders/telephone-client.ts';
import type { TakeOrderRequest } from '#contract/orders/telephone-wire.ts';
import { fetchRestaurant } from '#contract/restaurant/client.ts';
import { bani } from '#domain/money/bani.ts';
import type { OrderRequest } from '#domain/orders/order.ts';
import { NO_GUEST_TEXTS } from '#domain/orders/order-fields.ts';
import { priceOrder } from '#domain/orders/placing/price-order.ts';
import { findBundles, findNeededSet, startBundle } from '#domain/telephone/find-bundles.ts';
import { localDate } from '#domain/time/local-date.ts';
import { aDelivery, anOrder, type OrderFacts, place } from '#test/support/an-order.ts';
import { aCoupon, aCustomer, aManager, anAdmin, aProduct, aPromotion, aZone } from '#test/support/factories.ts';
import { collectMails } from '#test/support/postbox.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

type Taken = z.input<typeof TakeOrderRequest>;

async function openRestaurant(): Promise<TestApp> {
  const story = await testApp();
  await theRestaurant(story.db);
  return story;
}

/** A call from Ana, who gives no mailbox. */
function aCall({ taken, ...order }: OrderFacts & { readonly taken?: Partial<Taken> }): Taken {
  const { delivery, ...more } = order;
  return {
    ...anOrder({ ...more, delivery: { firstName: 'Ana', lastName: '', email: '', ...delivery } }),
    source: 'PHONE',
    timeToPrepare: 30,
    ...taken,
  };
}

test('an order by telephone is placed and accepted in one step, with the promise told and who took it', async () => {
  await using story = await openRestaurant();
  const mara = story.apiOf(await aManager(story.db, { firstName: 'Mara', lastName: 'Pop' }));
  const zone = await aZone(story.db, { fee: bani(500) });
  const pizza = await aProduct(story.db, { price: bani(3200), boxPrice: bani(200), stock: 7 });
  const body = aCall({ of: [[pizza, 2]], delivery: aDelivery(zone.code) });
  const { order, trackingPath, message } = await mara('takeOrder', { body });
  expect(message).toBe('Comanda #1 a fost preluată, promisă la 12:30.');
  expect(order).toMatchObject({
    orderStatus: 'CONFIRMED',
    source: 'PHONE',
    kitchenNumber: 1,
    firstName: 'Ana',
    lastName: '',
    email: '',
    phoneNumber: '0722123456',
    orderTimeToPrepare: 30,
    payable: 73,
    timeline: [
      { kind: 'placed', actor: 'Mara Pop' },
      { kind: 'accepted', actor: 'Mara Pop' },
    ],
  });
  const { stock } = await story.db.selectFrom('sizes').select('stock').executeTakeFirstOrThrow();
  expect(stock).toBe(5);
  const token = trackingPath.replace('/comanda/', '');
  expect((await story.api('trackOrder', { params: { token } })).order).toMatchObject({
    orderStatus: 'CONFIRMED',
    timeline: [
      { kind: 'placed', actor: null },
      { kind: 'accepted', actor: null },
    ],
  });
  expect(await collectMails(story)).toEqual([]);
});

test('a caller who gives a mailbox is written to once, about the acceptance', async () => {
  await using story = await openRestaurant();
  const staff = story.apiOf(await anAdmin(story.db));
  await staff('takeOrder', { body: aCall({ of: [await aProduct(story.db)], delivery: { email: 'ana@exemplu.ro' } }) });
  const [letter, ...others] = await collectMails(story);
  expect(letter?.subject).toContain('a fost acceptată');
  expect(others).toEqual([]);
});

test('the same limits hold as on the web: stock, price, hours, coupon', async () => {
  await using story = await openRestaurant();
  const staff = story.apiOf(await anAdmin(story.db));
  const pizza = await aProduct(story.db, { price: bani(5000), boxPrice: bani(0), stock: 3 });
  await aCoupon(story.db, { couponCode: 'POFTA10', discountBasisPoints: 1000 });
  const refusal = (body: Taken) => refusalOf(staff, 'takeOrder', { body });
  expect(await refusal(aCall({ of: [[pizza, 4]] }))).toMatchObject({ code: 'not_enough_stock' });
  expect(await refusal(aCall({ of: [pizza], totalPrice: 49 }))).toMatchObject({ code: 'price_changed' });
  const closed = { asSoonAsPossible: false, chosenOrderDate: [2026, 11, 20, 23, 59] };
  expect(await refusal(aCall({ of: [pizza], delivery: closed }))).toMatchObject({ status: 422 });
  expect(await refusal(aCall({ of: [pizza], taken: { timeToPrepare: null } }))).toMatchObject({
    code: 'minutes_required',
  });
  const withCoupon = aCall({ of: [pizza], inputCouponPayloadBean: 'POFTA10' });
  expect((await staff('takeOrder', { body: withCoupon })).order).toMatchObject({ discount: 5, payable: 45 });
  // Another person without a mailbox is another person, the same number is not.
  expect(await refusal(aCall({ ...{ of: [[pizza, 2]] }, inputCouponPayloadBean: 'POFTA10' }))).toMatchObject({
    code: 'coupon_invalid',
  });
  const other = aCall({ of: [pizza], inputCouponPayloadBean: 'POFTA10', delivery: { phoneNumber: '0733000111' } });
  expect((await staff('takeOrder', { body: other })).order).toMatchObject({ discount: 5 });
});

test('a bundle is found by letters, chosen by numbers and sent as the telephone sends it: sold with its free part, by the same limits', async () => {
  await using story = await openRestaurant();
  const staff = story.apiOf(await anAdmin(story.db));
  const pizza = await aProduct(story.db, { name: 'Pizza', price: bani(4000), boxPrice: bani(200), stock: 5 });
  const cake = await aProduct(story.db, { name: 'Prăjitură', price: bani(1500), boxPrice: bani(100), stock: 5 });
  const dear = await aProduct(story.db, { name: 'Tort', price: bani(9000), stock: 5 });
  await aPromotion(story.db, {
    name: 'Cina în doi',
    sets: [{ label: 'Desert', isFree: true, options: [dear, cake] }, { options: [pizza] }],
  });
  const promotions = await fetchPromotions(story.api);
  const today = localDate('2026-11-20');
  const [bundle] = findBundles(promotions, 'do', today);
  if (bundle === undefined) throw new Error('The bundle runs');
  const needed = findNeededSet([startBundle(bundle, 2)], promotions);
  expect(needed?.answers.map(({ label }) => label)).toEqual(['Prăjitură']);
  const line = needed?.answers[0]?.line;
  if (line === undefined) throw new Error('The dessert can be chosen');
  const menu = { categories: await fetchCategories(story.api), products: await fetchProducts(story.api) };
  const { schedule, zones, ownContainerFrom } = await fetchRestaurant(story.api);
  const order: OrderRequest = {
    lines: [line],
    contact: { firstName: 'Ana', lastName: '', email: '', phone: '0722123456' },
    method: 'PICKUP',
    address: null,
    moment: 'asap',
    payment: { means: 'cash' },
    couponCode: null,
    ...NO_GUEST_TEXTS,
    declaredAdult: false,
    bringsContainer: false,
    company: null,
    expectedPayable: null,
  };
  const facts = {
    at: story.clock.now(),
    menu,
    promotions,
    coupon: null,
    isCouponUsed: false,
    zones,
    schedule,
    ownContainerFrom,
  };
  const send = (asked: OrderRequest, key: string) =>
    takeOrder(staff, {
      order: asked,
      quote: priceOrder(asked, facts),
      taken: { source: 'PHONE', minutes: 30, allergyRead: false },
      key,
      zones,
      promotions,
    });
  const { order: stored } = await send(order, 'apelul-cu-promotie');
  expect(stored).toMatchObject({ status: 'CONFIRMED', payable: 8400 });
  expect(stored.bundles).toMatchObject([
    {
      name: 'Cina în doi',
      quantity: 2,
      total: 8000,
      parts: [
        { productName: 'Prăjitură', isFree: true },
        { productName: 'Pizza', isFree: false },
      ],
    },
  ]);
  const stocks = await story.db.selectFrom('sizes').select('stock').orderBy('id').execute();
  expect(stocks.map(({ stock }) => stock)).toEqual([3, 3, 5]);
  const four = { ...order, lines: [{ ...line, quantity: 4 }] };
  await expect(send(four, 'inca-patru')).rejects.toMatchObject({
    body: { code: 'not_enough_stock', details: { left: 3 } },
  });
});

test('sent twice with one key it is one order', async () => {
  await using story = await openRestaurant();
  const staff = story.apiOf(await anAdmin(story.db));
  const body = aCall({ of: [await aProduct(story.db)], idempotencyKey: 'apelul-acesta' });
  const first = await staff('takeOrder', { body });
  expect((await staff('takeOrder', { body })).order.orderNumber).toBe(first.order.orderNumber);
});

test('a caller gives name and number; a word about an allergy is told to the kitchen first', async () => {
  await using story = await openRestaurant();
  const staff = story.apiOf(await anAdmin(story.db));
  const of = [await aProduct(story.db)];
  expect(
    await refusalOf(staff, 'takeOrder', { body: aCall({ of, delivery: { firstName: '', phoneNumber: '12' } }) }),
  ).toMatchObject({
    code: 'invalid_request',
    fields: {
      'deliveryDetailsBean.firstName': expect.any(String),
      'deliveryDetailsBean.phoneNumber': expect.any(String),
    },
  });
  const allergic = { additionalInformation: 'alergică la nuci' };
  expect(await refusalOf(staff, 'takeOrder', { body: aCall({ of, delivery: allergic }) })).toMatchObject({
    code: 'allergy_unread',
  });
  const told = aCall({ of, delivery: allergic, taken: { allergyRead: true } });
  expect((await staff('takeOrder', { body: told })).order.allergyReadAt).not.toBeNull();
});

test('a known number brings its last orders; what was refused, and what was anonymised, is not there', async () => {
  await using story = await openRestaurant();
  const staff = story.apiOf(await aManager(story.db));
  const soup = await aProduct(story.db, { name: 'Ciorbă' });
  const body = { phoneNumber: '+40 (722) 123 456' };
  expect(await staff('findCaller', { body })).toEqual({
    phoneNumber: '0722123456',
    numberOfOrders: 0,
    orders: [],
    withheldPromotionIds: [],
    block: null,
  });
  const { orderNumber } = await place(story.api, anOrder({ of: [soup] }));
  const { order } = await staff('takeOrder', { body: aCall({ of: [[soup, 2]] }) });
  await staff('rejectOrder', { body: { orderNumber, reason: 'S-a terminat.' } });
  expect(await staff('findCaller', { body })).toMatchObject({
    phoneNumber: '0722123456',
    numberOfOrders: 1,
    orders: [{ orderNumber: order.orderNumber, source: 'PHONE', productInformationList: [{ name: 'Ciorbă' }] }],
  });
  await story.db.updateTable('orders').set({ phone: '' }).execute();
  expect(await staff('findCaller', { body })).toMatchObject({ numberOfOrders: 0, orders: [] });
  expect(await refusalOf(staff, 'findCaller', { body: { phoneNumber: '123' } })).toMatchObject({
    code: 'invalid_request',
    fields: { phoneNumber: expect.any(String) },
  });
});

test('a caller reserves a table: confirmed at once, by the hours and seats of every reservation, without a mailbox', async () => {
  await using story = await openRestaurant();
  const staff = story.apiOf(await aManager(story.db, { firstName: 'Mara', lastName: 'Pop' }));
  const body = {
    fullName: 'Ana Pop',
    phoneNumber: '0722 123 456',
    email: '',
    numberOfPeople: '4',
    reservationDate: '2026-11-20',
    time: '19:00',
  };
  const key = { 'Idempotency-Key': 'masa-anei-pop' };
  expect(await staff('takeTable', { body, headers: key })).toMatchObject({
    message: 'Masa a fost rezervată.',
    numberOfPeople: 4,
  });
  await staff('takeTable', { body, headers: key });
  const { day } = await staff('getReservations', { query: { date: '2026-11-20' } });
  expect(day).toMatchObject([
    {
      status: 'CONFIRMED',
      fullName: 'Ana Pop',
      email: '',
      timeline: [{ kind: 'requested' }, { kind: 'confirmed', actor: 'Mara Pop' }],
    },
  ]);
  expect(await collectMails(story)).toEqual([]);
  expect(await refusalOf(staff, 'takeTable', { body: { ...body, time: '23:55' } })).toMatchObject({
    code: 'booking_outside_hours',
  });
  await story.db.updateTable('restaurant').set({ seats: 6 }).execute();
  const second = { ...body, fullName: 'Ion Rus', phoneNumber: '0733 000 111' };
  expect(await refusalOf(staff, 'takeTable', { body: second })).toMatchObject({ code: 'seats_full' });
  await staff('takeTable', { body: { ...second, anyway: true } });
  expect((await staff('getReservations', { query: { date: '2026-11-20' } })).day).toHaveLength(2);
});

test('guests look nobody up, and staff only so many an hour', async () => {
  await using story = await openRestaurant();
  const body = { phoneNumber: '0722123456' };
  expect(await refusalOf(story.api, 'findCaller', { body })).toMatchObject({ status: 401 });
  expect(await refusalOf(story.apiOf(await aCustomer(story.db)), 'findCaller', { body })).toMatchObject({
    status: 403,
  });
  const admin = await anAdmin(story.db);
  const staff = story.apiOf(admin);
  for (let call = 1; call < 240; call += 1) {
    await story.services.rateLimits.countTry('caller_lookups', String(admin.id), { points: 240, seconds: 3600 });
  }
  await staff('findCaller', { body });
  expect(await refusalOf(staff, 'findCaller', { body })).toMatchObject({ status: 429, code: 'too_many_requests' });
  // Another member of staff is counted apart.
  await story.apiOf(await aManager(story.db))('findCaller', { body });
});

test('one member of staff takes so many orders an hour, and no more', async () => {
  await using story = await openRestaurant();
  const admin = await anAdmin(story.db);
  const body = aCall({ of: [await aProduct(story.db)] });
  for (let taken = 1; taken < 240; taken += 1) {
    await story.services.rateLimits.countUse('taken_orders', String(admin.id), { points: 240, seconds: 3600 });
  }
  await story.apiOf(admin)('takeOrder', { body });
  expect(await refusalOf(story.apiOf(admin), 'takeOrder', { body })).toMatchObject({ code: 'too_many_requests' });
  await story.apiOf(await aManager(story.db))('takeOrder', { body });
});

test('a caller pays in two parts and gets an invoice on a company', async () => {
  await using story = await openRestaurant();
  const staff = story.apiOf(await anAdmin(story.db));
  const soup = await aProduct(story.db, { price: bani(5000), boxPrice: bani(0) });
  const { order } = await staff('takeOrder', {
    body: aCall({
      of: [soup],
      orderPaymentEnumValue: 'CASH_AND_CARD',
      cashAmount: 20,
      cardAmount: 30,
      invoiceCompanyBean: { companyName: 'Frasin SRL', cui: 'RO 12345674' },
    }),
  });
  expect(order).toMatchObject({ cashAmount: 20, cardAmount: 30, invoiceCompanyBean: { companyName: 'Frasin SRL' } });
});

test('a guest at the counter needs no name; at a table nothing is boxed, and the table is told', async () => {
  await using story = await openRestaurant();
  const staff = story.apiOf(await anAdmin(story.db));
  const soup = await aProduct(story.db, { price: bani(2500), boxPrice: bani(150) });
  const nameless = { firstName: '', phoneNumber: '', deliveryMethod: 'PICKUP' } as const;
  const counter = (delivery: OrderFacts['delivery'] = {}, taken: Partial<Taken> = {}) =>
    aCall({ of: [soup], delivery: { ...nameless, ...delivery }, taken: { source: 'COUNTER', ...taken } });
  const { order: toGo } = await staff('takeOrder', { body: counter() });
  expect(toGo).toMatchObject({ source: 'COUNTER', firstName: '', payable: 26.5, table: '' });
  const { order: atTable } = await staff('takeOrder', {
    body: counter({ deliveryMethod: 'RESTAURANT' }, { table: ' terasa 4 ' }),
  });
  expect(atTable).toMatchObject({ source: 'COUNTER', table: 'terasa 4', totalBoxPrice: 0, payable: 25 });
  const { content } = await staff('getAllOrders', { query: {} });
  expect(content.map(({ client, table }) => [client, table])).toEqual([
    ['La tejghea', 'terasa 4'],
    ['La tejghea', ''],
  ]);
  const sources = [
    { source: 'COUNTER', deliveryMethod: 'PICKUP', numberOfOrders: 1, income: 26.5 },
    { source: 'COUNTER', deliveryMethod: 'RESTAURANT', numberOfOrders: 1, income: 25 },
  ];
  const params = { dataType: 'order-numbers-current-month' } as const;
  expect(await staff('getSales', { params, query: {} })).toMatchObject({ sources });
  expect(await staff('getDayClose', { query: {} })).toMatchObject({ sources, numberOfOrders: 2 });
  expect(await refusalOf(staff, 'takeOrder', { body: counter({}, { inputCouponPayloadBean: 'X10' }) })).toMatchObject({
    fields: { 'deliveryDetailsBean.phoneNumber': expect.any(String) },
  });
  // Guests may still not order to a table while the restaurant does not offer it.
  const fromWeb = anOrder({ of: [soup], delivery: { deliveryMethod: 'RESTAURANT' } });
  expect(await refusalOf(story.api, 'placeOrder', { body: fromWeb })).toMatchObject({ code: 'service_off' });
});

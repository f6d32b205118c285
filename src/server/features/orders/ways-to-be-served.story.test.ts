import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { aDelivery, anOrder, place } from '#test/support/an-order.ts';
import { aCustomer, anAdmin, aProduct, aVatRate, aZone } from '#test/support/factories.ts';
import { collectMails } from '#test/support/postbox.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

async function openRestaurant(): Promise<TestApp> {
  const story = await testApp();
  await theRestaurant(story.db);
  return story;
}

async function lettersOf(story: TestApp): Promise<readonly string[]> {
  return (await collectMails(story)).map(({ text }) => text.replaceAll('\u00a0', ' '));
}

test('from the switch of the restaurant to the served plate: eating in', async () => {
  await using story = await openRestaurant();
  const admin = story.apiOf(await anAdmin(story.db));
  const soup = await aProduct(story.db, { price: bani(2500), boxPrice: bani(150) });
  await story.db
    .updateTable('products')
    .set({ vat_on_premises_rate_id: await aVatRate(story.db, 900) })
    .execute();
  const atTable = anOrder({
    of: [[soup, 2]],
    delivery: { deliveryMethod: 'RESTAURANT' },
    orderPaymentEnumValue: 'CARD',
    totalBoxPrice: 0,
    totalPrice: 50,
  });
  expect(await refusalOf(story.api, 'placeOrder', { body: atTable })).toMatchObject({ code: 'service_off' });
  await admin('saveOfferedServices', { body: { dineInEnabled: true } });

  const { accessToken, orderNumber, totalPrice } = await place(story.api, atTable);
  expect(totalPrice).toBe(50);
  await admin('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });
  const { order } = await story.api('trackOrder', { params: { token: accessToken } });
  expect(order).toMatchObject({
    deliveryMethodChosen: 'Servire în restaurant',
    totalBoxPrice: 0,
    orderStatus: 'CONFIRMED',
    productInformationList: [{ dimensionOrders: [{ quantity: 2, boxPrice: 0 }] }],
  });
  expect(await story.db.selectFrom('order_lines').select('vat_basis_points').execute()).toEqual([
    { vat_basis_points: 900 },
  ]);
  const letters = await lettersOf(story);
  expect(letters).toHaveLength(2);
  for (const letter of letters) {
    expect(letter).toContain('Cum: Servire în restaurant');
    expect(letter).toContain('Unde: Strada Frasinului nr. 12, Blaj');
    expect(letter).toContain('Plată: card la restaurant');
    expect(letter).not.toContain('Ambalaje');
  }
  const { order: served } = await admin('markAsDelivered', { body: { orderNumber } });
  expect(served).toMatchObject({ orderStatus: 'DELIVERED', deliveryMethodChosen: 'Servire în restaurant' });
});

test('a guest at a table orders without a name: the kitchen knows the table, and no table orders for another', async () => {
  await using story = await openRestaurant();
  const admin = story.apiOf(await anAdmin(story.db));
  const soup = await aProduct(story.db, { price: bani(2500), boxPrice: bani(150) });
  await admin('saveOfferedServices', { body: { dineInEnabled: true } });
  const nobody = { firstName: '', lastName: '', email: '', phoneNumber: '' };
  const at = (table: string, delivery = {}) =>
    anOrder({ of: [soup], table, delivery: { deliveryMethod: 'RESTAURANT', ...nobody, ...delivery } });

  const { orderNumber, message, accessToken } = await place(story.api, at(' Terasă 5 '));
  expect(message).toBe(`Comanda nr. ${orderNumber} așteaptă confirmarea restaurantului.`);
  const [order] = await admin('getStaffOrderDetails', { params: { id: String(orderNumber) } });
  expect(order).toMatchObject({ source: 'WEB', table: 'Terasă 5', totalBoxPrice: 0 });
  await admin('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });
  const { order: followed } = await story.api('trackOrder', { params: { token: accessToken } });
  expect(followed).toMatchObject({ orderStatus: 'CONFIRMED' });
  expect(await lettersOf(story)).toEqual([]);

  // Equal orders of two tables, from clients without a key.
  const numbers = [await place(story.api, at('6')), await place(story.api, at('7'))].map((one) => one.orderNumber);
  expect(new Set(numbers).size).toBe(2);
  expect(await refusalOf(story.api, 'placeOrder', { body: at('') })).toMatchObject({ code: 'invalid_request' });
  expect(await refusalOf(story.api, 'placeOrder', { body: at('5', { deliveryMethod: 'PICKUP' }) })).toMatchObject({
    code: 'invalid_request',
  });
  expect(await refusalOf(story.api, 'placeOrder', { body: at('<b>5</b>') })).toMatchObject({
    code: 'invalid_request',
    fields: { table: expect.any(String) },
  });
});

test('a guest comes with her own container: no boxes, and everybody knows', async () => {
  await using story = await openRestaurant();
  const admin = story.apiOf(await anAdmin(story.db));
  const soup = await aProduct(story.db, { price: bani(2500), boxPrice: bani(150) });
  const water = await aProduct(story.db, { price: bani(800), boxPrice: bani(30), deposit: bani(50) });
  const withOwn = anOrder({ of: [soup, water], ownContainer: true, totalBoxPrice: 0.3 });
  // Before the day she would pay for boxes that her button did not name.
  expect(await refusalOf(story.api, 'placeOrder', { body: withOwn })).toMatchObject({ code: 'price_changed' });
  await admin('saveOfferedServices', { body: { ownContainerFrom: '2026-11-20' } });
  expect((await story.api('getRestaurant')).ownContainerFrom).toBe('2026-11-20');

  const { accessToken, orderNumber } = await place(story.api, withOwn);
  const { order } = await story.api('trackOrder', { params: { token: accessToken } });
  expect(order).toMatchObject({ ownContainer: true, totalBoxPrice: 0.3, totalDeposit: 0.5 });
  expect(await admin('getStaffOrderDetails', { params: { id: orderNumber } })).toMatchObject([{ ownContainer: true }]);
  expect((await lettersOf(story)).join()).toContain('Ambalaj: vii cu recipientul tău');
});

test('the invoice is for a company: kept, shown to everybody concerned, gone with the person', async () => {
  await using story = await openRestaurant();
  const admin = story.apiOf(await anAdmin(story.db));
  const customer = story.apiOf(await aCustomer(story.db));
  const company = { companyName: ' Frasinul SRL ', cui: 'ro 12345674', tradeRegister: 'J01/123/2020' };
  const order = anOrder({ of: [await aProduct(story.db)], invoiceCompanyBean: company });
  const wrong = { ...order, invoiceCompanyBean: { companyName: '', cui: '12345675' } };
  expect(await refusalOf(customer, 'placeOrder', { body: wrong })).toMatchObject({
    code: 'invalid_request',
    fields: {
      'invoiceCompanyBean.companyName': 'Scrie denumirea firmei.',
      'invoiceCompanyBean.cui': 'CUI-ul nu este corect: verifică cifrele (ex.: RO 12345674).',
    },
  });

  const { accessToken, orderNumber } = await place(customer, order);
  const kept = {
    invoiceCompanyBean: {
      companyName: 'Frasinul SRL',
      cui: 'RO12345674',
      tradeRegister: 'J01/123/2020',
      registeredOffice: '',
    },
  };
  expect(await story.api('trackOrder', { params: { token: accessToken } })).toMatchObject({ order: kept });
  const asked = { params: { id: orderNumber } };
  expect(await admin('getStaffOrderDetails', asked)).toMatchObject([{ ...kept, trackingPath: null }]);
  const trackingPath = `/comanda/${accessToken}`;
  expect(await customer('getOrderDetails', asked)).toMatchObject([{ ...kept, trackingPath }]);
  expect((await lettersOf(story)).join()).toContain('Factură: Frasinul SRL, CUI RO12345674, J01/123/2020');
});

test('how the order is handed over at the door is stored, shown to everybody who brings it, and refused when unknown', async () => {
  await using story = await openRestaurant();
  const staff = await anAdmin(story.db);
  const admin = story.apiOf(staff);
  const of = [await aProduct(story.db)];
  const zone = await aZone(story.db);
  const dropOff = { dropOff: 'LEAVE', dropOffNote: 'alergic la nuci, cheia e la vecin' };
  const thrown = anOrder({ of, delivery: aDelivery(zone.code, { dropOff: 'THROW' }) });
  expect(await refusalOf(story.api, 'placeOrder', { body: thrown })).toMatchObject({
    code: 'invalid_request',
    fields: { 'deliveryDetailsBean.dropOff': expect.any(String) },
  });
  const { accessToken, orderNumber } = await place(story.api, anOrder({ of, delivery: aDelivery(zone.code, dropOff) }));

  const { order } = await story.api('trackOrder', { params: { token: accessToken } });
  expect(order.deliveryDetailsBean).toMatchObject(dropOff);
  const { content } = await admin('getAllOrders', { query: {} });
  // The words at the door may speak of an allergy as any others.
  expect(content).toMatchObject([{ orderNumber, hasAllergyNote: true, deliveryDetailsBean: dropOff }]);
  const [letter] = await lettersOf(story);
  expect(letter).toContain('Cum predăm comanda: lasă la ușă');
  expect(letter).toContain('Pentru curier: alergic la nuci, cheia e la vecin');
  const response = await story.request('/admin-service/export/orders', {}, { token: staff.token });
  expect(await response.text()).toMatch(/lasă la ușă.*cheia e la vecin/);
});

test('an order that says nothing of it is taken as before', async () => {
  await using story = await openRestaurant();
  const zone = await aZone(story.db);
  const body = anOrder({ of: [await aProduct(story.db)], delivery: aDelivery(zone.code) });
  const { accessToken } = await place(story.api, body);
  const { order } = await story.api('trackOrder', { params: { token: accessToken } });
  expect(order.deliveryDetailsBean).toMatchObject({ dropOff: '', dropOffNote: '' });
});

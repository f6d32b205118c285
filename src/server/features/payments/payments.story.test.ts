import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { anOrder, guest } from '#test/support/an-order.ts';
import { anAdmin, aProduct } from '#test/support/factories.ts';
import { afterMinutes, offerOnline, placeOnline, press, readLedger, switchOn } from '#test/support/online-payments.ts';
import { collectMails } from '#test/support/postbox.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

async function aShop(story: TestApp) {
  await theRestaurant(story.db);
  await offerOnline(story);
  const soup = await aProduct(story.db, { price: bani(5_000), boxPrice: bani(0), stock: 5 });
  return { soup, staff: story.apiOf(await anAdmin(story.db)) };
}

const stockOf = async (story: TestApp) =>
  (await story.db.selectFrom('sizes').select('stock').where('stock_unlimited', '=', false).executeTakeFirstOrThrow())
    .stock;

test('an order that is paid online waits unseen, arrives with its money, and is charged when it is accepted', async () => {
  await using story = await testApp();
  const { soup, staff } = await aShop(story);
  const placed = await placeOnline(story, { of: [soup] });
  expect(placed).toMatchObject({ orderStatus: 'AWAITING_PAYMENT', message: expect.stringContaining('așteaptă plata') });
  const { orderNumber, accessToken, payUrl } = placed;
  expect(payUrl).toContain('/payment-service/trial/');
  expect((await staff('getAllOrders', { query: {} })).content).toEqual([]);
  expect(await stockOf(story)).toBe(4);
  const params = { token: accessToken };
  expect(await story.api('getOrderPayment', { params })).toMatchObject({
    orderStatus: 'AWAITING_PAYMENT',
    state: 'open',
    payUrl,
    amount: 50,
    mayPayAtDoor: true,
  });
  expect(await collectMails(story)).toEqual([]);

  const page = await story.request(payUrl ?? '');
  expect(await page.text()).toContain(formatLei(bani(5_000)));
  const paid = await press(story, payUrl ?? '', 'pay');
  expect(paid.status).toBe(303);
  const back = await story.request(paid.headers.get('location') ?? '');
  expect(back.headers.get('location')).toContain(`/comanda/${accessToken}`);

  const [listed] = (await staff('getAllOrders', { query: {} })).content;
  expect(listed).toMatchObject({
    orderNumber,
    orderStatus: 'NEW',
    paymentStatus: 'unpaid',
    onlineMoney: { state: 'held', held: 50, toCollect: 0, card: '•••• 4242' },
  });
  expect((await collectMails(story)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining(String(orderNumber)),
  ]);

  await staff('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });
  await afterMinutes(story, 0);
  const [order] = await staff('getStaffOrderDetails', { params: { id: String(orderNumber) } });
  expect(order).toMatchObject({ paymentStatus: 'paid', onlineMoney: { state: 'paid', held: 0, taken: 50 } });
  expect(await readLedger(story)).toMatchObject([{ state: 'paid', taken: 5_000, refunded: 0 }]);
  expect(await story.api('getOrderPayment', { params })).toMatchObject({ state: 'paid', payUrl: null });
});

test('a rejected order releases its money by itself, and its page says when', async () => {
  await using story = await testApp();
  const { soup, staff } = await aShop(story);
  const { orderNumber, accessToken, payUrl } = await placeOnline(story, { of: [soup] });
  await press(story, payUrl ?? '', 'pay');
  await staff('rejectOrder', { body: { orderNumber, reason: 'Nu mai avem.' } });
  expect((await story.api('trackOrder', { params: { token: accessToken } })).order.onlineMoney).toMatchObject({
    state: 'held',
    goingBack: 50,
  });
  await afterMinutes(story, 0);
  expect((await story.api('trackOrder', { params: { token: accessToken } })).order.onlineMoney).toMatchObject({
    state: 'released',
    releasedAt: expect.any(String),
    goingBack: 0,
  });
  expect(await readLedger(story)).toMatchObject([{ state: 'closed', taken: 0 }]);
  expect(await stockOf(story)).toBe(5);
});

test('declined, then paid; a repeated notice changes nothing twice', async () => {
  await using story = await testApp();
  const { soup, staff } = await aShop(story);
  const { accessToken, payUrl } = await placeOnline(story, { of: [soup] });
  await press(story, payUrl ?? '', 'no_funds');
  expect(await story.api('getOrderPayment', { params: { token: accessToken } })).toMatchObject({
    state: 'declined',
    declined: 'no_funds',
    payUrl,
  });
  await switchOn(story, { call: 'notice', fault: 'twice' });
  await press(story, payUrl ?? '', 'pay');
  expect((await staff('getAllOrders', { query: {} })).content).toHaveLength(1);
  expect(await story.db.selectFrom('payment_events').select('kind').orderBy('id').execute()).toEqual(
    ['started', 'declined', 'held'].map((kind) => ({ kind })),
  );
});

test('an order without a payment is given up after twenty minutes; what it held is free again', async () => {
  await using story = await testApp();
  const { soup, staff } = await aShop(story);
  const { accessToken, payUrl } = await placeOnline(story, { of: [soup] });
  await afterMinutes(story, 19);
  expect(await stockOf(story)).toBe(4);
  await afterMinutes(story, 2);
  expect(await stockOf(story)).toBe(5);
  expect(await story.api('getOrderPayment', { params: { token: accessToken } })).toMatchObject({
    orderStatus: 'ABANDONED',
    state: 'over',
    payUrl: null,
  });
  await press(story, payUrl ?? '', 'pay');
  expect(await readLedger(story)).toMatchObject([{ state: 'closed', taken: 0 }]);
  expect((await staff('getAllOrders', { query: {} })).content).toEqual([]);
});

test('a lost notice: the page asks, and so does the clock', async () => {
  await using story = await testApp();
  const { soup, staff } = await aShop(story);
  const first = await placeOnline(story, { of: [soup], delivery: guest(1) });
  const second = await placeOnline(story, { of: [soup], delivery: guest(2) });
  await switchOn(story, { call: 'notice', fault: 'lost_before', times: 2 });
  await press(story, first.payUrl ?? '', 'pay');
  await press(story, second.payUrl ?? '', 'pay');
  expect((await staff('getAllOrders', { query: {} })).content).toEqual([]);
  story.clock.advanceMinutes(1 / 12);
  expect(await story.api('checkOrderPayment', { body: { token: first.accessToken } })).toMatchObject({
    orderStatus: 'NEW',
    state: 'held',
  });
  await afterMinutes(story, 1);
  expect((await staff('getAllOrders', { query: {} })).content).toHaveLength(2);
});

test('the guest pays at the door instead, without ordering anew', async () => {
  await using story = await testApp();
  const { soup, staff } = await aShop(story);
  await switchOn(story, { call: 'start', fault: 'refused' });
  const { accessToken, payUrl, orderNumber } = await placeOnline(story, { of: [soup] });
  expect(payUrl).toBeNull();
  const token = accessToken;
  expect(await story.api('getOrderPayment', { params: { token } })).toMatchObject({
    state: 'failed',
    mayStartAgain: true,
  });
  const again = await story.api('payOrder', { body: { token } });
  expect(again).toMatchObject({ state: 'open', payUrl: expect.any(String) });
  const body = { token, orderPaymentEnumValue: 'CASH' as const };
  expect(await story.api('payOrderAtDoor', { body })).toMatchObject({ orderStatus: 'NEW', amount: 0, payUrl: null });
  expect((await staff('getAllOrders', { query: {} })).content).toMatchObject([
    {
      orderNumber,
      orderPaymentOptions: 'CASH',
      paymentStatus: 'unpaid',
      onlineMoney: { state: 'none', toCollect: 50 },
    },
  ]);
  await afterMinutes(story, 0);
  expect((await readLedger(story)).map(({ state }) => state)).toEqual(['closed']);
  expect(await refusalOf(story.api, 'payOrder', { body: { token } })).toMatchObject({ code: 'payment_over' });
});

test('a forged, changed or old notice is refused, noted, and changes nothing', async () => {
  await using story = await testApp();
  const { soup } = await aShop(story);
  await placeOnline(story, { of: [soup] });
  const send = (body: string, signature: string) =>
    story.request('/payment-service/notices/trial', {
      method: 'POST',
      headers: { 'X-Trial-Signature': signature },
      body,
    });
  expect((await send('{}', 'aa'.repeat(32))).status).toBe(400);
  expect((await send('x'.repeat(70_000), '')).status).toBe(413);
  expect((await story.request('/payment-service/notices/stripe', { method: 'POST', body: '{}' })).status).toBe(404);
  const log = await story.db.selectFrom('security_events').select(['kind', 'detail']).orderBy('id').execute();
  expect(log).toEqual([
    { kind: 'input_refused', detail: 'payment notice trial forged' },
    { kind: 'input_refused', detail: 'payment notice trial payload_too_large' },
  ]);
});

test('staff give back a part with a reason, never more than was taken', async () => {
  await using story = await testApp();
  const { soup, staff } = await aShop(story);
  const { orderNumber, payUrl } = await placeOnline(story, { of: [soup] });
  await press(story, payUrl ?? '', 'pay');
  await staff('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });
  await afterMinutes(story, 0);
  const asked = { orderNumber, reason: 'A lipsit pâinea.' };
  expect(await refusalOf(staff, 'refundPayment', { body: { ...asked, amount: 50.01 } })).toMatchObject({
    code: 'refund_too_much',
    message: `Se pot da înapoi cel mult ${formatLei(bani(5_000))}.`,
  });
  expect(await staff('refundPayment', { body: { ...asked, amount: 12.5 } })).toMatchObject({
    onlineMoney: { goingBack: 12.5, toCollect: 0 },
  });
  await afterMinutes(story, 0);
  expect(await readLedger(story)).toMatchObject([{ taken: 5_000, refunded: 1_250 }]);
  const [order] = await staff('getStaffOrderDetails', { params: { id: String(orderNumber) } });
  expect(order).toMatchObject({ paymentStatus: 'paid', onlineMoney: { state: 'refunded_part', refunded: 12.5 } });
  await staff('rejectOrder', { body: { orderNumber, reason: 'S-a stricat cuptorul.' } });
  await afterMinutes(story, 0);
  expect(await readLedger(story)).toMatchObject([{ taken: 5_000, refunded: 5_000 }]);
});

test('an order that is paid at the door is as before', async () => {
  await using story = await testApp();
  const { soup, staff } = await aShop(story);
  const placed = await story.api('placeOrder', { body: anOrder({ of: [soup] }) });
  expect(placed).not.toHaveProperty('payUrl');
  expect((await staff('getAllOrders', { query: {} })).content).toMatchObject([{ onlineMoney: null }]);
});

import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { rejectUnansweredPaid } from '#server/features/orders/answers/reject-unanswered.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { anAdmin, aProduct } from '#test/support/factories.ts';
import { afterMinutes, offerOnline, placeOnline, press, readLedger, switchOn } from '#test/support/online-payments.ts';
import { collectMails } from '#test/support/postbox.ts';
import { listenToStatements } from '#test/support/said-statements.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

async function aShop(story: TestApp, stock = 50) {
  await theRestaurant(story.db);
  await offerOnline(story);
  const soup = await aProduct(story.db, { price: bani(5_000), boxPrice: bani(0), stock });
  return { soup, staff: story.apiOf(await anAdmin(story.db)) };
}

async function aPaidOrder(story: TestApp, index = 1) {
  const shop = await aShop(story);
  const placed = await placeOnline(story, { of: [shop.soup], delivery: guest(index) });
  await press(story, placed.payUrl ?? '', 'pay');
  const { orderNumber, accessToken } = placed;
  const details = async () => (await shop.staff('getStaffOrderDetails', { params: { id: String(orderNumber) } }))[0];
  return { ...shop, ...placed, orderNumber, token: accessToken, details };
}

test.each(['lost_before', 'lost_after'] as const)(
  'a start whose answer was %s is asked about, never repeated',
  async (fault) => {
    await using story = await testApp();
    const { soup } = await aShop(story);
    await switchOn(story, { call: 'start', fault });
    const { accessToken: token, payUrl } = await placeOnline(story, { of: [soup] });
    expect(payUrl).toBeNull();
    const params = { token };
    expect(await story.api('getOrderPayment', { params })).toMatchObject({
      state: 'checking',
      mayStartAgain: false,
      mayPayAtDoor: false,
    });
    const body = { token, orderPaymentEnumValue: 'CASH' as const };
    await switchOn(story, { call: 'ask', fault: 'lost_before' });
    expect(await refusalOf(story.api, 'payOrderAtDoor', { body })).toMatchObject({ code: 'payment_unclear' });
    await afterMinutes(story, 1);
    // Begun, but nobody knows the page: it can only run out, or the guest pays at the door.
    const known = {
      lost_before: { state: 'failed', mayStartAgain: true },
      lost_after: { state: 'open', payUrl: null },
    };
    expect(await story.api('getOrderPayment', { params })).toMatchObject(known[fault]);
    expect(await readLedger(story)).toHaveLength(fault === 'lost_after' ? 1 : 0);
    expect(await story.api('payOrderAtDoor', { body })).toMatchObject({ orderStatus: 'NEW' });
  },
);

test.each([
  ['capture', 'lost_before'],
  ['capture', 'lost_after'],
  ['release', 'lost_before'],
  ['release', 'lost_after'],
] as const)('%s %s: asked about, then done once', async (call, fault) => {
  await using story = await testApp();
  const { staff, orderNumber, details } = await aPaidOrder(story);
  await switchOn(story, { call, fault });
  if (call === 'capture') await staff('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });
  else await staff('rejectOrder', { body: { orderNumber, reason: 'Nu mai avem.' } });
  await afterMinutes(story, 0);
  expect((await details())?.onlineMoney?.state).toBe('held');
  await afterMinutes(story, 2);
  expect((await details())?.onlineMoney).toMatchObject({
    state: call === 'capture' ? 'paid' : 'released',
    goingBack: 0,
  });
  expect(await readLedger(story)).toMatchObject([
    call === 'capture' ? { state: 'paid', taken: 5_000 } : { state: 'closed', taken: 0 },
  ]);
});

test.each(['lost_before', 'lost_after'] as const)('a refund %s gives back once', async (fault) => {
  await using story = await testApp();
  const { staff, orderNumber, details } = await aPaidOrder(story);
  await staff('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });
  await afterMinutes(story, 0);
  await switchOn(story, { call: 'refund', fault });
  await staff('rejectOrder', { body: { orderNumber, reason: 'S-a stricat cuptorul.' } });
  await afterMinutes(story, 0);
  expect((await details())?.onlineMoney).toMatchObject({ state: 'paid', goingBack: 50 });
  await afterMinutes(story, 2);
  expect((await details())?.onlineMoney).toMatchObject({ state: 'refunded', goingBack: 0 });
  expect(await readLedger(story)).toMatchObject([{ taken: 5_000, refunded: 5_000 }]);
});

test('a capture that is refused because the hold is gone: the order is collected at the door', async () => {
  await using story = await testApp();
  const { staff, orderNumber, details } = await aPaidOrder(story);
  await story.db.updateTable('trial_payments').set({ state: 'closed' }).execute();
  await staff('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });
  await afterMinutes(story, 0);
  expect(await details()).toMatchObject({
    paymentStatus: 'unpaid',
    onlineMoney: { state: 'released', toCollect: 50, needsCheck: false },
  });
  await staff('markAsDelivered', { body: { orderNumber, payment: { method: 'CASH' } } });
  expect(await details()).toMatchObject({ paymentStatus: 'paid', orderPaymentOptions: 'CASH' });
});

test('a capture that is refused for another reason is decided by a person', async () => {
  await using story = await testApp();
  const { staff, orderNumber, details } = await aPaidOrder(story);
  await switchOn(story, { call: 'capture', fault: 'refused' });
  await staff('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });
  await afterMinutes(story, 0);
  expect((await details())?.onlineMoney?.needsCheck).toBe(true);
  const { payments } = await staff('getPaymentsToCheck');
  expect(payments).toMatchObject([
    {
      kind: 'undone_job',
      orderNumber,
      job: 'capture',
      amount: 50,
      lastReason: 'fault',
      actions: ['ask', 'send_again', 'settled_by_hand'],
    },
  ]);
  const id = payments[0]?.id ?? 0;
  expect((await staff('resolvePayment', { body: { id, action: 'send_again' } })).payments).toEqual([]);
  await afterMinutes(story, 0);
  expect((await details())?.onlineMoney).toMatchObject({ state: 'paid', needsCheck: false });
  expect(await refusalOf(staff, 'resolvePayment', { body: { id, action: 'ask' } })).toMatchObject({
    code: 'payment_settled',
  });
});

test('money that comes after the order was given up brings it back; without its stock the money goes back', async () => {
  await using story = await testApp();
  const { soup, staff } = await aShop(story, 1);
  const late = await placeOnline(story, { of: [soup], delivery: guest(1) });
  // A provider that cannot close: it is paid after the end.
  await switchOn(story, { call: 'close', fault: 'refused', times: 2 });
  await afterMinutes(story, 21);
  await press(story, late.payUrl ?? '', 'pay');
  expect((await staff('getAllOrders', { query: {} })).content).toMatchObject([
    { orderNumber: late.orderNumber, orderStatus: 'NEW', onlineMoney: { state: 'held' } },
  ]);
  await staff('rejectOrder', { body: { orderNumber: late.orderNumber, reason: 'Nu.' } });
  const later = await placeOnline(story, { of: [soup], delivery: guest(2) });
  await afterMinutes(story, 21);
  await place(story.api, anOrder({ of: [soup], delivery: guest(3) }));
  await press(story, later.payUrl ?? '', 'pay');
  expect(await story.api('getOrderPayment', { params: { token: later.accessToken } })).toMatchObject({
    orderStatus: 'ABANDONED',
    state: 'going_back',
    goingBack: 50,
  });
  await afterMinutes(story, 0);
  expect(await readLedger(story)).toMatchObject([{ state: 'closed' }, { state: 'closed' }]);
  const subjects = (await collectMails(story)).map(({ subject }) => subject);
  expect(subjects).toContain(`Banii pentru comanda nr. ${later.orderNumber} se întorc la tine`);
  expect(subjects).toContain('Atenție: o plată online a venit prea târziu');
});

test('another amount never makes an order arrive', async () => {
  await using story = await testApp();
  const { soup, staff } = await aShop(story);
  const { payUrl, accessToken } = await placeOnline(story, { of: [soup] });
  await story.db.updateTable('trial_payments').set({ amount_bani: 1 }).execute();
  await press(story, payUrl ?? '', 'pay');
  expect((await staff('getAllOrders', { query: {} })).content).toEqual([]);
  await afterMinutes(story, 0);
  expect(await readLedger(story)).toMatchObject([{ state: 'closed' }]);
  expect(await story.api('getOrderPayment', { params: { token: accessToken } })).toMatchObject({
    orderStatus: 'AWAITING_PAYMENT',
  });
});

test('an order for next week is charged at once, and refunded when it is refused', async () => {
  await using story = await testApp();
  const { soup, staff } = await aShop(story);
  await story.db.updateTable('services').set({ maximum_advance_minutes: 20_000 }).execute();
  const delivery = { asSoonAsPossible: false, chosenOrderDate: '2026-11-27T18:00' };
  const { payUrl, orderNumber } = await placeOnline(story, { of: [soup], delivery });
  await press(story, payUrl ?? '', 'pay');
  const [listed] = (await staff('getAllOrders', { query: {} })).content;
  expect(listed).toMatchObject({ orderStatus: 'SCHEDULED', paymentStatus: 'paid', onlineMoney: { state: 'paid' } });
  await staff('rejectOrder', { body: { orderNumber, reason: 'Nu lucrăm.' } });
  await afterMinutes(story, 0);
  expect(await readLedger(story)).toMatchObject([{ taken: 5_000, refunded: 5_000 }]);
  expect((await collectMails(story)).at(-1)?.text).toContain('Banii se întorc pe cardul');
});

test('a refund in the provider’s own screen is found', async () => {
  await using story = await testApp();
  const { staff, orderNumber, details } = await aPaidOrder(story);
  await staff('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });
  await afterMinutes(story, 0);
  await story.db.updateTable('trial_payments').set({ refunded_bani: 5_000 }).execute();
  await afterMinutes(story, 1);
  expect(await details()).toMatchObject({ paymentStatus: 'refunded', onlineMoney: { state: 'refunded' } });
});

test('a change of an accepted order: less is given back, more is collected at the door', async () => {
  await using story = await testApp();
  const { staff, orderNumber, details, soup } = await aPaidOrder(story);
  await staff('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });
  await afterMinutes(story, 0);
  const change = async (quantity: number, payable: number) => {
    const { version = 0 } = (await details()) ?? {};
    const content = { products: [{ productId: soup.id, sizeId: soup.sizeId, quantity }] };
    return staff('changeOrder', {
      body: { orderNumber, content, reason: 'A sunat.', expectedVersion: version, expectedPayable: payable },
    });
  };
  await change(2, 100);
  expect(await details()).toMatchObject({
    paymentStatus: 'unpaid',
    onlineMoney: { state: 'paid', taken: 50, toCollect: 50 },
    paymentParts: [
      { means: 'card_online', amount: 50 },
      { means: 'cash', amount: 50 },
    ],
  });
  expect(
    await refusalOf(staff, 'markAsDelivered', {
      body: { orderNumber, payment: { method: 'CARD', paymentParts: [{ means: 'card_online' }] } },
    }),
  ).toMatchObject({ code: 'payment_online' });
  await staff('markAsDelivered', { body: { orderNumber, payment: { method: 'CASH' } } });
  expect(await details()).toMatchObject({ paymentStatus: 'paid', onlineMoney: { toCollect: 0 } });
});

test('three failing starts switch payment online off, loudly; one that works, on again; cash stays', async () => {
  await using story = await testApp();
  const { soup, staff } = await aShop(story);
  await switchOn(story, { call: 'start', fault: 'refused', times: 3 });
  const offered = async () => {
    const { isOn } = await story.api('getOnlinePayment');
    const { paymentWays, version } = await story.api('getRestaurant');
    const { paymentWays: ticked } = await staff('fetchSetup');
    return { isOn, isListed: paymentWays.includes('card_online'), isTicked: ticked.includes('card_online'), version };
  };
  const before = await offered();
  expect(before).toMatchObject({ isOn: true, isListed: true, isTicked: true });
  for (const index of [1, 2, 3]) await placeOnline(story, { of: [soup], delivery: guest(index) });
  const off = await offered();
  expect(off).toMatchObject({ isOn: false, isListed: false, isTicked: true });
  // Clients that compare versions read the list anew.
  expect(off.version).toBeGreaterThan(before.version);
  const refused = placeOnline(story, { of: [soup], delivery: guest(4) });
  await expect(refused).rejects.toMatchObject({ body: { code: 'online_payment_off' } });
  expect((await staff('getPaymentsToCheck')).offSince).not.toBeNull();
  story.clock.advanceMinutes(5);
  expect(await placeOnline(story, { of: [soup], delivery: guest(5) })).toMatchObject({ payUrl: expect.any(String) });
  expect(await offered()).toMatchObject({ isOn: true, isListed: true });
  expect((await collectMails(story)).map(({ subject }) => subject)).toEqual([
    'Atenție: plata online s-a oprit singură',
    'Atenție: plata online merge din nou',
  ]);
});

test('money is not held for an order that nobody answers for an hour', async () => {
  await using story = await testApp();
  const { details } = await aPaidOrder(story);
  story.clock.advanceMinutes(59);
  await rejectUnansweredPaid(story.services);
  expect((await details())?.orderStatus).toBe('NEW');
  story.clock.advanceMinutes(2);
  await rejectUnansweredPaid(story.services);
  await afterMinutes(story, 0);
  expect(await details()).toMatchObject({ orderStatus: 'REJECTED', onlineMoney: { state: 'released' } });
  expect(await readLedger(story)).toMatchObject([{ state: 'closed' }]);
});

test('one person has two waiting orders at most', async () => {
  await using story = await testApp();
  const { soup } = await aShop(story);
  await placeOnline(story, { of: [soup] });
  await placeOnline(story, { of: [soup, soup] });
  await expect(placeOnline(story, { of: [[soup, 3]] })).rejects.toMatchObject({ status: 429 });
});

test('an order paid online is at most twelve statements until the redirect', async () => {
  await using story = await testApp();
  const { soup } = await aShop(story);
  await placeOnline(story, { of: [soup], delivery: guest(1) });
  const said = listenToStatements(story.services.pool);
  await placeOnline(story, { of: [soup], delivery: guest(2) });
  const texts = said.map(({ text }) => text.trim().split(/\s+/).slice(0, 4).join(' ').toLowerCase());
  expect(texts.length, texts.join('\n')).toBeLessThanOrEqual(12);
});

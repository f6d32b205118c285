import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { anOrder, guest, type OrderBody, place } from '#test/support/an-order.ts';
import { aCustomer, anAdmin, aProduct } from '#test/support/factories.ts';
import { offerOnline, placeOnline, press, switchOn } from '#test/support/online-payments.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

const RULES = {
  blockedWords: '',
  asksFirst: true,
  firstFrom: 100,
  firstProof: 'pay_online',
  asksAtNight: false,
  nightFrom: '',
  nightTo: '',
} as const;

const HUNDRED = formatLei(bani(10_000));

/** A shop with payment online that asks first orders from 100 lei on to be paid with it. */
async function openShop(story: TestApp) {
  await theRestaurant(story.db, { isOpenAroundTheClock: true });
  await offerOnline(story);
  const admin = await anAdmin(story.db);
  const office = story.apiOf(admin);
  const platter = await aProduct(story.db, { price: bani(12_000) });
  const soup = await aProduct(story.db, { price: bani(2_000) });
  await office('saveGuardSettings', { body: RULES });
  const deliver = async (body: OrderBody) => {
    const { orderNumber } = await place(story.api, body);
    await office('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });
    await office('markAsDelivered', { body: { orderNumber, payment: { method: 'CASH' } } });
  };
  return { admin, office, platter, soup, deliver };
}

const shopWithMail = () => testApp({ smtpUrl: 'smtp://127.0.0.1:1' });

test('a first order from the sum on is refused at the door, and taken as it is once it is paid online', async () => {
  await using story = await shopWithMail();
  const { platter, soup } = await openShop(story);
  await place(story.api, anOrder({ of: [soup], delivery: guest(1) }));
  const body = anOrder({ of: [platter], delivery: guest(1) });
  const sentence = `Prima comandă de la ${HUNDRED} în sus se plătește online. Alege „Card online” și trimite din nou; tot ce ai completat rămâne.`;
  expect(await refusalOf(story.api, 'placeOrder', { body })).toMatchObject({
    status: 409,
    code: 'pay_online_required',
    message: sentence,
    fields: { orderPaymentEnumValue: sentence },
  });
  const { orderStatus, payUrl } = await placeOnline(story, { of: [platter], delivery: guest(1) });
  expect(orderStatus).toBe('AWAITING_PAYMENT');
  expect(payUrl).toEqual(expect.any(String));
});

test('known is a telephone or an account to which an order was handed over', async () => {
  await using story = await shopWithMail();
  const { platter, soup, deliver } = await openShop(story);
  await deliver(anOrder({ of: [soup], delivery: guest(1) }));
  await place(story.api, anOrder({ of: [platter], delivery: { ...guest(2), phoneNumber: guest(1).phoneNumber } }));

  const customer = await aCustomer(story.db);
  const asCustomer = story.apiOf(customer);
  const first = anOrder({ of: [platter], delivery: guest(3) });
  expect(await refusalOf(asCustomer, 'placeOrder', { body: first })).toMatchObject({ code: 'pay_online_required' });
  await story.db.updateTable('all_orders').set({ user_id: customer.id }).where('status', '=', 'DELIVERED').execute();
  await place(asCustomer, first);
});

test('an order that staff take is not asked, nor one that is eaten in the restaurant', async () => {
  await using story = await shopWithMail();
  const { office, platter } = await openShop(story);
  await story.db.updateTable('restaurant').set({ dine_in_enabled: true }).execute();
  const order = anOrder({ of: [platter], delivery: guest(1) });
  await office('takeOrder', { body: { ...order, source: 'PHONE', timeToPrepare: 20 } });
  const inside = { ...guest(2), deliveryMethod: 'RESTAURANT' } as const;
  await place(story.api, anOrder({ of: [platter], delivery: inside }));
});

test('while payment online is off, a code is asked for in its place', async () => {
  await using story = await shopWithMail();
  const { platter } = await openShop(story);
  await switchOn(story, { call: 'start', fault: 'refused', times: 3 });
  for (const index of [1, 2, 3]) await placeOnline(story, { of: [platter], delivery: guest(index) });
  const body = anOrder({ of: [platter], delivery: guest(4) });
  expect(await refusalOf(story.api, 'placeOrder', { body })).toMatchObject({ code: 'order_code_required' });
});

test('a first order that waits for its payment is not moved to the door', async () => {
  await using story = await shopWithMail();
  const { platter, soup } = await openShop(story);
  const token = async (of: typeof platter, index: number) => {
    const { accessToken, payUrl } = await placeOnline(story, { of: [of], delivery: guest(index) });
    await press(story, payUrl ?? '', 'no_funds');
    return accessToken;
  };
  const large = await token(platter, 1);
  expect(await story.api('checkOrderPayment', { body: { token: large } })).toMatchObject({ mayPayAtDoor: false });
  const atDoor = (one: string) => ({ body: { token: one, orderPaymentEnumValue: 'CASH' as const } });
  expect(await refusalOf(story.api, 'payOrderAtDoor', atDoor(large))).toMatchObject({
    status: 409,
    code: 'payment_only_online',
  });
  const small = await token(soup, 2);
  expect(await story.api('checkOrderPayment', { body: { token: small } })).toMatchObject({ mayPayAtDoor: true });
  expect(await story.api('payOrderAtDoor', atDoor(small))).toMatchObject({ orderStatus: 'NEW' });
});

test('it is asked for only where payment online is offered; what the owner chose stands in the history', async () => {
  await using story = await shopWithMail();
  const { office } = await openShop(story);
  expect(await office('getGuardSettings')).toMatchObject({ asksFirst: true, firstProof: 'pay_online', firstFrom: 100 });
  const { content } = await office('getChanges', { query: { subject: 'guard' } });
  expect(content[0]?.fields).toContainEqual({
    name: 'La prima comandă',
    before: 'nimic',
    after: `plată online de la ${HUNDRED}`,
  });
  // A client that does not know the field asks for codes, as before.
  const { firstProof: _unknown, ...earlier } = RULES;
  await office('saveGuardSettings', { body: { ...earlier, version: (await office('getGuardSettings')).version } });
  const { version, firstProof } = await office('getGuardSettings');
  expect(firstProof).toBe('code');
  await story.db.updateTable('restaurant').set({ other_payments: [] }).execute();
  expect(await refusalOf(office, 'saveGuardSettings', { body: { ...RULES, version } })).toMatchObject({
    status: 409,
    code: 'online_payment_unset',
  });
});

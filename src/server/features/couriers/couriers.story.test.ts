import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { CallName } from '#contract/all-calls.ts';
import type { CallInput } from '#contract/named-api.ts';
import { bani } from '#domain/money/bani.ts';
import { aDelivery, anOrder, guest, place } from '#test/support/an-order.ts';
import { type AProduct, aCourier, aManager, anAdmin, aProduct, aZone, type SignedIn } from '#test/support/factories.ts';
import { afterMinutes, offerOnline, placeOnline, press } from '#test/support/online-payments.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

type Shop = { story: TestApp; owner: SignedIn; mara: SignedIn; pizza: AProduct; zone: string } & AsyncDisposable;

async function openShop(): Promise<Shop> {
  const story = await testApp();
  await theRestaurant(story.db);
  const { code } = await aZone(story.db, { city: 'Blaj', position: 1 });
  return {
    story,
    owner: await anAdmin(story.db, { firstName: 'Ion', lastName: 'Rus' }),
    mara: await aManager(story.db, { firstName: 'Mara', lastName: 'Ionescu' }),
    pizza: await aProduct(story.db, { name: 'Pizza', price: bani(4000) }),
    zone: code,
    [Symbol.asyncDispose]: story.close,
  };
}

let guests = 0;

/** An order for delivery that is accepted and, unless told otherwise, ready. */
async function aReadyOrder(
  { story, mara, pizza, zone }: Shop,
  { payment = 'CASH', isReady = true }: { readonly payment?: 'CASH' | 'CARD'; readonly isReady?: boolean } = {},
) {
  guests += 1;
  const body = anOrder({
    of: [pizza],
    delivery: aDelivery(zone, { ...guest(guests), additionalInformation: 'Câine în curte.' }),
    orderPaymentEnumValue: payment,
  });
  const placed = await place(story.api, body);
  const { orderNumber } = placed;
  const api = story.apiOf(mara);
  await api('confirmOrder', { body: { orderNumber, timeToPrepare: 40 } });
  if (isReady) await api('changeStage', { body: { orderNumber, stage: 'ready' } });
  return placed;
}

type Body<Name extends CallName> = NonNullable<CallInput<Name>['body']>;
type Step = Body<'sendCourierSteps'>['steps'][number];
const step = (about: Record<string, unknown>, ageSeconds = 0) =>
  ({ key: randomUUID(), ageSeconds, ...about }) as unknown as Step;
const leave = (orderNumber: number) => step({ kind: 'leave', orderNumber });
const deliver = (orderNumber: number, method = 'CASH', more: Record<string, unknown> = {}) =>
  step({ kind: 'deliver', orderNumber, payment: { method }, ...more });

async function send({ story }: Shop, courier: { token: string }, ...steps: Step[]) {
  const { outcomes } = await story.apiOf(courier)('sendCourierSteps', { body: { steps } });
  return outcomes.map(({ refusal }) => refusal);
}

async function shiftOf({ story, mara }: Shop, name: string) {
  const { couriers } = await story.apiOf(mara)('getCouriers');
  const shift = couriers.find((courier) => courier.name === name)?.shift;
  if (!shift) throw new Error(`${name} has no open shift`);
  return shift;
}

test('a courier is added, signs in with link and PIN, delivers for cash, and the day close shows what was counted', async () => {
  await using shop = await openShop();
  const { story, owner, mara } = shop;
  const { access } = await story.apiOf(owner)('saveCourier', {
    body: { name: 'Mihai Pop', phoneNumber: '0722 999 888', float: '50,00' },
  });
  if (access === null) throw new Error('A new courier has a link and a PIN');
  const link = access.link.replace('/curier/', '');
  const { token, name } = await story.api('authenticateCourier', { body: { link, pin: access.pin } });
  expect(name).toBe('Mihai Pop');

  const { orderNumber, accessToken } = await aReadyOrder(shop);
  const phone = story.apiOf({ token });
  const before = await phone('getCourierWork');
  expect(before).toMatchObject({
    courier: { name: 'Mihai Pop' },
    shift: { float: 50, owed: 50 },
    ready: [{ orderNumber, kitchenNumber: 1, city: 'Blaj', street: 'Strada Lungă 5', payable: 40 }],
    stops: [],
  });
  // Whose the order is, is told to the courier who takes it.
  for (const detail of ['Ana', 'bl. B']) expect(JSON.stringify(before.ready)).not.toContain(detail);
  const taken = await phone('carryOrder', { body: { orderNumber } });
  expect(taken.stops).toMatchObject([
    {
      orderNumber,
      client: 'Ana-Maria Pop',
      address: ['Strada Lungă nr. 5', 'bl. B, ap. 3', 'Blaj, Alba'],
      note: 'Câine în curte.',
      cashAmount: 40,
      isOut: false,
      items: [{ name: 'Pizza 300 g', quantity: 1 }],
    },
  ]);
  story.clock.advanceMinutes(5);
  expect(await send(shop, { token }, leave(orderNumber))).toEqual([null]);
  expect((await story.api('trackOrder', { params: { token: accessToken } })).order).toMatchObject({
    leftAt: '2026-11-20T10:05:00.000Z',
    courier: null,
  });
  story.clock.advanceMinutes(15);
  expect(await send(shop, { token }, deliver(orderNumber))).toEqual([null]);
  const { timeline } = (
    await story.apiOf(mara)('getStaffOrderDetails', { params: { id: String(orderNumber) } })
  )[0] ?? {
    timeline: [],
  };
  expect(timeline.map(({ kind, actor }) => [kind, actor])).toEqual([
    ['placed', null],
    ['accepted', 'Mara Ionescu'],
    ['ready', 'Mara Ionescu'],
    ['assigned', 'Mihai Pop'],
    ['left', 'Mihai Pop'],
    ['delivered', 'Mihai Pop'],
  ]);

  expect(await phone('endShift')).toMatchObject({ isClosed: false });
  const shift = await shiftOf(shop, 'Mihai Pop');
  expect(shift).toMatchObject({ cash: 40, owed: 90, delivered: 1, openOrders: 0, endedAt: '2026-11-20T10:20:00.000Z' });
  expect(await refusalOf(story.apiOf(mara), 'closeShift', { body: { shiftId: shift.id, counted: 88 } })).toMatchObject({
    code: 'cash_reason_required',
  });
  const counted = { shiftId: shift.id, counted: 88, reason: 'Două monede pierdute' };
  await story.apiOf(mara)('closeShift', { body: counted });
  const { couriers, cash } = await story.apiOf(owner)('getDayClose', { query: {} });
  expect(cash).toBe(40);
  expect(couriers).toMatchObject([
    {
      courier: 'Mihai Pop',
      float: 50,
      cash: 40,
      drops: 0,
      owed: 90,
      counted: 88,
      difference: -2,
      reason: 'Două monede pierdute',
      closedBy: 'Mara Ionescu',
    },
  ]);
});

test('of two couriers who take one order one wins, and the other is told who has it', async () => {
  await using shop = await openShop();
  const { story } = shop;
  const { orderNumber } = await aReadyOrder(shop);
  const [mihai, ilie] = [await aCourier(story.db, { name: 'Mihai' }), await aCourier(story.db, { name: 'Ilie' })];
  const attempts = await Promise.allSettled(
    [mihai, ilie].map((courier) => story.apiOf(courier)('carryOrder', { body: { orderNumber } })),
  );
  expect(attempts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const winner = attempts[0]?.status === 'fulfilled' ? mihai : ilie;
  const loser = winner === mihai ? ilie : mihai;
  const refused = await refusalOf(story.apiOf(loser), 'carryOrder', { body: { orderNumber } });
  expect(refused).toMatchObject({ status: 409, message: `Comanda a fost luată de ${winner.name}.` });
  // The winner who sends it again is not refused; the loser cannot act for it.
  await story.apiOf(winner)('carryOrder', { body: { orderNumber } });
  expect(await send(shop, loser, deliver(orderNumber))).toEqual(['Comanda nu mai este la tine.']);
});

test('a step that is sent again changes nothing, whatever stood in between', async () => {
  await using shop = await openShop();
  const { story } = shop;
  const { orderNumber } = await aReadyOrder(shop);
  const mihai = await aCourier(story.db, { name: 'Mihai' });
  await story.apiOf(mihai)('carryOrder', { body: { orderNumber } });
  const steps = [leave(orderNumber), step({ kind: 'no_answer', orderNumber }), deliver(orderNumber)];
  expect(await send(shop, mihai, ...steps)).toEqual([null, null, null]);
  expect(await send(shop, mihai, ...steps)).toEqual([null, null, null]);
  expect(await shiftOf(shop, 'Mihai')).toMatchObject({ cash: 40, delivered: 1 });
  // With a key of its own it is another step, and too late.
  expect(await send(shop, mihai, deliver(orderNumber, 'CARD'))).toEqual([
    'Comanda a fost deja livrată de Mihai, la 12:00.',
  ]);
});

test('what was done without a line is dated when it was done, not before the order left', async () => {
  await using shop = await openShop();
  const { story, mara } = shop;
  const { orderNumber } = await aReadyOrder(shop);
  const mihai = await aCourier(story.db, { name: 'Mihai' });
  await story.apiOf(mihai)('carryOrder', { body: { orderNumber } });
  story.clock.advanceMinutes(60);
  const handedOver = { ...deliver(orderNumber), ageSeconds: 30 * 60 };
  expect(await send(shop, mihai, { ...leave(orderNumber), ageSeconds: 50 * 60 }, handedOver)).toEqual([null, null]);
  const [order] = await story.apiOf(mara)('getStaffOrderDetails', { params: { id: String(orderNumber) } });
  expect(order?.timeline.slice(-2).map(({ kind, at }) => [kind, at])).toEqual([
    ['left', '2026-11-20T10:10:00.000Z'],
    ['delivered', '2026-11-20T10:30:00.000Z'],
  ]);
});

test('nobody opens: the wait is timed, and the order comes back to the restaurant, ready for another way', async () => {
  await using shop = await openShop();
  const { story, mara } = shop;
  const { orderNumber, accessToken } = await aReadyOrder(shop);
  const [mihai, ilie] = [await aCourier(story.db, { name: 'Mihai' }), await aCourier(story.db, { name: 'Ilie' })];
  await story.apiOf(mihai)('carryOrder', { body: { orderNumber } });
  expect(await send(shop, mihai, leave(orderNumber), step({ kind: 'no_answer', orderNumber }))).toEqual([null, null]);
  story.clock.advanceMinutes(8);
  expect(await send(shop, mihai, step({ kind: 'bring_back', orderNumber, calls: 2 }))).toEqual([null]);
  const [order] = await story.apiOf(mara)('getStaffOrderDetails', { params: { id: String(orderNumber) } });
  expect(order).toMatchObject({
    courier: null,
    leftAt: null,
    returnedAt: '2026-11-20T10:08:00.000Z',
    noAnswerAt: null,
  });
  expect(order?.timeline.at(-1)).toMatchObject({
    kind: 'returned',
    actor: 'Mihai',
    note: 'nu a răspuns nimeni: 2 apeluri, 8 minute la ușă',
  });
  // The guest reads of none of it.
  const seen = (await story.api('trackOrder', { params: { token: accessToken } })).order;
  expect([seen.returnedAt, ...seen.timeline.map(({ kind }) => kind)]).toEqual([
    null,
    'placed',
    'accepted',
    'ready',
    'left',
  ]);
  const { stops } = await story.apiOf(ilie)('carryOrder', { body: { orderNumber } });
  expect(stops).toMatchObject([{ orderNumber, isOut: false, returnedAt: null }]);
});

test('staff give an order to a courier before it is ready, and take it back; the guest is told how far the courier is', async () => {
  await using shop = await openShop();
  const { story, mara } = shop;
  const [first, second] = [await aReadyOrder(shop), await aReadyOrder(shop, { isReady: false })];
  const mihai = await aCourier(story.db, { name: 'Mihai' });
  const staff = story.apiOf(mara);
  const assign = (orderNumber: number, courierId: number | null) =>
    staff('assignCourier', { body: { orderNumber, courierId } });
  expect(await assign(first.orderNumber, mihai.id)).toEqual({ message: 'Comanda este la Mihai.' });
  await assign(second.orderNumber, mihai.id);
  const { stops } = await story.apiOf(mihai)('getCourierWork');
  const readyOf = (number: number) => stops.find(({ orderNumber }) => orderNumber === number)?.isReady;
  expect([readyOf(first.orderNumber), readyOf(second.orderNumber)]).toEqual([true, false]);
  const { content } = await staff('getAllOrders', { query: { status: 'CONFIRMED' } });
  expect(content.map(({ courier }) => courier?.name)).toEqual(['Mihai', 'Mihai']);
  expect(await assign(second.orderNumber, null)).toEqual({ message: 'Comanda nu mai este la curier.' });
  expect(await send(shop, mihai, leave(second.orderNumber))).toEqual(['Comanda nu mai este la tine.']);

  await assign(second.orderNumber, mihai.id);
  await staff('changeStage', { body: { orderNumber: second.orderNumber, stage: 'ready' } });
  const numbers = [second.orderNumber, first.orderNumber];
  await send(shop, mihai, step({ kind: 'arrange', orderNumbers: numbers }), ...numbers.map(leave));
  const before = async (token: string) => (await story.api('trackOrder', { params: { token } })).stopsBefore;
  expect([await before(second.accessToken), await before(first.accessToken)]).toEqual([0, 1]);
  await send(shop, mihai, deliver(second.orderNumber));
  expect([await before(second.accessToken), await before(first.accessToken)]).toEqual([null, 0]);
});

test('what staff hand over of a courier’s orders is cash that the courier owes; a corrected payment counts', async () => {
  await using shop = await openShop();
  const { story, mara } = shop;
  const { orderNumber } = await aReadyOrder(shop);
  const mihai = await aCourier(story.db, { name: 'Mihai', float: bani(1000) });
  const staff = story.apiOf(mara);
  await staff('assignCourier', { body: { orderNumber, courierId: mihai.id } });
  const shift = await shiftOf(shop, 'Mihai');
  expect(await refusalOf(staff, 'closeShift', { body: { shiftId: shift.id, counted: 10 } })).toMatchObject({
    code: 'courier_has_orders',
  });
  expect(await refusalOf(story.apiOf(mihai), 'endShift')).toMatchObject({ code: 'courier_has_orders' });
  await staff('markAsDelivered', { body: { orderNumber, payment: { method: 'CASH' } } });
  expect(await shiftOf(shop, 'Mihai')).toMatchObject({ cash: 40, owed: 50 });
  await staff('dropCash', { body: { shiftId: shift.id, amount: '25,00' } });
  expect(await refusalOf(staff, 'dropCash', { body: { shiftId: shift.id, amount: 26 } })).toMatchObject({
    code: 'cash_invalid',
  });
  await staff('correctPayment', { body: { orderNumber, payment: { method: 'CARD' } } });
  expect(await shiftOf(shop, 'Mihai')).toMatchObject({ cash: 0, card: 40, drops: 25, owed: -15 });
});

test('a payment that is corrected after the count changes what the shift owed, and the books say who did it', async () => {
  await using shop = await openShop();
  const { story, mara, owner } = shop;
  const orders = [await aReadyOrder(shop), await aReadyOrder(shop)];
  const mihai = await aCourier(story.db, { name: 'Mihai', float: bani(1000) });
  const staff = story.apiOf(mara);
  for (const { orderNumber } of orders) {
    await staff('assignCourier', { body: { orderNumber, courierId: mihai.id } });
    await staff('markAsDelivered', { body: { orderNumber, payment: { method: 'CASH' } } });
  }
  const [first, second] = orders.map(({ orderNumber }) => orderNumber);
  if (first === undefined || second === undefined) throw new Error('Two orders were placed');
  const correct = (person: SignedIn, orderNumber: number, method: 'CASH' | 'CARD') =>
    story.apiOf(person)('correctPayment', { body: { orderNumber, payment: { method } } });
  // Before the count, a correction is part of what is counted.
  await correct(mara, first, 'CARD');
  const { id } = await shiftOf(shop, 'Mihai');
  await staff('closeShift', { body: { shiftId: id, counted: 50 } });
  const close = async () => (await story.apiOf(owner)('getDayClose', { query: {} })).couriers;
  expect(await close()).toMatchObject([{ owed: 50, difference: 0, owedNow: 50, differenceNow: 0, corrections: [] }]);
  story.clock.advanceMinutes(10);
  await correct(owner, second, 'CARD');
  expect(await close()).toMatchObject([
    {
      cash: 40,
      owed: 50,
      counted: 50,
      difference: 0,
      owedNow: 10,
      differenceNow: 40,
      corrections: [{ orderNumber: second, at: '2026-11-20T10:10:00.000Z', by: 'Ion Rus' }],
    },
  ]);
  story.clock.advanceMinutes(10);
  await correct(mara, first, 'CASH');
  expect(await close()).toMatchObject([
    { owedNow: 50, differenceNow: 0, corrections: [{ by: 'Ion Rus' }, { orderNumber: first, by: 'Mara Ionescu' }] },
  ]);
});

test('a shift in which nothing is owed is closed by the courier alone; of two who count one wins', async () => {
  await using shop = await openShop();
  const { story, mara, owner } = shop;
  const [mihai, ilie] = [
    await aCourier(story.db, { name: 'Mihai' }),
    await aCourier(story.db, { name: 'Ilie', float: bani(500) }),
  ];
  const { orderNumber } = await aReadyOrder(shop, { payment: 'CARD' });
  await story.apiOf(mihai)('carryOrder', { body: { orderNumber } });
  await send(shop, mihai, leave(orderNumber), deliver(orderNumber, 'CARD', { mealCard: true }));
  expect(await shiftOf(shop, 'Mihai')).toMatchObject({ card: 40, mealCard: 40, owed: 0 });
  expect(await story.apiOf(mihai)('endShift')).toEqual({ message: 'Tura este închisă.', isClosed: true });
  expect(await refusalOf(story.apiOf(mihai), 'endShift')).toMatchObject({ code: 'shift_not_found' });
  const { id } = await shiftOf(shop, 'Ilie');
  const counts = [mara, owner].map((person) =>
    story.apiOf(person)('closeShift', { body: { shiftId: id, counted: 5 } }),
  );
  expect((await Promise.allSettled(counts)).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { couriers } = await story.apiOf(owner)('getDayClose', { query: {} });
  expect(couriers).toMatchObject([
    { courier: 'Mihai', closedBy: null, owed: 0, counted: 0 },
    { courier: 'Ilie', owed: 5, counted: 5, difference: 0, reason: '' },
  ]);
  // Another evening begins with the next order.
  const next = await aReadyOrder(shop);
  expect((await story.apiOf(ilie)('carryOrder', { body: { orderNumber: next.orderNumber } })).shift).toMatchObject({
    float: 5,
    cash: 0,
  });
});

test('wrong PINs are counted; a new link ends the old one and its phones at once', async () => {
  await using shop = await openShop();
  const { story, owner } = shop;
  const office = story.apiOf(owner);
  const { id, access } = await office('saveCourier', { body: { name: 'Mihai', float: 0 } });
  if (access === null) throw new Error('A new courier has a link and a PIN');
  const link = access.link.replace('/curier/', '');
  const wrong = access.pin === '000000' ? '111111' : '000000';
  const enter = (pin: string, from = link) => story.api('authenticateCourier', { body: { link: from, pin } });
  const phone = story.apiOf(await enter(access.pin));
  for (let tried = 0; tried < 5; tried += 1) {
    expect(await refusalOf(story.api, 'authenticateCourier', { body: { link, pin: wrong } })).toMatchObject({
      code: 'courier_pin_wrong',
    });
  }
  // Now the right one has to wait, too.
  expect(await refusalOf(story.api, 'authenticateCourier', { body: { link, pin: access.pin } })).toMatchObject({
    status: 429,
  });
  expect((await phone('getCourierWork')).courier.name).toBe('Mihai');
  const reset = await office('resetCourier', { body: { id } });
  expect(await refusalOf(phone, 'getCourierWork')).toMatchObject({ status: 401 });
  expect(await refusalOf(story.api, 'authenticateCourier', { body: { link, pin: access.pin } })).toMatchObject({
    code: 'courier_link_ended',
  });
  expect(reset.access.link).not.toBe(access.link);
  // Wrong ones of a minute are counted in one row, which is written when the minute is over.
  await story.services.securityLog.writeRepeated();
  const { content } = await office('getSecurityEvents', { query: {} });
  expect(content.map(({ kind, detail, times }) => [kind, detail, times]).toSorted()).toEqual([
    ['limit_reached', 'courier_pin', 1],
    ['sign_in_failed', 'courier_link', 1],
    ['sign_in_failed', 'courier_pin', 1],
    ['sign_in_failed', 'courier_pin', 4],
    ['signed_in', 'courier_pin', 1],
  ]);
});

test('a courier whose access was taken back is out at once, and the cash still has to be counted', async () => {
  await using shop = await openShop();
  const { story, owner, mara } = shop;
  const { orderNumber } = await aReadyOrder(shop);
  const mihai = await aCourier(story.db, { name: 'Mihai', float: bani(2000) });
  await story.apiOf(mihai)('carryOrder', { body: { orderNumber } });
  const office = story.apiOf(owner);
  await office('endCourier', { body: { id: mihai.id } });
  expect(await refusalOf(story.apiOf(mihai), 'getCourierWork')).toMatchObject({ status: 401 });
  expect((await office('getCouriers')).couriers).toMatchObject([{ name: 'Mihai', phoneNumber: '', isActive: false }]);
  const staff = story.apiOf(mara);
  const given = { body: { orderNumber, courierId: mihai.id } };
  await staff('assignCourier', { body: { orderNumber, courierId: null } });
  expect(await refusalOf(staff, 'assignCourier', given)).toMatchObject({ code: 'courier_not_found' });
  const { id } = await shiftOf(shop, 'Mihai');
  await staff('closeShift', { body: { shiftId: id, counted: 20 } });
  expect((await office('getCouriers')).couriers).toEqual([]);
  const { content } = await office('getChanges', { query: { page: 0, subject: 'courier' } });
  expect(content.map(({ title, action }) => [title, action])).toEqual([['Curier: Mihai', 'deleted']]);
});

test('of an order that is paid online, a courier collects the rest or nothing, and only that is counted', async () => {
  await using shop = await openShop();
  const { story, owner, mara, pizza, zone } = shop;
  await offerOnline(story);
  const staff = story.apiOf(mara);
  const courier = await aCourier(story.db, { name: 'Mihai' });
  const phone = story.apiOf(courier);
  const placed = await placeOnline(story, { of: [pizza], delivery: aDelivery(zone, guest(9_001)) });
  const { orderNumber } = placed;
  await press(story, placed.payUrl ?? '', 'pay');
  await staff('confirmOrder', { body: { orderNumber, timeToPrepare: 40 } });
  await staff('changeStage', { body: { orderNumber, stage: 'ready' } });
  const carried = await phone('carryOrder', { body: { orderNumber } });
  // Blocked, and not taken yet.
  expect(carried.stops[0]).toMatchObject({ isPaid: true, doorParts: [] });
  await afterMinutes(story, 0);
  expect((await phone('getCourierWork')).stops[0]).toMatchObject({ isPaid: true, doorParts: [] });
  const outcomes = await send(shop, courier, leave(orderNumber), step({ kind: 'deliver', orderNumber }));
  expect(outcomes).toEqual([null, null]);
  expect(await shiftOf(shop, 'Mihai')).toMatchObject({ cash: 0, card: 0, received: [], delivered: 1 });
  const day = await story.apiOf(owner)('getDayClose', { query: {} });
  expect(day).toMatchObject({ online: { taken: day.total, refunded: 0 }, drawer: { received: 0 } });
});

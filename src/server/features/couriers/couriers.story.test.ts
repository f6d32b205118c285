import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import type { CallInput } from '#contract/client.ts';
import { bani } from '#domain/money/bani.ts';
import { aDelivery, anOrder, guest, place } from '#test/support/an-order.ts';
import { type AProduct, aCourier, aManager, anAdmin, aProduct, aZone, type SignedIn } from '#test/support/factories.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

type House = { story: TestApp; owner: SignedIn; mara: SignedIn; pizza: AProduct; zone: string } & AsyncDisposable;

async function openHouse(): Promise<House> {
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
  { story, mara, pizza, zone }: House,
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

async function send({ story }: House, courier: { token: string }, ...steps: Step[]) {
  const { outcomes } = await story.apiOf(courier)('sendCourierSteps', { body: { steps } });
  return outcomes.map(({ refusal }) => refusal);
}

async function shiftOf({ story, mara }: House, name: string) {
  const { couriers } = await story.apiOf(mara)('getCouriers');
  const shift = couriers.find((courier) => courier.name === name)?.shift;
  if (!shift) throw new Error(`${name} has no open shift`);
  return shift;
}

test('a courier is added, signs in with link and PIN, delivers for cash, and the day close shows what was counted', async () => {
  await using house = await openHouse();
  const { story, owner, mara } = house;
  const { access } = await story.apiOf(owner)('saveCourier', {
    body: { name: 'Mihai Pop', phoneNumber: '0722 999 888', float: '50,00' },
  });
  if (access === null) throw new Error('A new courier has a link and a PIN');
  const link = access.link.replace('/curier/', '');
  const { token, name } = await story.api('authenticateCourier', { body: { link, pin: access.pin } });
  expect(name).toBe('Mihai Pop');

  const { orderNumber, accessToken } = await aReadyOrder(house);
  const phone = story.apiOf({ token });
  const before = await phone('getCourierWork');
  expect(before).toMatchObject({
    courier: { name: 'Mihai Pop' },
    shift: { float: 50, owed: 50 },
    ready: [{ orderNumber, kitchenNumber: 1, city: 'Blaj', payable: 40, payment: 'CASH' }],
    stops: [],
  });
  // Whose the order is, is told to the courier who takes it.
  expect(JSON.stringify(before.ready)).not.toContain('Ana');
  const taken = await phone('carryOrder', { body: { orderNumber } });
  expect(taken.stops).toMatchObject([
    {
      orderNumber,
      client: 'Ana-Maria Pop',
      address: ['Strada Lungă 5', 'bl. B, ap. 3', 'Blaj, Alba'],
      note: 'Câine în curte.',
      cashAmount: 40,
      isOut: false,
      items: [{ name: 'Pizza 300 g', quantity: 1 }],
    },
  ]);
  story.clock.advanceMinutes(5);
  expect(await send(house, { token }, leave(orderNumber))).toEqual([null]);
  expect((await story.api('trackOrder', { params: { token: accessToken } })).order).toMatchObject({
    leftAt: '2026-11-20T10:05:00.000Z',
    courier: null,
  });
  story.clock.advanceMinutes(15);
  expect(await send(house, { token }, deliver(orderNumber))).toEqual([null]);
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
  const shift = await shiftOf(house, 'Mihai Pop');
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
  await using house = await openHouse();
  const { story } = house;
  const { orderNumber } = await aReadyOrder(house);
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
  expect(await send(house, loser, deliver(orderNumber))).toEqual(['Comanda nu mai este la tine.']);
});

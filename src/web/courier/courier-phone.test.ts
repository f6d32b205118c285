import { expect, test } from 'vitest';
import { CallFailure } from '#contract/client.ts';
import type { SentStep } from '#contract/couriers/client.ts';
import type { CourierStop, CourierWork, Shift } from '#contract/couriers/staff-calls.ts';
import { bani, ZERO_BANI } from '#domain/money/bani.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import { NOON } from '#test/support/a-checkout.ts';
import { CourierPhone } from './courier-phone.ts';

const SHIFT: Shift = {
  id: 1,
  openedAt: NOON,
  endedAt: null,
  float: bani(5000),
  cash: ZERO_BANI,
  card: ZERO_BANI,
  mealCard: ZERO_BANI,
  received: [],
  drops: ZERO_BANI,
  owed: bani(5000),
  delivered: 0,
  openOrders: 2,
};
const stop = (orderNumber: number, about: Partial<CourierStop> = {}): CourierStop => ({
  orderNumber,
  kitchenNumber: orderNumber,
  dueAt: NOON,
  city: 'Blaj',
  street: 'Strada Lungă 5',
  payable: bani(4000),
  payment: 'CASH',
  paymentParts: [{ means: 'cash', amount: bani(4000) }],
  doorParts: [{ means: 'cash', amount: bani(4000) }],
  isPaid: false,
  returnedAt: null,
  isOut: true,
  isReady: true,
  client: `Oaspete ${orderNumber}`,
  phoneNumber: '0722123456',
  address: ['Strada Lungă 5'],
  destination: 'Strada Lungă 5, Blaj',
  dropOff: '',
  note: '',
  cashAmount: bani(4000),
  cardAmount: ZERO_BANI,
  mealCardEligible: null,
  isAgeRestricted: false,
  items: [],
  noAnswerAt: null,
  ...about,
});
const workOf = (...stops: CourierStop[]): CourierWork => ({
  courier: { id: 1, name: 'Mihai' },
  restaurant: { name: 'Vatra', phoneNumber: '0258123456' },
  shift: SHIFT,
  ready: [],
  stops,
  serverTime: NOON,
});

/** A phone with its storage, its connection and its server. */
function aPhone() {
  const world = {
    now: NOON as Instant,
    shelf: null as unknown,
    hasLine: true,
    isSignedOut: false,
    work: workOf(stop(1), stop(2)),
    received: [] as SentStep[],
    refusal: null as string | null,
    /** The server takes the steps, but its answers are lost. */
    losesAnswers: false,
    isUnreadable: false,
  };
  let keys = 0;
  const reach = () => {
    if (!world.hasLine) throw new CallFailure(0, null);
    if (world.isSignedOut) throw new CallFailure(401, null);
  };
  const open = () =>
    new CourierPhone(
      {
        now: () => world.now,
        newKey: () => {
          keys += 1;
          return `key ${keys}`;
        },
        readFromDevice: () => structuredClone(world.shelf),
        saveOnDevice: (kept) => {
          world.shelf = structuredClone(kept);
        },
        loadWork: async () => {
          reach();
          return world.work;
        },
        sendSteps: async (steps) => {
          reach();
          world.received.push(...steps);
          if (world.isUnreadable) throw new CallFailure(422, null);
          if (world.losesAnswers) throw new CallFailure(0, null);
          return steps.map(({ key }) => ({ key, refusal: world.refusal }));
        },
      },
      { gone: (kitchenNumber) => `#${kitchenNumber} nu mai este la tine` },
    );
  const wait = (minutes: number) => {
    world.now = plusMinutes(world.now, minutes);
  };
  return { world, open, wait };
}

const byCash = { means: 'cash' } as const;
const numbers = (phone: CourierPhone) => phone.getState().work?.stops.map(({ orderNumber }) => orderNumber);

test('a step shows at once, is held while it can be taken back, and is sent with how long ago it was', async () => {
  const { world, open, wait } = aPhone();
  const phone = open();
  await phone.refresh();
  phone.take({ kind: 'deliver', orderNumber: 1, taken: byCash });
  expect(numbers(phone)).toEqual([2]);
  expect(phone.getState()).toMatchObject({
    undoable: { isDelivery: true, client: 'Oaspete 1' },
    unsent: 1,
    work: { shift: { cash: 4000, owed: 9000, delivered: 1, openOrders: 1 } },
  });
  await phone.refresh();
  expect(world.received).toEqual([]);
  wait(1);
  world.work = workOf(stop(2));
  await phone.refresh();
  expect(world.received).toMatchObject([{ kind: 'deliver', key: 'key 1', ageSeconds: 60, taken: byCash }]);
  expect(phone.getState()).toMatchObject({ undoable: null, unsent: 0, notices: [] });
});

test('taken back within ten seconds, the last step was never one', async () => {
  const { world, open, wait } = aPhone();
  const phone = open();
  await phone.refresh();
  phone.take({ kind: 'deliver', orderNumber: 1, taken: null });
  phone.take({ kind: 'bring_back', orderNumber: 2, calls: 1 });
  expect(phone.getState().undoable).toMatchObject({ isDelivery: false, client: 'Oaspete 2' });
  phone.undo();
  expect(numbers(phone)).toEqual([2]);
  phone.undo();
  phone.undo();
  expect(numbers(phone)).toEqual([1, 2]);
  wait(1);
  await phone.refresh();
  expect(world.received).toEqual([]);
});

test('what is no longer held is not offered to be taken back, while the line still answers nothing', async () => {
  const { world, open, wait } = aPhone();
  const phone = open();
  await phone.refresh();
  phone.take({ kind: 'deliver', orderNumber: 1, taken: byCash });
  expect(phone.getState().undoable?.until).toBe(world.now + 10_000);
  world.hasLine = false;
  wait(1);
  const asked = phone.refresh();
  expect(phone.getState()).toMatchObject({ undoable: null, unsent: 1 });
  await asked;
});

test('loaded again within ten seconds, the step keeps its name; one that the server took meanwhile is not offered', async () => {
  const { world, open } = aPhone();
  const phone = open();
  await phone.refresh();
  phone.take({ kind: 'deliver', orderNumber: 1, taken: byCash });
  world.losesAnswers = true;
  await phone.refresh({ isLeaving: true });
  world.losesAnswers = false;
  const reopened = open();
  expect(reopened.getState().undoable).toMatchObject({ isDelivery: true, client: 'Oaspete 1' });
  world.work = workOf(stop(2));
  await reopened.refresh();
  expect(reopened.getState()).toMatchObject({ undoable: null, notices: [] });
  reopened.undo();
  expect(reopened.getState().unsent).toBe(1);
});

test('without a line steps wait in their order, over a restart, and go with the same keys until they are answered', async () => {
  const { world, open, wait } = aPhone();
  const phone = open();
  await phone.refresh();
  world.hasLine = false;
  phone.take({ kind: 'no_answer', orderNumber: 1 });
  phone.take({ kind: 'deliver', orderNumber: 2, taken: byCash });
  wait(5);
  await phone.refresh();
  expect(phone.getState()).toMatchObject({ line: 'lost', unsent: 2 });
  const reopened = open();
  expect(numbers(reopened)).toEqual([1]);
  // A delivered order is removed from storage.
  expect(JSON.stringify(world.shelf)).not.toContain('Oaspete 2');
  world.hasLine = true;
  world.losesAnswers = true;
  await reopened.refresh();
  world.losesAnswers = false;
  world.work = workOf(stop(1, { noAnswerAt: NOON }));
  await reopened.refresh();
  expect(world.received.map(({ kind, key }) => [kind, key])).toEqual([
    ['no_answer', 'key 1'],
    ['deliver', 'key 2'],
    ['no_answer', 'key 1'],
    ['deliver', 'key 2'],
  ]);
  expect(reopened.getState()).toMatchObject({ line: 'good', unsent: 0 });
});

test('a step that is held lets none behind it pass; a phone that goes to sleep sends all', async () => {
  const { world, open } = aPhone();
  const phone = open();
  await phone.refresh();
  phone.take({ kind: 'arrange', orderNumbers: [2, 1] });
  phone.take({ kind: 'deliver', orderNumber: 2, taken: byCash });
  phone.take({ kind: 'no_answer', orderNumber: 1 });
  await phone.refresh();
  expect(world.received.map(({ kind }) => kind)).toEqual(['arrange']);
  await phone.refresh({ isLeaving: true });
  expect(world.received.map(({ kind }) => kind)).toEqual(['arrange', 'deliver', 'no_answer']);
});

test('a refused step is told, and an order that others took away is', async () => {
  const { world, open, wait } = aPhone();
  const phone = open();
  await phone.refresh();
  world.refusal = 'Comanda a fost deja respinsă.';
  phone.take({ kind: 'deliver', orderNumber: 1, taken: byCash });
  wait(1);
  world.work = workOf();
  await phone.refresh();
  expect(phone.getState().notices).toEqual(['Comanda a fost deja respinsă.', '#2 nu mai este la tine']);
  phone.dismissNotices();
  expect(phone.getState().notices).toEqual([]);
});

test('what the server cannot read is told and dropped, so that the steps behind it go', async () => {
  const { world, open } = aPhone();
  const phone = open();
  await phone.refresh();
  world.isUnreadable = true;
  phone.take({ kind: 'leave', orderNumber: 1 });
  await phone.refresh();
  expect(phone.getState()).toMatchObject({ unsent: 0, line: 'good' });
  expect(phone.getState().notices).toHaveLength(1);
});

test('a session that ended leaves no guest on the phone, and the steps until the next PIN', async () => {
  const { world, open, wait } = aPhone();
  const phone = open();
  await phone.refresh();
  phone.take({ kind: 'deliver', orderNumber: 1, taken: byCash });
  world.isSignedOut = true;
  wait(1);
  await phone.refresh();
  expect(phone.getState()).toMatchObject({ isSignedOut: true, work: null, unsent: 1 });
  expect(JSON.stringify(world.shelf)).not.toContain('Oaspete');
  world.isSignedOut = false;
  await phone.refresh();
  expect(world.received).toHaveLength(1);
});

test('twelve hours, and signing out, leave nothing to read', async () => {
  const { world, open, wait } = aPhone();
  const phone = open();
  await phone.refresh();
  wait(13 * 60);
  expect(open().getState().work).toBeNull();
  phone.forget();
  expect(world.shelf).toBeNull();
});

test.each([
  ['by card', { means: 'card' }, { cash: 0, owed: 5000, received: [{ means: 'card', amount: 4000 }] }],
  ['by meal card', { means: 'meal_card' }, { cash: 0, owed: 5000, received: [{ means: 'meal_card', amount: 4000 }] }],
  [
    'in both ways',
    {
      parts: [
        { means: 'cash', amount: bani(1500) },
        { means: 'card', amount: bani(2500) },
      ],
    },
    { cash: 1500, owed: 6500 },
  ],
  ['not at all', null, { cash: 0, received: [], owed: 5000, delivered: 1 }],
] as const)('paid %s, the shift shows it before the server does', async (_name, taken, shift) => {
  const { open } = aPhone();
  const phone = open();
  await phone.refresh();
  phone.take({ kind: 'deliver', orderNumber: 1, taken });
  expect(phone.getState().work?.shift).toMatchObject(shift);
});

test('steps that a page of an earlier version kept are sent with the means they meant', async () => {
  const { world, open } = aPhone();
  const kept = (orderNumber: number, taken: object | null) => ({
    step: { kind: 'deliver', key: `key ${orderNumber}`, orderNumber, taken },
    takenAt: NOON,
  });
  const split = { payment: { method: 'CASH_AND_CARD', cash: 1500, card: 2500 }, isMealCard: false };
  world.shelf = {
    shape: 1,
    savedAt: NOON,
    work: workOf(stop(1)),
    queue: [
      kept(1, { payment: { method: 'CARD' }, isMealCard: true }),
      kept(2, split),
      kept(3, null),
      { step: { kind: 'leave', key: 'key 4', orderNumber: 4 }, takenAt: NOON },
    ],
  };
  world.now = plusMinutes(NOON, 5);
  const phone = open();
  expect(phone.getState().work).toBeNull();
  await phone.refresh();
  expect(world.received).toMatchObject([
    { orderNumber: 1, taken: { means: 'meal_card' } },
    {
      orderNumber: 2,
      taken: {
        parts: [
          { means: 'cash', amount: 1500 },
          { means: 'card', amount: 2500 },
        ],
      },
    },
    { orderNumber: 3, taken: null },
    { kind: 'leave', orderNumber: 4 },
  ]);
});

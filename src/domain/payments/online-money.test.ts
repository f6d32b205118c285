import { expect, test } from 'vitest';
import { bani, ZERO_BANI } from '#domain/money/bani.ts';
import type { Means } from '#domain/orders/payment-means.ts';
import { instant } from '#domain/time/instant.ts';
import { NO_MONEY } from './attempt.ts';
import {
  listCoveredParts,
  moneyOfPart,
  moneyStateOf,
  NO_ONLINE_MONEY,
  paymentStatusOf,
  type SummedAttempt,
  sumAttempts,
  toCollectOf,
  turnOf,
} from './online-money.ts';

const attempt = (some: Partial<SummedAttempt>): SummedAttempt => ({
  means: 'card_online',
  money: NO_MONEY,
  heldUntil: null,
  releasedAt: null,
  card: '',
  goingBack: ZERO_BANI,
  needsCheck: false,
  ...some,
});
const part = (means: Means, amount: number) => ({ means, amount: bani(amount) });
const has = (some: Partial<Record<'held' | 'taken' | 'refunded', number>>) => ({
  ...NO_ONLINE_MONEY,
  ...(some as object),
});

test('the money of an order is that of its own attempts; of others, what is on its way back', () => {
  expect(sumAttempts([], ['card_online'])).toEqual(NO_ONLINE_MONEY);
  const own = attempt({ money: { ...NO_MONEY, held: bani(50) }, heldUntil: instant(7), card: '•••• 4242' });
  const orphan = attempt({
    money: { ...NO_MONEY, taken: bani(50), isOrphan: true },
    goingBack: bani(50),
    needsCheck: true,
  });
  const over = attempt({ releasedAt: instant(3) });
  expect(sumAttempts([over, own, orphan], ['card_online'])).toEqual({
    held: 50,
    taken: 0,
    refunded: 0,
    goingBack: 50,
    heldUntil: 7,
    releasedAt: 3,
    card: '•••• 4242',
    needsCheck: true,
  });
});

test('one word for it', () => {
  const words = [
    has({}),
    has({ held: 50 }),
    has({ taken: 50 }),
    has({ taken: 50, refunded: 20 }),
    has({ taken: 50, refunded: 50 }),
  ];
  expect([...words, { ...NO_ONLINE_MONEY, releasedAt: instant(3) }].map(moneyStateOf)).toEqual([
    'none',
    'held',
    'paid',
    'refunded_part',
    'refunded',
    'released',
  ]);
});

test('of two parts each has its sums, and only the one whose money is there is covered', () => {
  const paid = attempt({ means: 'meal_card_online', money: { ...NO_MONEY, taken: bani(30) } });
  const lost = attempt({ releasedAt: instant(3) });
  const money = sumAttempts([paid, lost], ['meal_card_online', 'card_online']);
  const none = { held: 0, taken: 0, refunded: 0, goingBack: 0 };
  expect(money).toMatchObject({
    taken: 30,
    parts: [
      { means: 'card_online', ...none },
      { means: 'meal_card_online', ...none, taken: 30 },
    ],
  });
  expect(moneyOfPart(money, 'cash')).toMatchObject(none);
  expect(moneyOfPart(has({ taken: 5 }), 'card_online')).toMatchObject({ taken: 5 });
  const payment = [part('meal_card_online', 30), part('card_online', 20)];
  expect(listCoveredParts({ payment, onlineMoney: money })).toEqual([part('meal_card_online', 30)]);
  const order = { status: 'CONFIRMED', payable: bani(50), payment, paymentStatus: 'unpaid' } as const;
  expect(toCollectOf({ ...order, onlineMoney: money })).toBe(20);
  expect(paymentStatusOf(order, money)).toBe('unpaid');
  const whole = (held: number) => {
    const card = attempt({ money: { ...NO_MONEY, held: bani(held), taken: bani(20 - held) } });
    return paymentStatusOf(order, sumAttempts([paid, card], ['meal_card_online', 'card_online']));
  };
  expect([whole(20), whole(0)]).toEqual(['unpaid', 'paid']);
});

test('what is left to collect at the door', () => {
  const order = {
    status: 'CONFIRMED',
    payable: bani(60),
    payment: [part('card_online', 50), part('cash', 10)],
    paymentStatus: 'unpaid',
    onlineMoney: has({ held: 50 }),
  } as const;
  expect(toCollectOf(order)).toBe(10);
  expect(toCollectOf({ ...order, onlineMoney: has({ taken: 50, refunded: 5 }) })).toBe(10);
  // The hold was lost.
  expect(toCollectOf({ ...order, onlineMoney: has({}) })).toBe(60);
  expect(toCollectOf({ ...order, onlineMoney: null })).toBe(60);
  expect(toCollectOf({ ...order, status: 'REJECTED' })).toBe(0);
  expect(toCollectOf({ ...order, paymentStatus: 'paid' })).toBe(0);
});

test('whether the order counts as paid', () => {
  const order = {
    status: 'CONFIRMED',
    payable: bani(50),
    payment: [part('card_online', 50)],
    paymentStatus: 'unpaid',
  } as const;
  expect(paymentStatusOf(order, has({ held: 50 }))).toBe('unpaid');
  expect(paymentStatusOf(order, has({ taken: 50, refunded: 20 }))).toBe('paid');
  expect(paymentStatusOf(order, has({ taken: 50, refunded: 50 }))).toBe('refunded');
  const mixed = {
    status: 'DELIVERED',
    payable: bani(60),
    payment: [part('card_online', 50), part('cash', 10)],
    paymentStatus: 'paid',
  } as const;
  expect(paymentStatusOf(mixed, has({ taken: 50 }))).toBe('paid');
  // What came in at the door is not given back with it; of an order that is over nothing is kept.
  expect(paymentStatusOf(mixed, has({ taken: 50, refunded: 50 }))).toBe('paid');
  expect(paymentStatusOf({ ...mixed, status: 'CONFIRMED' }, has({ taken: 50, refunded: 50 }))).toBe('unpaid');
  expect(paymentStatusOf({ ...mixed, status: 'REJECTED' }, has({ taken: 50, refunded: 50 }))).toBe('refunded');
  expect(paymentStatusOf({ ...mixed, status: 'ABANDONED' }, has({ taken: 50, refunded: 50 }))).toBe('refunded');
  // A change made it dearer: the rest is not received yet.
  expect(paymentStatusOf({ ...mixed, status: 'CONFIRMED' }, has({ taken: 50 }))).toBe('unpaid');
});

test('what staff read of the money in the history of an order', () => {
  const turns = (['released', 'refunded', 'refunded_part', 'disputed', 'captured'] as const).map((kind) =>
    turnOf(kind, 'REJECTED'),
  );
  expect(turns).toEqual(['released', 'refunded', 'refunded', 'disputed', null]);
  expect(turnOf('released', 'CONFIRMED')).toBe('lost');
});

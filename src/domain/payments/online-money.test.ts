import { expect, test } from 'vitest';
import { bani, ZERO_BANI } from '#domain/money/bani.ts';
import type { Means } from '#domain/orders/payment-means.ts';
import { instant } from '#domain/time/instant.ts';
import { NO_MONEY } from './attempt.ts';
import {
  moneyStateOf,
  NO_ONLINE_MONEY,
  paymentStatusOf,
  type SummedAttempt,
  sumAttempts,
  toCollectOf,
  turnOf,
} from './online-money.ts';

const attempt = (some: Partial<SummedAttempt>): SummedAttempt => ({
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
  expect(sumAttempts([])).toEqual(NO_ONLINE_MONEY);
  const own = attempt({ money: { ...NO_MONEY, held: bani(50) }, heldUntil: instant(7), card: '•••• 4242' });
  const orphan = attempt({
    money: { ...NO_MONEY, taken: bani(50), isOrphan: true },
    goingBack: bani(50),
    needsCheck: true,
  });
  const over = attempt({ releasedAt: instant(3) });
  expect(sumAttempts([over, own, orphan])).toEqual({
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

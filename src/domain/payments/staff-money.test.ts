import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import type { Means } from '#domain/orders/payment-means.ts';
import { NO_ONLINE_MONEY } from './online-money.ts';
import { listDoorParts, listMoneyLines, listRefundable, sumToGiveBack } from './staff-money.ts';

const part = (means: Means, amount: number) => ({ means, amount: bani(amount) });
const taken = { ...NO_ONLINE_MONEY, taken: bani(50) };

test('what is received at the door: everything, the rest beside the online part, or nothing', () => {
  const cash = [part('cash', 60)];
  expect(listDoorParts({ payable: bani(60), payment: cash, onlineMoney: null })).toEqual(cash);
  const online = [part('card_online', 50)];
  expect(listDoorParts({ payable: bani(50), payment: online, onlineMoney: taken })).toEqual([]);
  const order = { payable: bani(60), payment: [...online, part('card', 10)], onlineMoney: taken };
  expect(listDoorParts(order)).toEqual([part('card', 10)]);
});

test('money that was to come online and did not is collected at the door', () => {
  const lost = { payable: bani(50), payment: [part('card_online', 50)], onlineMoney: NO_ONLINE_MONEY };
  expect(listDoorParts(lost)).toEqual([part('cash', 50)]);
  const beside = { ...lost, payable: bani(60), payment: [part('card_online', 50), part('card', 10)] };
  expect(listDoorParts(beside)).toEqual([part('card', 60)]);
});

test('each sum with what became of it', () => {
  const order = {
    status: 'CONFIRMED',
    payable: bani(60),
    payment: [part('card_online', 50), part('cash', 10)],
    paymentStatus: 'unpaid',
  } as const;
  expect(listMoneyLines({ ...order, onlineMoney: null })).toEqual([]);
  expect(listMoneyLines({ ...order, onlineMoney: { ...taken, refunded: bani(5), goingBack: bani(3) } })).toEqual([
    { kind: 'taken', amount: 50 },
    { kind: 'refunded', amount: 5 },
    { kind: 'going_back', amount: 3 },
    { kind: 'to_collect', amount: 10 },
  ]);
});

test('of two parts each has lines and a refund of its own', () => {
  const none = { held: bani(0), taken: bani(0), refunded: bani(0), goingBack: bani(0) };
  const onlineMoney = {
    ...NO_ONLINE_MONEY,
    taken: bani(50),
    refunded: bani(20),
    parts: [
      { ...none, means: 'card_online', taken: bani(20), refunded: bani(20) },
      { ...none, means: 'meal_card_online', taken: bani(30) },
    ],
  } as const;
  const payment = [part('meal_card_online', 30), part('card_online', 20)];
  const order = { status: 'CONFIRMED', payable: bani(50), payment, paymentStatus: 'paid', onlineMoney } as const;
  expect(listMoneyLines(order)).toEqual([
    { kind: 'taken', means: 'card_online', amount: 20 },
    { kind: 'taken', means: 'meal_card_online', amount: 30 },
    { kind: 'refunded', means: 'card_online', amount: 20 },
  ]);
  expect(listRefundable(onlineMoney)).toEqual([{ means: 'meal_card_online', amount: 30 }]);
  expect(listRefundable(taken)).toEqual([{ amount: 50 }]);
  expect(listRefundable(null)).toEqual([]);
});

test('what can still be given back', () => {
  expect(sumToGiveBack(null)).toBe(0);
  expect(sumToGiveBack({ ...taken, refunded: bani(5), goingBack: bani(3) })).toBe(42);
  // A second payment of the same order goes back whole.
  expect(sumToGiveBack({ ...taken, goingBack: bani(60) })).toBe(0);
});

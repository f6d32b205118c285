import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import type { Means } from '#domain/orders/payment-means.ts';
import { type AttemptMoney, NO_MONEY } from './attempt.ts';
import {
  type AttemptOfPart,
  findNextPart,
  hasOwnMoney,
  listOnlineParts,
  listPaidParts,
  shareRefund,
} from './online-parts.ts';

const part = (means: Means, amount: number) => ({ means, amount: bani(amount) });
const money = (some: Partial<Record<'held' | 'taken' | 'refunded', number>>, isOrphan = false): AttemptMoney => ({
  ...NO_MONEY,
  held: bani(some.held ?? 0),
  taken: bani(some.taken ?? 0),
  refunded: bani(some.refunded ?? 0),
  isOrphan,
});
const FOOD = part('meal_card_online', 31);
const REST = part('card_online', 22);
const attempt = (means: Means, of: AttemptMoney): AttemptOfPart => ({ means, money: of });

test('a meal card is paid first; parts of nothing are not asked for', () => {
  expect(listOnlineParts([REST, FOOD, part('cash', 5)])).toEqual([FOOD, REST]);
  expect(listOnlineParts([FOOD, part('card_online', 0)])).toEqual([FOOD]);
  expect(listOnlineParts([part('card_online', 0)])).toEqual([part('card_online', 0)]);
  expect(listOnlineParts([part('cash', 5)])).toEqual([]);
});

test('money that goes back belongs to no part', () => {
  expect(
    [
      money({ held: 5 }),
      money({ taken: 5, refunded: 2 }),
      money({ taken: 5, refunded: 5 }),
      money({}),
      money({ taken: 5 }, true),
    ].map(hasOwnMoney),
  ).toEqual([true, true, false, false, false]);
});

test('the next part is the first without money', () => {
  const payment = [FOOD, REST];
  const paid = attempt('meal_card_online', money({ taken: 31 }));
  expect(findNextPart(payment, [])).toEqual(FOOD);
  expect(findNextPart(payment, [paid])).toEqual(REST);
  expect(findNextPart(payment, [paid, attempt('card_online', money({}))])).toEqual(REST);
  expect(findNextPart(payment, [paid, attempt('card_online', money({ held: 22 }))])).toBeNull();
  expect(listPaidParts(payment, [paid])).toEqual([FOOD]);
  expect(listPaidParts([part('card_online', 0)], [attempt('card_online', money({ held: 1 }))])).toEqual([]);
});

test('a refund is taken from the card first', () => {
  const food = { ...attempt('meal_card_online', money({ taken: 31 })), refundable: bani(31) };
  const rest = { ...attempt('card_online', money({ taken: 22 })), refundable: bani(22) };
  const shares = (amount: number) =>
    shareRefund([food, rest], bani(amount)).map((one) => [one.attempt.means, one.amount]);
  expect(shares(20)).toEqual([['card_online', 20]]);
  expect(shares(25)).toEqual([
    ['card_online', 22],
    ['meal_card_online', 3],
  ]);
});

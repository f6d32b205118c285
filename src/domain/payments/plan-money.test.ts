import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { type AttemptMoney, NO_MONEY } from './attempt.ts';
import { chooseJob, decideJob, type OrderOfMoney, resolveJob, type WantedJob } from './plan-money.ts';

const money = (
  some: Partial<Record<'held' | 'taken' | 'refunded' | 'granted', number>>,
  isOrphan = false,
): AttemptMoney => ({
  ...NO_MONEY,
  ...(some as Partial<AttemptMoney>),
  isOrphan,
});
const job = (kind: WantedJob['kind'], amount: number): WantedJob => ({ kind, amount: bani(amount) });
const LESS = { canCaptureLess: true };
const WHOLE = { canCaptureLess: false };

test.each([
  ['waits for its answer', money({ held: 50 }), 'NEW', 50, LESS, null],
  ['waits for its day', money({ held: 50 }), 'SCHEDULED', 50, LESS, null],
  ['is accepted', money({ held: 50 }), 'CONFIRMED', 50, LESS, job('capture', 50)],
  ['is changed down', money({ held: 50 }), 'CONFIRMED', 40, LESS, job('capture', 40)],
  ['is changed down where less cannot be taken', money({ held: 50 }), 'CONFIRMED', 40, WHOLE, job('capture', 50)],
  ['and then the rest goes back', money({ taken: 50 }), 'CONFIRMED', 40, WHOLE, job('refund', 10)],
  ['is changed up: never more than is held', money({ held: 50 }), 'CONFIRMED', 60, LESS, job('capture', 50)],
  ['is rejected', money({ held: 50 }), 'REJECTED', 50, LESS, job('release', 50)],
  ['was charged at once and is rejected', money({ taken: 50 }), 'REJECTED', 50, LESS, job('refund', 50)],
  ['was given up', money({ taken: 50 }), 'ABANDONED', 50, LESS, job('refund', 50)],
  ['was charged at once and waits', money({ taken: 50 }), 'NEW', 50, LESS, null],
  ['is paid at the door after all', money({ held: 50 }), 'CONFIRMED', 0, LESS, job('release', 50)],
  ['has a refund that staff granted', money({ taken: 50, granted: 20 }), 'DELIVERED', 50, LESS, job('refund', 20)],
  ['has it already', money({ taken: 50, granted: 20, refunded: 20 }), 'DELIVERED', 50, LESS, null],
  [
    'has granted more than it costs now',
    money({ taken: 50, granted: 45, refunded: 45 }),
    'DELIVERED',
    40,
    LESS,
    job('refund', 5),
  ],
  ['is held a second time', money({ held: 50 }, true), 'CONFIRMED', 50, LESS, job('release', 50)],
  ['is paid a second time', money({ taken: 50 }, true), 'CONFIRMED', 50, LESS, job('refund', 50)],
  ['waits for its payment', money({}), 'AWAITING_PAYMENT', 50, LESS, null],
] as const)('an order that %s', (_, has, status: OrderOfMoney['status'], onlineSum, can, wanted) => {
  expect(chooseJob(has, { status, onlineSum: bani(onlineSum) }, can)).toEqual(wanted);
});

test('one job at a time: a waiting one is replaced, a sent one is waited for', () => {
  const capture = job('capture', 50);
  expect(decideJob(null, null)).toEqual({ drop: false, add: null });
  expect(decideJob(null, capture)).toEqual({ drop: false, add: capture });
  expect(decideJob({ ...capture, state: 'waiting' }, capture)).toEqual({ drop: false, add: null });
  expect(decideJob({ ...capture, state: 'waiting' }, job('capture', 40))).toEqual({
    drop: true,
    add: job('capture', 40),
  });
  expect(decideJob({ ...capture, state: 'waiting' }, job('release', 50))).toEqual({
    drop: true,
    add: job('release', 50),
  });
  expect(decideJob({ ...capture, state: 'sent' }, job('release', 50))).toEqual({ drop: false, add: null });
  expect(decideJob({ ...capture, state: 'by_hand' }, null)).toEqual({ drop: true, add: null });
});

test('a job whose outcome was not known: done, sent again with its key, or decided by a person', () => {
  const refund = job('refund', 50);
  const few = { keepsKeys: true, tries: 2, mostTries: 8 };
  expect(resolveJob(refund, null, few)).toBe('done');
  expect(resolveJob(refund, job('release', 50), few)).toBe('done');
  expect(resolveJob(refund, job('refund', 20), few)).toBe('done');
  expect(resolveJob(refund, refund, few)).toBe('send_again');
  expect(resolveJob(refund, refund, { ...few, tries: 8 })).toBe('by_hand');
  expect(resolveJob(refund, refund, { ...few, keepsKeys: false })).toBe('by_hand');
});

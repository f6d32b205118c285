import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { decideArrival, type PaidOrder } from './decide-arrival.ts';

const RON = (amount: number) => ({ amount: bani(amount), currency: 'RON' });
const order = (
  status: PaidOrder['status'],
  moneyOfOthers = 0,
  onlineSum = 50,
  otherParts: PaidOrder['otherParts'] = 'none',
): PaidOrder => ({
  status,
  onlineSum: bani(onlineSum),
  moneyOfOthers: bani(moneyOfOthers),
  otherParts,
});

test.each([
  ['the order arrives', RON(50), order('AWAITING_PAYMENT'), { kind: 'arrive' }],
  ['one of two parts', RON(50), order('AWAITING_PAYMENT', 0, 50, 'open'), { kind: 'wait' }],
  ['the last of two parts', RON(50), order('AWAITING_PAYMENT', 0, 50, 'covered'), { kind: 'arrive' }],
  [
    'one of two parts of an order that was given up',
    RON(50),
    order('ABANDONED', 0, 50, 'covered'),
    { kind: 'give_back', reason: 'too_late' },
  ],
  ['an order that was given up', RON(50), order('ABANDONED'), { kind: 'revive' }],
  ['another amount', RON(49), order('AWAITING_PAYMENT'), { kind: 'give_back', reason: 'other_amount' }],
  [
    'another currency',
    { ...RON(50), currency: 'EUR' },
    order('AWAITING_PAYMENT'),
    { kind: 'give_back', reason: 'other_amount' },
  ],
  ['another sum to pay', RON(50), order('AWAITING_PAYMENT', 0, 60), { kind: 'give_back', reason: 'other_amount' }],
  ['a second payment', RON(50), order('NEW', 50), { kind: 'give_back', reason: 'second_payment' }],
  ['the guest chose the door', RON(50), order('CONFIRMED'), { kind: 'give_back', reason: 'order_over' }],
  ['refused meanwhile', RON(50), order('REJECTED'), { kind: 'give_back', reason: 'order_over' }],
])('%s', (_, seen, about, step) => {
  expect(decideArrival(seen, RON(50), about)).toEqual(step);
});

import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES } from './order.ts';
import { isOpenOrder, isUnhandled } from './order-status.ts';
import {
  ENDED_STATUSES,
  HIDDEN_STATUSES,
  isHidden,
  isStatusIn,
  OPEN_STATUSES,
  SOLD_STATUSES,
  STANDING_STATUSES,
  UNDECIDED_STATUSES,
} from './status-sets.ts';

describe('the sets agree with the table of moves and with each other', () => {
  test.each(ORDER_STATUSES)('%s', (status) => {
    expect(isStatusIn(status, UNDECIDED_STATUSES)).toBe(isUnhandled(status));
    expect(isStatusIn(status, OPEN_STATUSES)).toBe(isOpenOrder(status));
    expect(isStatusIn(status, ENDED_STATUSES)).toBe(!isOpenOrder(status));
    expect(isStatusIn(status, STANDING_STATUSES)).toBe(status !== 'REJECTED');
    expect(isStatusIn(status, SOLD_STATUSES)).toBe(status !== 'REJECTED' && !isUnhandled(status));
  });
});

test('an order that has not arrived is hidden, every other one is not', () => {
  expect([...HIDDEN_STATUSES, ...ORDER_STATUSES].filter(isHidden)).toEqual(['AWAITING_PAYMENT', 'ABANDONED']);
});

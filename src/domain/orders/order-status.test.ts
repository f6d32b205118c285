import { describe, expect, test } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { DELIVERY_METHODS, ORDER_STATUSES, type OrderStatus } from './order.ts';
import {
  customerStatusLabel,
  decideMove,
  isOpenOrder,
  isUnhandled,
  movesFrom,
  staffStatusLabel,
} from './order-status.ts';

describe('the life of an order', () => {
  test.each([
    ['NEW', ['accept', 'reject'], ['cancel'], true, true],
    ['SCHEDULED', ['accept', 'reject'], ['cancel'], true, true],
    ['CONFIRMED', ['reject', 'deliver'], [], false, true],
    ['DELIVERED', [], [], false, false],
    ['REJECTED', [], [], false, false],
  ] as const)('%s: staff may %s, the guest %s', (status, staff, customer, isRinging, isOpen) => {
    expect(movesFrom(status, 'staff')).toEqual(staff);
    expect(movesFrom(status, 'customer')).toEqual(customer);
    expect(isUnhandled(status)).toBe(isRinging);
    expect(isOpenOrder(status)).toBe(isOpen);
  });

  test('a second answer is refused and tells where the order stands', () => {
    expect(decideMove('NEW', 'accept')).toEqual(ok('CONFIRMED'));
    expect(decideMove('CONFIRMED', 'accept')).toEqual(err({ code: 'already_decided', status: 'CONFIRMED' }));
    expect(decideMove('REJECTED', 'deliver')).toEqual(err({ code: 'already_decided', status: 'REJECTED' }));
  });

  test('labels name what really happened', () => {
    const staff: Record<OrderStatus, string[]> = {
      NEW: ['new', 'new', 'new'],
      SCHEDULED: ['scheduled', 'scheduled', 'scheduled'],
      CONFIRMED: ['confirmed', 'confirmed', 'confirmed'],
      DELIVERED: ['picked_up', 'delivered', 'served'],
      REJECTED: ['rejected', 'rejected', 'rejected'],
    };
    for (const status of ORDER_STATUSES) {
      expect(DELIVERY_METHODS.map((method) => staffStatusLabel(status, method))).toEqual(staff[status]);
      expect(DELIVERY_METHODS.map((method) => customerStatusLabel(status, method))).toEqual(
        status === 'NEW' ? DELIVERY_METHODS.map(() => 'awaiting_confirmation') : staff[status],
      );
    }
  });
});

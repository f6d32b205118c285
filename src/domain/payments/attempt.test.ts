import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import {
  ATTEMPT_STATES,
  canHappen,
  isMove,
  isOpen,
  isPayable,
  keptOf,
  moneyOf,
  NO_MONEY,
  nextState,
} from './attempt.ts';

const event = (kind: Parameters<typeof nextState>[1], amount = 0) => ({ kind, amount: bani(amount) });

test('a move leads from its states to one; every other message changes nothing', () => {
  expect(nextState('created', 'started')).toBe('started');
  expect(nextState('held', 'held')).toBe('held');
  expect(nextState('captured', 'held')).toBe('captured');
  expect(nextState('released', 'captured')).toBe('released');
  expect(nextState('expired', 'paid')).toBe('paid');
  expect(canHappen('refunded', 'refunded')).toBe(false);
});

test('notes are no moves and can always be made', () => {
  expect([isMove('orphaned'), isMove('held')]).toEqual([false, true]);
  expect(nextState('paid', 'granted')).toBe('paid');
  expect(ATTEMPT_STATES.every((state) => canHappen(state, 'orphaned'))).toBe(true);
});

test('the money of an attempt is the sum of its events', () => {
  expect(moneyOf([])).toEqual(NO_MONEY);
  expect(moneyOf([event('started'), event('held', 50)])).toEqual({ ...NO_MONEY, held: 50 });
  expect(moneyOf([event('held', 50), event('released', 50)])).toEqual(NO_MONEY);
  const captured = [event('held', 50), event('captured', 40), event('granted', 5), event('refunded_part', 5)];
  expect(moneyOf(captured)).toEqual({ held: 0, taken: 40, refunded: 5, granted: 5, isOrphan: false });
  expect(keptOf(moneyOf(captured))).toBe(35);
  expect(moneyOf([event('paid', 50), event('orphaned'), event('refunded', 50)])).toMatchObject({
    taken: 50,
    refunded: 50,
    isOrphan: true,
  });
  expect(keptOf({ taken: bani(5), refunded: bani(7) })).toBe(0);
});

test('open attempts are asked about, payable ones are paid at the provider', () => {
  expect(ATTEMPT_STATES.filter(isOpen)).toEqual(['created', 'unknown', 'started', 'declined']);
  expect(ATTEMPT_STATES.filter(isPayable)).toEqual(['started', 'declined']);
});

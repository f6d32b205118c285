import { expect, test } from 'vitest';
import { inTurn, isUrgent, type NoticeKind } from './panel-notice.ts';

const turn = (...kinds: NoticeKind[]) => inTurn(kinds.map((kind) => ({ kind }))).map(({ kind }) => kind);

test('the alarm is first, then a lost line, a silent panel, printers, reservations, pauses, a rehearsal', () => {
  expect(turn('rehearsal', 'service', 'reservations', 'printer', 'unheard', 'lost', 'orders')).toEqual([
    'orders',
    'lost',
    'unheard',
    'printer',
    'reservations',
    'service',
    'rehearsal',
  ]);
});

test('an order that must be begun comes before everything but a new one', () => {
  expect(turn('lost', 'begin', 'orders')).toEqual(['orders', 'begin', 'lost']);
});

test('the answer to the tap that begins a shift stands before what may wait', () => {
  expect(turn('printer', 'account', 'session', 'slips', 'shift')).toEqual([
    'shift',
    'printer',
    'slips',
    'session',
    'account',
  ]);
});

test('notices of one kind keep their order', () => {
  const two = [
    { kind: 'printer', id: 1 },
    { kind: 'lost', id: 2 },
    { kind: 'printer', id: 3 },
  ] as const;
  expect(inTurn(two).map(({ id }) => id)).toEqual([2, 1, 3]);
});

test('what keeps orders from being seen interrupts a screen reader; the rest waits', () => {
  expect(
    (['orders', 'lost', 'reservations', 'shift', 'service', 'account'] as const).map((kind) => isUrgent({ kind })),
  ).toEqual([true, true, true, false, false, false]);
});

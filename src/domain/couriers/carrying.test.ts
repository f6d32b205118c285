import { expect, test } from 'vitest';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { NOON } from '#test/support/a-checkout.ts';
import {
  assignOrder,
  type CarriedOrder,
  momentOfStep,
  OLDEST_STEP_SECONDS,
  putBackOrder,
  requireCarried,
  startWaiting,
  takeOrder,
} from './carrying.ts';

const MIHAI = { id: 1, name: 'Mihai' };
const ILIE = { id: 2, name: 'Ilie' };
const READY: CarriedOrder = {
  status: 'CONFIRMED',
  method: 'DELIVERY',
  readyAt: NOON,
  leftAt: null,
  courier: null,
  noAnswerAt: null,
};
const TAKEN = { ok: true, value: { isNew: true } };
const SAME = { ok: true, value: { isNew: false } };
const refused = (error: object) => ({ ok: false, error });
const DONE = refused({ code: 'already_decided', status: 'DELIVERED' });

test.each([
  ['ready', READY, TAKEN],
  ['ready and already this courier’s', { ...READY, courier: MIHAI }, SAME],
  ['ready and another courier’s', { ...READY, courier: ILIE }, refused({ code: 'order_of_courier', courier: 'Ilie' })],
  ['on the stove', { ...READY, readyAt: null }, refused({ code: 'order_not_ready' })],
  ['already on its way', { ...READY, leftAt: NOON }, refused({ code: 'order_not_ready' })],
  ['fetched by the guest', { ...READY, method: 'PICKUP' }, refused({ code: 'stage_invalid' })],
  ['handed over', { ...READY, status: 'DELIVERED' }, DONE],
] as const)('a courier takes an order that is %s', (_name, order, expected) => {
  expect(takeOrder(order, MIHAI.id)).toEqual(expected);
});

test.each([
  ['on the stove, to a courier', { ...READY, readyAt: null }, MIHAI.id, TAKEN],
  ['of another courier', { ...READY, courier: ILIE }, MIHAI.id, TAKEN],
  ['to the same courier', { ...READY, courier: MIHAI }, MIHAI.id, SAME],
  ['back', { ...READY, courier: MIHAI }, null, TAKEN],
  ['back from nobody', READY, null, SAME],
  ['fetched by the guest', { ...READY, method: 'PICKUP' }, MIHAI.id, refused({ code: 'stage_invalid' })],
  ['handed over', { ...READY, status: 'DELIVERED' }, MIHAI.id, DONE],
] as const)('staff give an order: %s', (_name, order, courierId, expected) => {
  expect(assignOrder(order, courierId)).toEqual(expected);
});

test.each([
  ['their own', { ...READY, courier: MIHAI }, TAKEN],
  [
    'one that has left',
    { ...READY, courier: MIHAI, leftAt: NOON },
    refused({ code: 'already_decided', status: 'CONFIRMED' }),
  ],
  ['another courier’s', { ...READY, courier: ILIE }, refused({ code: 'order_not_carried' })],
  ['one that was handed over', { ...READY, courier: MIHAI, status: 'DELIVERED' }, DONE],
] as const)('a courier puts back %s', (_name, order, expected) => {
  expect(putBackOrder(order, MIHAI.id)).toEqual(expected);
});

test('only who carries an order takes its steps', () => {
  expect(requireCarried({ ...READY, courier: MIHAI, leftAt: NOON }, MIHAI.id)).toEqual({ ok: true, value: 'out' });
  expect(requireCarried(READY, MIHAI.id)).toEqual(refused({ code: 'order_not_carried' }));
});

test('the wait at a door begins once', () => {
  const out = { ...READY, courier: MIHAI, leftAt: NOON };
  expect(startWaiting(out, MIHAI.id)).toEqual(TAKEN);
  expect(startWaiting({ ...out, noAnswerAt: NOON }, MIHAI.id)).toEqual(SAME);
  expect(startWaiting(out, ILIE.id)).toEqual(refused({ code: 'order_not_carried' }));
});

const NOW = plusMinutes(NOON, 60);

test.each([
  ['at once', 0, null, NOW],
  ['ten minutes later', 600, null, plusMinutes(NOW, -10)],
  ['from a clock that runs ahead', -600, null, NOW],
  ['later than a shift is long', 10 * OLDEST_STEP_SECONDS, null, instant(NOW - OLDEST_STEP_SECONDS * 1000)],
  ['from before the order left', 7200, NOON, NOON],
  ['of an order that leaves in the future', 600, plusMinutes(NOW, 5), NOW],
] as const)('a step that is sent %s', (_name, ageSeconds, notBefore, expected) => {
  expect(momentOfStep(NOW, ageSeconds, notBefore)).toBe(expected);
});

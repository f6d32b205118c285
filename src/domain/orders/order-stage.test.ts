import { expect, test } from 'vitest';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { DELIVERY_METHODS, ORDER_STATUSES } from './order.ts';
import { changeStage, nextStage, ORDER_STAGES, type StagedOrder, stageOf } from './order-stage.ts';

const NOON = instant(Date.parse('2026-11-20T10:00:00Z'));
const LATER = plusMinutes(NOON, 20);

const preparing: StagedOrder = { status: 'CONFIRMED', method: 'DELIVERY', readyAt: null, leftAt: null };
const ready: StagedOrder = { ...preparing, readyAt: NOON };
const out: StagedOrder = { ...ready, leftAt: LATER };

test.each([
  [preparing, 'preparing', 'ready'],
  [ready, 'ready', 'out'],
  [{ ...ready, method: 'PICKUP' }, 'ready', null],
  [{ ...ready, method: 'RESTAURANT' }, 'ready', null],
  [out, 'out', null],
  [{ ...preparing, status: 'NEW' }, null, null],
  [{ ...out, status: 'DELIVERED' }, null, null],
] as const satisfies readonly (readonly [StagedOrder, unknown, unknown])[])('%j is %s, then %s', (order, now, next) => {
  expect([stageOf(order), nextStage(order)]).toEqual([now, next]);
});

test.each([
  ['ready', preparing, { readyAt: LATER, leftAt: null }],
  ['out', ready, { readyAt: NOON, leftAt: LATER }],
  ['out without having been called ready', preparing, { readyAt: LATER, leftAt: LATER }],
  ['back from the way', out, { readyAt: NOON, leftAt: null }],
  ['back to the stove', out, { readyAt: null, leftAt: null }],
] as const)('%s', (name, order, moments) => {
  const stage = name.startsWith('out') ? 'out' : name === 'back to the stove' ? 'preparing' : 'ready';
  expect(changeStage(order, stage, LATER)).toEqual({ ok: true, value: moments });
});

test('the same press twice is told that it is done; only what is delivered leaves', () => {
  expect(changeStage(ready, 'ready', LATER)).toEqual({
    ok: false,
    error: { code: 'already_decided', status: 'CONFIRMED' },
  });
  for (const method of DELIVERY_METHODS.filter((one) => one !== 'DELIVERY')) {
    expect(changeStage({ ...ready, method }, 'out', LATER)).toEqual({ ok: false, error: { code: 'stage_invalid' } });
  }
});

test('an order that waits for an answer or has ended has no stage to change', () => {
  for (const status of ORDER_STATUSES.filter((one) => one !== 'CONFIRMED')) {
    for (const stage of ORDER_STAGES) {
      expect(changeStage({ ...preparing, status }, stage, LATER)).toEqual({
        ok: false,
        error: { code: 'already_decided', status },
      });
    }
  }
});

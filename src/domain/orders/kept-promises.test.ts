import { expect, test } from 'vitest';
import { plusMinutes } from '#domain/time/instant.ts';
import { at } from '#test/support/a-schedule.ts';
import { measureKept, type PromisedOrder } from './kept-promises.ts';

const SEVEN = at('2026-11-20T17:00:00Z');
const minutes = (after: number) => plusMinutes(SEVEN, after);

function anOrder(about: Partial<PromisedOrder> = {}): PromisedOrder {
  return {
    method: 'PICKUP',
    promisedAt: SEVEN,
    readyAt: null,
    leftAt: null,
    deliveredAt: null,
    wayMinutes: 0,
    ...about,
  };
}

test.each<[string, Partial<PromisedOrder>, 'kept' | 'broken' | 'unknown']>([
  ['ready in time, fetched late', { readyAt: minutes(0), deliveredAt: minutes(25) }, 'kept'],
  ['ready five minutes later', { readyAt: minutes(5) }, 'kept'],
  ['ready later than that', { readyAt: minutes(6) }, 'broken'],
  ['fetched in time, never marked as ready', { deliveredAt: minutes(-3) }, 'kept'],
  ['brought late', { method: 'DELIVERY', readyAt: minutes(-20), deliveredAt: minutes(12) }, 'broken'],
  ['brought in time', { method: 'DELIVERY', deliveredAt: minutes(4) }, 'kept'],
  [
    'left in time, marked in the evening',
    { method: 'DELIVERY', leftAt: minutes(-20), deliveredAt: minutes(200), wayMinutes: 20 },
    'kept',
  ],
  ['left too late for its way', { method: 'DELIVERY', leftAt: minutes(-5), wayMinutes: 20 }, 'broken'],
  ['marked in the evening, nothing else known', { deliveredAt: minutes(31) }, 'unknown'],
  ['ready, but not known when brought', { method: 'DELIVERY', readyAt: minutes(-20) }, 'unknown'],
  ['not marked at all', {}, 'unknown'],
])('an order %s', (_, about, outcome) => {
  expect(measureKept([anOrder(about)])).toEqual({
    promised: 1,
    measured: outcome === 'unknown' ? 0 : 1,
    kept: outcome === 'kept' ? 1 : 0,
    percent: null,
  });
});

test('ten orders tell a share, rounded down; fewer do not', () => {
  const kept = anOrder({ readyAt: SEVEN });
  const broken = anOrder({ readyAt: minutes(20) });
  const many = (count: number, order: PromisedOrder) => Array.from({ length: count }, () => order);
  expect(measureKept([...many(9, kept), anOrder()]).percent).toBeNull();
  expect(measureKept([...many(8, kept), ...many(2, broken)]).percent).toBe(80);
  expect(measureKept([...many(199, kept), broken]).percent).toBe(99);
  expect(measureKept([]).percent).toBeNull();
});

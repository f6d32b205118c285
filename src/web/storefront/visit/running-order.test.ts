import { expect, test } from 'vitest';
import { at } from '#test/support/a-schedule.ts';
import { RUNNING_ORDER_KEY } from '#web/session/device-keys.ts';
import { forgetRunningOrder, keepRunningOrder, readRunningOrder } from './running-order.ts';

const NOON = at('2026-11-20T12:00:00+02:00');
const ORDER = { number: 49591343, path: '/comanda/abc' };

function aShelf(text?: string) {
  const kept = new Map(text === undefined ? [] : [[RUNNING_ORDER_KEY, text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('an order is shown until six hours after the hour it is wanted for', () => {
  const shelf = aShelf();
  keepRunningOrder(shelf, ORDER, null, NOON);
  expect(readRunningOrder(shelf, at('2026-11-20T17:59:00+02:00'))).toEqual(ORDER);
  expect(readRunningOrder(shelf, at('2026-11-20T18:00:00+02:00'))).toBeNull();
  keepRunningOrder(shelf, ORDER, at('2026-11-21T19:00:00+02:00'), NOON);
  expect(readRunningOrder(shelf, at('2026-11-21T20:00:00+02:00'))).toEqual(ORDER);
});

test('what has come to its end is shown no more, unless another order was placed since', () => {
  const shelf = aShelf();
  keepRunningOrder(shelf, ORDER, null, NOON);
  forgetRunningOrder(shelf, '/comanda/another');
  expect(readRunningOrder(shelf, NOON)).toEqual(ORDER);
  forgetRunningOrder(shelf, ORDER.path);
  expect(readRunningOrder(shelf, NOON)).toBeNull();
});

test.each([
  undefined,
  'x',
  'null',
  '7',
  '{"number":1,"path":"//evil.example","until":1e15}',
  '{"number":1,"path":"/comanda/a"}',
])('%j is no order', (text) => {
  expect(readRunningOrder(aShelf(text), NOON)).toBeNull();
});

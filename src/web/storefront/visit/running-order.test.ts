import { expect, test } from 'vitest';
import type { Instant } from '#domain/time/instant.ts';
import { at } from '#test/support/a-schedule.ts';
import { RUNNING_ORDERS_KEY } from '#web/session/device-keys.ts';
import { forgetRunningOrder, keepRunningOrder, parseRunningOrders } from './running-order.ts';

const NOON = at('2026-11-20T12:00:00+02:00');
const ORDER = { number: 49591343, path: '/comanda/abc' };
const OTHER = { number: 49591344, path: '/comanda/def' };

function aShelf(text?: string) {
  const kept = new Map(text === undefined ? [] : [[RUNNING_ORDERS_KEY, text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const read = (shelf: ReturnType<typeof aShelf>, now: Instant) =>
  parseRunningOrders(shelf.getItem(RUNNING_ORDERS_KEY), now).map(({ number, path }) => ({ number, path }));

test('an order is shown until six hours after the hour it is wanted for', () => {
  const shelf = aShelf();
  keepRunningOrder(shelf, ORDER, null, NOON);
  expect(read(shelf, at('2026-11-20T17:59:00+02:00'))).toEqual([ORDER]);
  expect(read(shelf, at('2026-11-20T18:00:00+02:00'))).toEqual([]);
  keepRunningOrder(shelf, ORDER, at('2026-11-21T19:00:00+02:00'), NOON);
  expect(read(shelf, at('2026-11-21T20:00:00+02:00'))).toEqual([ORDER]);
});

test('orders stand beside each other, the newest first, three at most', () => {
  const shelf = aShelf();
  const orders = [1, 2, 3, 4].map((number) => ({ number, path: `/comanda/${number}` }));
  for (const order of orders) keepRunningOrder(shelf, order, null, NOON);
  expect(read(shelf, NOON).map(({ number }) => number)).toEqual([4, 3, 2]);
});

test('an order that is paid online is known as one that waits', () => {
  const shelf = aShelf();
  keepRunningOrder(shelf, { ...ORDER, waits: true }, null, NOON);
  keepRunningOrder(shelf, OTHER, null, NOON);
  const stored = parseRunningOrders(shelf.getItem(RUNNING_ORDERS_KEY), NOON);
  expect(stored.map(({ waits }) => waits)).toEqual([false, true]);
});

test('what has come to its end is shown no more, the others stay', () => {
  const shelf = aShelf();
  keepRunningOrder(shelf, ORDER, null, NOON);
  keepRunningOrder(shelf, OTHER, null, NOON);
  forgetRunningOrder(shelf, ORDER.path, NOON);
  expect(read(shelf, NOON)).toEqual([OTHER]);
  forgetRunningOrder(shelf, OTHER.path, NOON);
  expect(shelf.getItem(RUNNING_ORDERS_KEY)).toBeNull();
});

test('an order that an older version of the shop stored is shown', () => {
  const until = at('2026-11-20T18:00:00+02:00');
  expect(read(aShelf(JSON.stringify({ ...ORDER, until })), NOON)).toEqual([ORDER]);
});

test.each([
  undefined,
  'x',
  'null',
  '7',
  '[7]',
  '{"number":1,"path":"//evil.example","until":1e15}',
  '{"number":1,"path":"/comanda/a"}',
])('%j is no order', (text) => {
  expect(read(aShelf(text), NOON)).toEqual([]);
});

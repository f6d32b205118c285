import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plusMinutes } from '#domain/time/instant.ts';
import { NOON } from '#test/support/a-checkout.ts';
import { moveStop, type Stop, sortStops } from './stops.ts';

const stop = (orderNumber: number, about: Partial<Stop> = {}): Stop => ({
  orderNumber,
  position: null,
  zonePosition: 1,
  dueAt: NOON,
  ...about,
});

test('stops go by the owner’s list of localities, then by when they are due', () => {
  const stops = [
    stop(1, { zonePosition: null }),
    stop(2, { zonePosition: 2 }),
    stop(3, { dueAt: plusMinutes(NOON, 5) }),
    stop(5),
    stop(4),
  ];
  expect(sortStops(stops).map(({ orderNumber }) => orderNumber)).toEqual([4, 5, 3, 2, 1]);
});

test('what the courier arranged comes first, as arranged', () => {
  const stops = [stop(1), stop(2, { position: 2, zonePosition: 1 }), stop(3, { position: 1, zonePosition: 9 })];
  expect(sortStops(stops).map(({ orderNumber }) => orderNumber)).toEqual([3, 2, 1]);
});

test.each([
  [2, -1, [2, 1, 3]],
  [2, 1, [1, 3, 2]],
  [1, -1, [1, 2, 3]],
  [3, 1, [1, 2, 3]],
  [9, 1, [1, 2, 3]],
] as const)('moving %d by %d', (number, by, expected) => {
  expect(moveStop([1, 2, 3], number, by)).toEqual(expected);
});

test('moving loses no stop', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 1 });
  fc.assert(
    fc.property(numbers, fc.nat(), fc.constantFrom(-1 as const, 1 as const), (all, place, by) => {
      const moved = moveStop(all, all[place % all.length] ?? 0, by);
      expect(moved.toSorted()).toEqual(all.toSorted());
    }),
  );
});

import { expect, test } from 'vitest';
import { aZone } from '#test/support/a-checkout.ts';
import { aSchedule, at } from '#test/support/a-schedule.ts';
import { extraMinutesOf, orderingByWay } from './ordering-by-way.ts';

const now = at('2026-11-20T12:00:00+02:00');
const home = aZone({ extraMinutes: 15 });

test('delivery stands first, and is left out where nothing is delivered', () => {
  const waysOf = (place: typeof home | null) =>
    orderingByWay({ schedule: aSchedule(), home: place, now }).map(({ method }) => method);
  expect(waysOf(home)).toEqual(['DELIVERY', 'PICKUP']);
  expect(waysOf(null)).toEqual(['PICKUP']);
});

test.each([
  ['DELIVERY', home, 15],
  ['DELIVERY', null, 0],
  ['PICKUP', home, 0],
] as const)('the way of %s to %o takes its minutes', (method, place, minutes) => {
  expect(extraMinutesOf(method, place)).toBe(minutes);
});

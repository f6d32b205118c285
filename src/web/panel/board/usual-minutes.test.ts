import { expect, test } from 'vitest';
import { aZone, NOON } from '#test/support/a-checkout.ts';
import { aSchedule } from '#test/support/a-schedule.ts';
import { usualMinutes } from './usual-minutes.ts';

const VILLAGE = { ...aZone({ code: 'TIU', extraMinutes: 15 }), estimatedMinutes: null };
const restaurant = { schedule: aSchedule({ usualMinutes: { pickup: 20, delivery: 40 } }), zones: [VILLAGE] };

test.each([
  ['PICKUP', null, 20],
  ['RESTAURANT', null, 20],
  ['DELIVERY', 'BLAJ', 40],
  ['DELIVERY', 'TIU', 55],
] as const)('%s to %s takes %d minutes', (method, zoneCode, minutes) => {
  expect(usualMinutes(restaurant, { method, address: { zoneCode } }, NOON)).toBe(minutes);
});

test('where nothing tells, half an hour is taken', () => {
  const order = { method: 'PICKUP', address: { zoneCode: null } } as const;
  expect(usualMinutes(undefined, order, NOON)).toBe(30);
  expect(usualMinutes({ ...restaurant, schedule: aSchedule() }, order, NOON)).toBe(30);
});

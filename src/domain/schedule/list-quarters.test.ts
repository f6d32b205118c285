import { expect, test } from 'vitest';
import { plusMinutes } from '#domain/time/instant.ts';
import { aSchedule, at, weekly } from '#test/support/a-schedule.ts';
import { listQuarters } from './list-quarters.ts';

/** A Friday, noon in Bucharest. */
const NOON = at('2026-11-20T10:00:00Z');

test.each([
  ['from the quarter of now to closing', '10:00-13:00', '10:00-13:00', 7, 0, 4],
  ['from opening, while it is closed', '18:00-19:00', '18:00-19:00', 0, 360, 4],
  ['as long as one of two services goes on', '10:00-13:00', '11:00-14:00', 0, 0, 8],
  ['without a service that begins after the other has ended', '10:00-13:00', '18:00-22:00', 0, 0, 4],
  ['of one service, where the other never opens', '10:00-13:00', '', 0, 0, 4],
  ['of no more than half a day', '00:00-00:00', '00:00-00:00', 0, 0, 48],
])('the quarters are %s', (_, pickup, delivery, after, first, count) => {
  const hours = (text: string) => (text === '' ? [] : weekly(text));
  const schedule = aSchedule({ hours: { REGULAR: [], PICKUP: hours(pickup), DELIVERY: hours(delivery) } });
  const quarters = listQuarters(schedule, plusMinutes(NOON, after));
  expect(quarters).toHaveLength(count);
  expect(quarters[0]).toBe(plusMinutes(NOON, first));
  expect(quarters.at(-1)).toBe(plusMinutes(NOON, first + (count - 1) * 15));
});

test('a shop that serves nothing has none', () => {
  expect(listQuarters(aSchedule({ hours: { REGULAR: [] } }), NOON)).toEqual([]);
});

import { expect, test } from 'vitest';
import { plusMinutes } from '#domain/time/instant.ts';
import { at } from '#test/support/a-schedule.ts';
import { minutesLater, toldMoment } from './told-promise.ts';

const SEVEN = at('2026-11-20T17:00:00Z');

test.each([
  ['the estimate shown, of an order for now', { requestedAt: null, toldAt: SEVEN }, SEVEN],
  ['the hour that the guest chose', { requestedAt: SEVEN, toldAt: null }, SEVEN],
  ['nothing, where nothing told it', { requestedAt: null, toldAt: null }, null],
])('told was %s', (_, told, expected) => {
  expect(toldMoment(told)).toBe(expected);
});

test.each([
  ['twenty-five minutes later', 25, 25],
  ['six minutes later', 6, 6],
  ['within the tolerance', 5, 0],
  ['at the hour told', 0, 0],
  ['earlier', -10, 0],
])('a promise %s', (_, minutes, expected) => {
  expect(minutesLater({ requestedAt: null, toldAt: SEVEN }, plusMinutes(SEVEN, minutes))).toBe(expected);
  expect(minutesLater({ requestedAt: SEVEN, toldAt: null }, plusMinutes(SEVEN, minutes))).toBe(expected);
});

test('no promise is late where no hour was told', () => {
  expect(minutesLater({ requestedAt: null, toldAt: null }, SEVEN)).toBe(0);
});

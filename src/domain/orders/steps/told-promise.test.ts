import { expect, test } from 'vitest';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { at } from '#test/support/a-schedule.ts';
import { announcedMoment, isAcceptedFromCard, minutesLater, suggestPromise } from './told-promise.ts';

const SEVEN = at('2026-11-20T17:00:00Z');

test.each([
  ['the estimate shown, of an order for now', { requestedAt: null, toldAt: SEVEN }, SEVEN],
  ['the hour that the guest chose', { requestedAt: SEVEN, toldAt: null }, SEVEN],
  ['nothing, where nothing told it', { requestedAt: null, toldAt: null }, null],
])('told was %s', (_, told, expected) => {
  expect(announcedMoment(told)).toBe(expected);
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

const toldIn = (minutes: number) => ({ requestedAt: null, toldAt: plusMinutes(SEVEN, minutes) });
const UNTOLD = { requestedAt: null, toldAt: null };

test.each([
  ['the estimate that the guest was told', toldIn(45), 30, 45, false],
  ['the hour told, however long the kitchen usually takes', toldIn(12), 30, 12, false],
  ['the usual minutes once the hour told is too near', toldIn(9), 30, 30, true],
  ['the usual minutes once the hour told has passed', toldIn(-20), 30, 30, true],
  ['the usual minutes where they are within the tolerance', toldIn(8), 13, 13, false],
  ['the usual minutes of a guest who was told nothing', UNTOLD, 35, 35, false],
  ['the usual minutes where the hour told is no preparation any more', toldIn(600), 30, 30, false],
] as const)('suggested is %s', (_, told, usual, minutes, isLater) => {
  const promisedAt = plusMinutes(SEVEN, minutes);
  expect(suggestPromise(told, SEVEN, usual)).toEqual({ minutes, promisedAt, isLater });
});

test('the hour on the button is the hour told, at whatever second of the minute it is pressed', () => {
  const told = { requestedAt: null, toldAt: instant(SEVEN + 30 * 60_000 + 40_000) };
  const late = suggestPromise(told, instant(SEVEN + 50_000), null);
  expect(late).toEqual({ minutes: 30, promisedAt: plusMinutes(SEVEN, 30), isLater: false });
});

test('an order for later keeps its hour, and is asked about once that has passed', () => {
  const later = { requestedAt: plusMinutes(SEVEN, 90), toldAt: null };
  expect(suggestPromise(later, SEVEN, 30)).toEqual({ minutes: null, promisedAt: later.requestedAt, isLater: false });
  const passed = { requestedAt: plusMinutes(SEVEN, -1), toldAt: null };
  expect(suggestPromise(passed, SEVEN, 30)).toEqual({ minutes: null, promisedAt: SEVEN, isLater: true });
});

test('nothing is suggested where neither guest nor kitchen has a figure', () => {
  expect(suggestPromise(UNTOLD, SEVEN, null)).toBe(null);
  expect(suggestPromise(toldIn(5), SEVEN, null)).toBe(null);
});

const PLAIN = { hasAllergyNote: false, closedDay: null, proposalUntil: null };

test.each([
  ['an ordinary order', PLAIN, toldIn(45), true],
  ['an allergy note', { ...PLAIN, hasAllergyNote: true }, toldIn(45), false],
  ['a day closed since', { ...PLAIN, closedDay: 'Crăciunul' }, toldIn(45), false],
  ['a question to the guest', { ...PLAIN, proposalUntil: SEVEN }, toldIn(45), false],
  ['a later hour than told', PLAIN, toldIn(2), false],
])('%s: accepted from the card is %s', (_, order, told, expected) => {
  expect(isAcceptedFromCard(order, suggestPromise(told, SEVEN, 30))).toBe(expected);
});

test('without a figure nothing is accepted from the card', () => {
  expect(isAcceptedFromCard(PLAIN, null)).toBe(false);
});

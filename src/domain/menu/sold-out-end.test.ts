import { expect, test } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { localDate } from '#domain/time/local-date.ts';
import { aSchedule, at, weekly } from '#test/support/a-schedule.ts';
import { type SoldOutLength, soldOutEnd } from './sold-out-end.ts';

const noon = at('2026-11-20T12:00:00+02:00');
const end = (length: SoldOutLength, hours = '10:00-22:00', now = noon) =>
  soldOutEnd(length, aSchedule({ hours: { REGULAR: weekly(hours) } }), now);

test.each([
  ['the kitchen closes at ten: midnight', '10:00-22:00', '2026-11-21T00:00:00+02:00'],
  ['the kitchen is open till two: two', '10:00-02:00', '2026-11-21T02:00:00+02:00'],
])('until tomorrow, and %s', (_, hours, iso) => {
  expect(end('tomorrow', hours)).toEqual(ok(at(iso)));
});

test('until tomorrow, where the kitchen is closed all week: midnight', () => {
  const closed = aSchedule({ hours: { REGULAR: [] } });
  expect(soldOutEnd('tomorrow', closed, noon)).toEqual(ok(at('2026-11-21T00:00:00+02:00')));
});

test('until staff say that it is back', () => {
  expect(end('back')).toEqual(ok(null));
});

test.each([
  ['2026-11-20', null],
  ['2026-11-21', '2026-11-21T00:00:00+02:00'],
  ['2027-11-20', '2027-11-20T00:00:00+02:00'],
  ['2027-11-21', null],
])('back on %s', (day, iso) => {
  expect(end({ backOn: localDate(day) })).toEqual(iso === null ? err({ code: 'back_on_invalid' }) : ok(at(iso)));
});

test('in the night the clocks change a day still begins at midnight', () => {
  const summer = at('2026-10-24T12:00:00+03:00');
  expect(end('tomorrow', '10:00-22:00', summer)).toEqual(ok(at('2026-10-25T00:00:00+03:00')));
});

import { expect, test } from 'vitest';
import { describeDayInterval, findNightClashes } from '#domain/schedule/night-clashes.ts';
import type { Weekday } from '#domain/time/local-date.ts';
import { weekly } from '#test/support/a-schedule.ts';

const day = (weekday: Weekday, ...hours: string[]) => ({
  weekday,
  intervals: hours.flatMap((interval) => weekly(interval, [weekday])),
});
const clashesOf = (...days: ReturnType<typeof day>[]) =>
  findNightClashes(days).map(({ evening, morning }) => [describeDayInterval(evening), describeDayInterval(morning)]);

test.each([
  [
    'a night into the next morning',
    [day(1, '18:00-11:00'), day(2, '10:00-22:00')],
    [['luni, 18:00–11:00', 'marți, 10:00–22:00']],
  ],
  [
    'Sunday night into Monday',
    [day(1, '01:00-05:00', '06:00-07:00'), day(7, '20:00-02:00')],
    [['duminică, 20:00–02:00', 'luni, 01:00–05:00']],
  ],
  [
    'a day and a night',
    [day(3, '08:00-08:00'), day(4, '07:59-09:00')],
    [['miercuri, 08:00–08:00', 'joi, 07:59–09:00']],
  ],
  ['hours that touch', [day(1, '18:00-10:00'), day(2, '10:00-22:00')], []],
  ['closing at midnight', [day(1, '18:00-00:00'), day(2, '00:00-22:00')], []],
  ['around the clock', [day(1, '00:00-00:00'), day(2, '00:00-00:00')], []],
  ['a day that is not open', [day(1, '18:00-11:00'), day(3, '10:00-22:00')], []],
  ['no night', [day(1, '10:00-22:00'), day(2, '10:00-22:00')], []],
])('%s', (_name, days, clashes) => {
  expect(clashesOf(...days)).toEqual(clashes);
});

import { describe, expect, test } from 'vitest';
import { formatHour } from '#domain/time/format-date.ts';
import { addDays, localDate, WEEK } from '#domain/time/local-date.ts';
import { aClosure, aSchedule, weekly } from '#test/support/a-schedule.ts';
import type { Closure, WeeklyInterval } from './schedule.ts';
import { shownIntervals, weeklyHours } from './shown-hours.ts';

const MONDAY = localDate('2026-11-16');

function shown(hours: readonly WeeklyInterval[], closures: readonly Closure[] = []): readonly string[] {
  const schedule = aSchedule({ hours: { REGULAR: hours }, closures });
  return WEEK.map((_, day) =>
    shownIntervals(schedule, 'restaurant', addDays(MONDAY, day))
      .map(({ opensAt, closesAt }) => `${formatHour(opensAt)}-${formatHour(closesAt)}`)
      .join(' '),
  );
}

const everyDay = (hours: string) => WEEK.map(() => hours);

describe('hours after midnight are shown with the evening before them', () => {
  test('09:00–24:00 and 00:00–03:00 of every day are one interval', () => {
    expect(shown([...weekly('09:00-00:00'), ...weekly('00:00-03:00')])).toEqual(everyDay('09:00-03:00'));
  });

  test('hours that overlap the next morning last as long as the longer of the two', () => {
    expect(shown([...weekly('18:00-02:00'), ...weekly('00:00-03:00')])).toEqual(everyDay('18:00-03:00'));
  });

  test('hours after midnight without an evening before them stay on their day', () => {
    const hours = [...weekly('12:00-00:00', [6]), ...weekly('00:00-03:00', [1, 7])];
    expect(shown(hours)).toEqual(['00:00-03:00', '', '', '', '', '12:00-03:00', '']);
  });

  test('a closed morning ends the evening at midnight', () => {
    const hours = [...weekly('09:00-00:00'), ...weekly('00:00-03:00')];
    expect(shown(hours, [aClosure('2026-11-18', '2026-11-18')])).toEqual([
      '09:00-03:00',
      '09:00-00:00',
      '',
      '00:00-03:00 09:00-03:00',
      '09:00-03:00',
      '09:00-03:00',
      '09:00-03:00',
    ]);
  });

  test('two stretches of a day stay two; a day around the clock stays a day', () => {
    expect(shown([...weekly('11:00-15:00'), ...weekly('18:00-23:00')])).toEqual(everyDay('11:00-15:00 18:00-23:00'));
    const hours = [...weekly('18:00-00:00', [5]), ...weekly('00:00-00:00', [6]), ...weekly('00:00-03:00', [7])];
    expect(shown(hours)).toEqual(['', '', '', '', '18:00-00:00', '00:00-00:00', '00:00-03:00']);
  });
});

test.each([
  ['the same every day', weekly('10:00-22:00'), ['Mo-Su 10:00-22:00']],
  [
    'other hours at the weekend, closed on Monday',
    [...weekly('10:00-22:00', [2, 3, 4]), ...weekly('11:00-15:00', [5, 6]), ...weekly('18:00-02:00', [5, 6])],
    ['Tu-Th 10:00-22:00', 'Fr-Sa 11:00-15:00', 'Fr-Sa 18:00-02:00'],
  ],
  ['one day apart', weekly('10:00-22:00', [1, 3]), ['Mo 10:00-22:00', 'We 10:00-22:00']],
  ['around the clock', weekly('00:00-00:00'), ['Mo-Su 00:00-23:59']],
  ['24 hours from the morning', weekly('10:00-10:00', [6]), ['Sa 10:00-09:59']],
  [
    'a day around the clock and the night after it',
    [...weekly('00:00-00:00', [6]), ...weekly('20:00-02:00', [6])],
    ['Sa 00:00-23:59'],
  ],
  ['never', [], []],
  ['not entered yet', null, []],
])('search engines read hours that are %s', (_name, hours, read) => {
  expect(weeklyHours(aSchedule({ hours: { REGULAR: hours } }), 'restaurant')).toEqual(read);
});

test('a closed day does not change what search engines read of other weeks', () => {
  const schedule = aSchedule({
    closures: [aClosure('2026-11-02', '2026-11-08'), aClosure('2026-12-01', '2026-12-01')],
  });
  expect(weeklyHours(schedule, 'restaurant')).toEqual(['Mo-Su 10:00-22:00']);
});

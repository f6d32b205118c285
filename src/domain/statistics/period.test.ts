import { describe, expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { localDate } from '#domain/time/local-date.ts';
import {
  dayOf,
  daysOf,
  decidePeriod,
  LONGEST_PERIOD_DAYS,
  momentsOf,
  monthBefore,
  monthOf,
  periodBefore,
  usualPeriod,
} from './period.ts';

const day = localDate;

describe('a period', () => {
  test.each([
    ['one day', '2026-11-20', '2026-11-20', true],
    ['a day that lies before', '2026-11-20', '2026-11-19', 'period_reversed'],
    ['the longest', '2024-01-01', '2027-01-02', true],
    ['a day more than the longest', '2024-01-01', '2027-01-03', 'period_too_long'],
  ] as const)('%s', (_name, from, to, expected) => {
    const decided = decidePeriod(day(from), day(to));
    expect(decided.ok ? true : decided.error.code).toBe(expected);
    if (decided.ok) expect(daysOf(decided.value).length).toBeLessThanOrEqual(LONGEST_PERIOD_DAYS);
  });

  test('has every day once, over the change of clocks too', () => {
    expect(daysOf({ from: day('2026-10-24'), to: day('2026-10-26') })).toEqual([
      '2026-10-24',
      '2026-10-25',
      '2026-10-26',
    ]);
  });
});

describe('months', () => {
  test.each([
    ['2026-11-20', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
    ['2026-01-31', '2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['2028-02-01', '2028-02-01', '2028-02-29', '2028-01-01', '2028-01-31'],
    ['2026-03-31', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['2026-12-28', '2026-12-01', '2026-12-31', '2026-11-01', '2026-11-30'],
  ])('of %s', (date, from, to, fromBefore, toBefore) => {
    expect(monthOf(day(date))).toEqual({ from, to });
    expect(monthBefore(day(date))).toEqual({ from: fromBefore, to: toBefore });
  });
});

test.each([
  ['a month that is over', '2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
  ['a month under way', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-20'],
  ['a month to come', '2026-12-01', '2026-12-31', '2026-11-01', '2026-11-30'],
  ['some days', '2026-11-10', '2026-11-16', '2026-11-03', '2026-11-09'],
  ['days up to a day to come', '2026-11-16', '2026-11-22', '2026-11-11', '2026-11-15'],
  ['one day', '2026-11-20', '2026-11-20', '2026-11-19', '2026-11-19'],
])('%s is compared with as much of what was before', (_name, from, to, fromBefore, toBefore) => {
  const period = { from: day(from), to: day(to) };
  expect(periodBefore(period, day('2026-11-20'))).toEqual({ from: fromBefore, to: toBefore });
});

test('the 31st has no day of its own in a shorter month before', () => {
  const march = { from: day('2026-03-01'), to: day('2026-03-31') };
  expect(periodBefore(march, day('2026-03-30'))).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(periodBefore(march, day('2026-03-31'))).toEqual({ from: '2026-02-01', to: '2026-02-28' });
});

test.each([
  ['sales', '2026-11-01', '2026-11-30'],
  ['rejected', '2026-11-01', '2026-11-30'],
  ['table', '2026-11-01', '2026-11-30'],
  ['last-month', '2026-10-01', '2026-10-31'],
  ['products', '2025-11-21', '2026-11-20'],
] as const)('without days, %s is told from %s to %s', (report, from, to) => {
  expect(usualPeriod(report, day('2026-11-20'))).toEqual({ from, to });
});

test('a day begins at the midnight of Bucharest and has 25 hours when the clocks are put back', () => {
  const { from, until } = momentsOf({ from: day('2026-10-25'), to: day('2026-10-25') });
  expect(new Date(from).toISOString()).toBe('2026-10-24T21:00:00.000Z');
  expect((until - from) / 3_600_000).toBe(25);
  expect(dayOf(instant(until - 1))).toEqual({ from: '2026-10-25', to: '2026-10-25' });
  expect(dayOf(until)).toEqual({ from: '2026-10-26', to: '2026-10-26' });
});

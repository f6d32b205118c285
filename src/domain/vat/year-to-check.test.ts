import { expect, test } from 'vitest';
import { localDate } from '#domain/time/local-date.ts';
import { yearToCheck } from './year-to-check.ts';

test.each([
  ['2026-11-30', null, null],
  ['2026-12-01', null, 2027],
  ['2026-12-31', 2026, 2027],
  ['2026-12-31', 2027, null],
  ['2027-01-31', 2026, 2027],
  ['2027-01-01', 2027, null],
  ['2027-02-01', 2026, null],
])('on %s, with %s as the last year that was checked, %s is asked about', (today, checked, year) => {
  expect(yearToCheck(localDate(today), checked)).toBe(year);
});

import { expect, test } from 'vitest';
import { localDate } from '#domain/time/local-date.ts';
import { firstKeptDay } from './fiscal-retention.ts';

test.each([
  ['2026-11-20', '2021-01-01'],
  ['2032-06-30', '2026-01-01'],
  ['2032-07-01', '2027-01-01'],
  ['2032-12-31', '2027-01-01'],
  ['2033-01-01', '2027-01-01'],
])('on %s orders from %s on still name their guest', (today, first) => {
  expect(firstKeptDay(localDate(today))).toBe(first);
});

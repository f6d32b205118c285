import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, localDate } from '#domain/time/local-date.ts';
import { daysOf } from './period.ts';
import { type Spans, spansOf } from './spans.ts';

const of = (from: string, to: string) =>
  spansOf({ from: localDate(from), to: localDate(to) }).map((spans) => `${spans.unit} ${spans.from} ${spans.until}`);

test('a period is whole years and months where it can be, and days at its ends', () => {
  expect(of('2026-01-01', '2026-12-31')).toEqual(['year 2026-01-01 2027-01-01']);
  expect(of('2026-02-01', '2026-02-28')).toEqual(['month 2026-02-01 2026-03-01']);
  expect(of('2026-02-02', '2026-02-28')).toEqual(['day 2026-02-02 2026-03-01']);
  expect(of('2026-02-28', '2026-02-28')).toEqual(['day 2026-02-28 2026-03-01']);
  expect(of('2023-11-29', '2026-02-03')).toEqual([
    'day 2023-11-29 2023-12-01',
    'month 2023-12-01 2024-01-01',
    'year 2024-01-01 2026-01-01',
    'month 2026-01-01 2026-02-01',
    'day 2026-02-01 2026-02-04',
  ]);
});

test('the spans of any period have each of its days once', () => {
  const day = fc.integer({ min: 0, max: 4_000 });
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 1_200 }), (first, length) => {
      const from = addDays(localDate('2020-01-01'), first);
      const period = { from, to: addDays(from, length) };
      const spans = spansOf(period);
      expect(spans.flatMap(days)).toEqual(daysOf(period));
      expect(spans.length).toBeLessThanOrEqual(5);
    }),
  );
});

function days({ from, until }: Spans) {
  return daysOf({ from, to: addDays(until, -1) });
}

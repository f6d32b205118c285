import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { addDays, compareDates, localDate, parseLocalDate, weekdayOf } from '#domain/time/local-date.ts';

const { Temporal } = globalThis;
const anyDate = fc.integer({ min: -20_000, max: 40_000 }).map((days) => addDays(localDate('2026-01-01'), days));

describe('a calendar day', () => {
  test.each(['2026-11-20', '2028-02-29', '0001-01-01', '9999-12-31'])('%s is read', (text) => {
    expect(parseLocalDate(text)).toEqual(ok(text));
  });

  test.each(['2027-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '0000-01-01', '2026-1-1', '20-11-2026', ''])(
    '„%s” is not a date',
    (text) => {
      expect(parseLocalDate(text)).toEqual(err({ code: 'not_a_date' }));
      expect(() => localDate(text)).toThrow(RangeError);
    },
  );

  test.each([
    ['2026-11-20', 1, '2026-11-21'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-03-27', 1, '2027-03-28'],
    ['2027-03-28', 1, '2027-03-29'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s and %i days is %s', (date, days, sum) => {
    expect(addDays(localDate(date), days)).toBe(sum);
  });

  test('beyond the year 9999 there is no calendar', () => {
    expect(() => addDays(localDate('9999-12-31'), 1)).toThrow(RangeError);
  });

  test('days, weekdays and order agree with Temporal', () => {
    fc.assert(
      fc.property(anyDate, anyDate, fc.integer({ min: -800, max: 800 }), (a, b, days) => {
        const oracle = Temporal.PlainDate.from(a);
        expect(addDays(a, days)).toBe(oracle.add({ days }).toString());
        expect(weekdayOf(a)).toBe(oracle.dayOfWeek);
        expect(Math.sign(compareDates(a, b))).toBe(Temporal.PlainDate.compare(oracle, b));
        expect(a < b).toBe(compareDates(a, b) < 0);
      }),
    );
  });
});

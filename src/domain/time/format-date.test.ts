import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  describeDay,
  describePastDay,
  describeSoon,
  formatDate,
  formatDateTime,
  formatDays,
  formatHour,
  formatLongDate,
  formatLongDateTime,
  formatShortDate,
  formatWeekday,
} from '#domain/time/format-date.ts';
import { instant } from '#domain/time/instant.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';

const utc = (iso: string) => instant(Date.parse(iso));
const anyDate = fc.integer({ min: 0, max: 3651 }).map((days) => addDays(localDate('2026-01-01'), days));

describe('dates in Romanian', () => {
  test('as people write them: a name for the month in a sentence, full stops in a column, no seconds', () => {
    expect(formatDate(localDate('2027-03-02'))).toBe('2 martie 2027');
    expect(formatShortDate(localDate('2027-03-02'))).toBe('02.03.2027');
    expect(formatDateTime(utc('2026-11-22T03:02:01Z'))).toBe('22.11.2026, 05:02');
    expect(formatHour(utc('2026-07-01T06:05:59Z'))).toBe('09:05');
    expect(formatWeekday(7)).toBe('duminică');
  });

  test('the long form', () => {
    expect(formatLongDate(localDate('2026-11-20'))).toBe('vineri, 20 noiembrie 2026');
    expect(formatLongDate(localDate('2027-05-01'))).toBe('sâmbătă, 1 mai 2027');
    expect(formatLongDateTime(utc('2026-11-20T17:30:00Z'))).toBe('vineri, 20 noiembrie 2026, ora 19:30');
    expect(describeSoon(utc('2026-11-20T17:30:00Z'), utc('2026-11-20T08:00:00Z'))).toBe('azi, la 19:30');
  });

  test.each([
    ['2026-10-01', '2026-10-22', '1–22 octombrie'],
    ['2026-10-28', '2026-11-03', '28 octombrie – 3 noiembrie'],
    ['2026-11-20', '2026-11-20', '20 noiembrie'],
  ])('days from %s to %s are %s', (from, to, text) => {
    expect(formatDays(localDate(from), localDate(to))).toBe(text);
  });

  test('the long form is the one Intl writes', () => {
    const intl = new Intl.DateTimeFormat('ro-RO', { dateStyle: 'full', timeZone: 'UTC' });
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(formatLongDate(date)).toBe(intl.format(new Date(`${date}T12:00Z`)));
      }),
    );
  });
});

describe('describeDay', () => {
  const now = '2026-11-20T20:00:00Z';
  test.each([
    ['2026-11-20T21:59:59Z', now, 'azi'],
    ['2026-11-19T22:00:00Z', now, 'azi'],
    ['2026-11-20T22:00:00Z', now, 'mâine'],
    ['2026-11-21T21:59:59Z', now, 'mâine'],
    ['2026-11-21T22:00:00Z', now, 'duminică, 22 noiembrie'],
    ['2026-11-19T21:59:59Z', now, 'joi, 19 noiembrie'],
    ['2027-01-01T10:00:00Z', '2026-12-31T12:00:00Z', 'mâine'],
    ['2027-03-28T20:59:00Z', '2027-03-27T22:00:00Z', 'azi'],
    ['2027-03-28T21:00:00Z', '2027-03-27T22:00:00Z', 'mâine'],
    ['2027-10-31T21:59:00Z', '2027-10-30T21:00:00Z', 'azi'],
  ])('%s seen from %s is %s', (at, from, words) => {
    expect(describeDay(utc(at), utc(from))).toBe(words);
  });

  test.each([
    ['2026-11-20T01:00:00Z', 'azi'],
    ['2026-11-19T21:59:59Z', 'ieri'],
    ['2026-11-18T10:00:00Z', 'miercuri, 18 noiembrie'],
  ])('of the past, %s is %s', (at, words) => {
    expect(describePastDay(utc(at), utc(now))).toBe(words);
  });
});

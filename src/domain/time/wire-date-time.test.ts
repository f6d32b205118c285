import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { bucharestClock } from '#domain/time/bucharest.ts';
import { instant } from '#domain/time/instant.ts';
import { localDate } from '#domain/time/local-date.ts';
import { parseWireDate, parseWireDateTime, wireDate, wireDateTime } from '#domain/time/wire-date-time.ts';

const utc = (iso: string) => instant(Date.parse(iso));

describe('date and time on the wire', () => {
  test('are seven numbers of the Bucharest clock', () => {
    expect(wireDateTime(utc('2026-11-20T17:30:05.250Z'))).toEqual([2026, 11, 20, 19, 30, 5, 250_000_000]);
  });

  test.each([
    [[2026, 11, 20], '2026-11-19T22:00:00Z'],
    [[2026, 11, 20, 19], '2026-11-20T17:00:00Z'],
    [[2026, 11, 20, 19, 30], '2026-11-20T17:30:00Z'],
    [[2026, 11, 20, 19, 30, 5], '2026-11-20T17:30:05Z'],
    [[2026, 11, 20, 19, 30, 5, 250_999_999], '2026-11-20T17:30:05.250Z'],
    [[2027, 10, 31, 3, 30], '2027-10-31T00:30:00Z'],
  ])('%j are read as %s', (numbers, iso) => {
    expect(parseWireDateTime(numbers)).toEqual(ok(utc(iso)));
  });

  test.each([
    [[]],
    [[2026, 11]],
    [[2026, 13, 1]],
    [[2026, 2, 29, 10, 0]],
    [[2026, 11, 20, 24, 0]],
    [[2026, 11, 20, 19, 60]],
    [[2026, 11, 20, 19, 30, 60]],
    [[2026, 11, 20, 19, 30, 5, 1_000_000_000]],
    [[2026, 11, 20, 19, 30, 5, 0, 0]],
    [[2026, 11, 20, -1, 0]],
    [[2026, 11, 20, 19.5, 0]],
    [[2026.5, 11, 20]],
    [[Number.NaN, 11, 20]],
  ])('%j are not a moment', (numbers) => {
    expect(parseWireDateTime(numbers)).toEqual(err({ code: 'not_a_date_time' }));
  });

  test('every instant comes back, or in the repeated hour its twin an hour earlier', () => {
    fc.assert(
      fc.property(fc.integer({ min: utc('2026-01-01T00:00Z'), max: utc('2036-01-01T00:00Z') }).map(instant), (at) => {
        const back = parseWireDateTime(wireDateTime(at));
        if (!back.ok) throw new Error('unreadable');
        expect([at, at - 3_600_000]).toContain(back.value);
        expect(bucharestClock(back.value)).toEqual(bucharestClock(at));
      }),
    );
  });
});

describe('a day on the wire', () => {
  test('is read as three numbers or as text, and put as numbers', () => {
    expect(wireDate(localDate('2026-11-02'))).toEqual([2026, 11, 2]);
    expect(parseWireDate([2026, 11, 2])).toEqual(ok('2026-11-02'));
    expect(parseWireDate('2026-11-02')).toEqual(ok('2026-11-02'));
  });

  test.each([[[]], [[2026, 2, 30]], [[2026, 11, 2, 0]], [[2026, 11, -2]], ['02-11-2026'], [[12_026, 1, 1]]])(
    '%j is not a day',
    (wire) => {
      expect(parseWireDate(wire)).toEqual(err({ code: 'not_a_date' }));
    },
  );
});

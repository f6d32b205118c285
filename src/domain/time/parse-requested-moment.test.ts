import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { instant } from '#domain/time/instant.ts';
import { parseRequestedMoment } from '#domain/time/parse-requested-moment.ts';

const utc = (iso: string) => instant(Date.parse(iso));
const HALF_PAST_SEVEN = utc('2026-11-20T17:30:00Z');

describe('parseRequestedMoment', () => {
  test.each<[unknown, unknown]>([
    ['2026-11-20T17:30:00Z', undefined],
    ['2026-11-20T17:30:00.000Z', null],
    ['2026-11-20T17:30Z', ''],
    ['2026-11-20T19:30:00+02:00', undefined],
    ['2026-11-20T19:30:00+0200', undefined],
    ['2026-11-20T12:00-05:30', undefined],
    ['2026-11-20T17:30:59.999Z', undefined],
    ['2026-11-20T19:30', undefined],
    ['2026-11-20T19:30:00', undefined],
    ['2026-11-20 19:30', undefined],
    ['20-11-2026 19:30', undefined],
    ['20-11-2026, 19:30:00', undefined],
    ['20.11.2026 19:30', undefined],
    [' 2026-11-20T19:30 ', undefined],
    [[2026, 11, 20, 19, 30], undefined],
    [[2026, 11, 20, 19, 30, 12, 345], undefined],
    ['2026-11-20', '19:30'],
    ['2026-11-20', '19:30:00'],
    ['20-11-2026', '19:30'],
    ['20.11.2026', '19:30'],
    [[2026, 11, 20], '19:30'],
    ['2026-11-20T12:00', '19:30'],
    ['2026-11-19T22:00:00Z', '19:30'],
    ['2026-11-20T21:59:59Z', '19:30'],
    [[2026, 11, 20, 12, 0], '19:30'],
    ['19:30', '2026-11-20'],
    [undefined, '2026-11-20T17:30:00Z'],
    ['2026-11-20', '2026-11-20T19:30'],
    ['2026-11-25', '2026-11-20T17:30:00Z'],
    [null, [2026, 11, 20, 19, 30]],
    ['2026-11-20T17:30:00Z', '2026-11-20'],
    ['2026-11-20', [19, 30]],
    [
      [2026, 11, 20],
      [19, 30],
    ],
  ])('chosenOrderDate %j with arrivalTime %j is half past seven', (chosenOrderDate, arrivalTime) => {
    expect(parseRequestedMoment({ chosenOrderDate, arrivalTime })).toEqual(ok(HALF_PAST_SEVEN));
  });

  test.each(['19:30', [19, 30]])('an hour alone, %j, is one of today', (arrivalTime) => {
    expect(parseRequestedMoment({ arrivalTime, today: dateOf(HALF_PAST_SEVEN) })).toEqual(ok(HALF_PAST_SEVEN));
  });

  test.each<[unknown, unknown, string]>([
    ['2026-11-20', [24, 0], 'moment_unreadable'],
    [undefined, undefined, 'moment_missing'],
    [null, '', 'moment_missing'],
    ['  ', null, 'moment_missing'],
    ['2026-11-20', undefined, 'time_missing'],
    [[2026, 11, 20], null, 'time_missing'],
    [undefined, '19:30', 'date_missing'],
    ['mâine', '19:30', 'moment_unreadable'],
    ['2026-11-20', 'seara', 'moment_unreadable'],
    ['2026-02-30', '19:30', 'moment_unreadable'],
    ['2026-02-30T10:00:00Z', undefined, 'moment_unreadable'],
    ['2026-11-20T24:00:00Z', undefined, 'moment_unreadable'],
    ['2026-11-20T25:00', undefined, 'moment_unreadable'],
    ['2026-11-20T19:30+99:00', undefined, 'moment_unreadable'],
    ['11/20/2026', '19:30', 'moment_unreadable'],
    ['9999-12-31T23:59Z', undefined, 'moment_unreadable'],
    [[2026, 11], undefined, 'moment_unreadable'],
    [[2026, 11, 20, 25], undefined, 'moment_unreadable'],
    [[2026, 11, 20, 19, 30, 0, 0, 0], undefined, 'moment_unreadable'],
    [['2026', '11', '20'], undefined, 'moment_unreadable'],
    [1_795_000_000_000, undefined, 'moment_unreadable'],
    [{}, undefined, 'moment_unreadable'],
    [true, '19:30', 'moment_unreadable'],
  ])('chosenOrderDate %j with arrivalTime %j is refused: %s', (chosenOrderDate, arrivalTime, code) => {
    expect(parseRequestedMoment({ chosenOrderDate, arrivalTime })).toEqual(err({ code }));
  });

  test('an hour the clocks skip or repeat is refused with the nearest clear one', () => {
    expect(parseRequestedMoment({ chosenOrderDate: '2027-03-28', arrivalTime: '03:15' })).toEqual(
      err({ code: 'nonexistent_local_time', nearest: utc('2027-03-28T01:00:00Z') }),
    );
    expect(parseRequestedMoment({ chosenOrderDate: '2027-10-31T03:15' })).toEqual(
      err({ code: 'ambiguous_local_time', nearest: utc('2027-10-31T02:00:00Z') }),
    );
  });

  test('an instant with its zone is never ambiguous', () => {
    expect(parseRequestedMoment({ chosenOrderDate: '2027-10-31T03:15:00+02:00' })).toEqual(
      ok(utc('2027-10-31T01:15Z')),
    );
    expect(parseRequestedMoment({ chosenOrderDate: '2027-10-31T03:15:00+03:00' })).toEqual(
      ok(utc('2027-10-31T00:15Z')),
    );
  });

  test('any ISO instant is read to its minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: utc('2026-01-01T00:00Z'), max: utc('2036-01-01T00:00Z') }), (at) => {
        const minute = at - (at % 60_000);
        expect(parseRequestedMoment({ chosenOrderDate: new Date(at).toISOString() })).toEqual(ok(minute));
      }),
    );
  });

  test('whatever a client sends, it is answered and never thrown at', () => {
    const field = fc.oneof(fc.anything(), fc.array(fc.double()), fc.stringMatching(/^[\d T:.Z+-]{0,30}$/));
    fc.assert(
      fc.property(field, field, (chosenOrderDate, arrivalTime) => {
        expect(parseRequestedMoment({ chosenOrderDate, arrivalTime })).toHaveProperty('ok');
      }),
      { numRuns: 2000 },
    );
  });
});

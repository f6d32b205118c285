import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { formatDuration, formatWait, parseDuration } from '#domain/time/duration.ts';

describe('parseDuration', () => {
  test.each([
    ['30 minute', 30],
    ['1 minut', 1],
    ['45 de minute', 45],
    ['45 min', 45],
    ['2 ore', 120],
    ['1 oră', 60],
    ['1 ORA', 60],
    ['36 de ore', 2160],
    ['3 zile', 4320],
    ['1 zi', 1440],
    ['20 de zile', 28_800],
    [' 30minute ', 30],
    ['0 minute', 0],
  ])('„%s” is %i minutes', (text, minutes) => {
    expect(parseDuration(text)).toEqual(ok(minutes));
  });

  test.each(['', '30', 'minute', '-30 minute', '1.5 ore', '30 minutes', '2 săptămâni', '999999 zile'])(
    '„%s” is not a duration',
    (text) => {
      expect(parseDuration(text)).toEqual(err({ code: 'not_a_duration' }));
    },
  );
});

describe('formatDuration', () => {
  test.each([
    [0, '0 minute'],
    [1, '1 minut'],
    [19, '19 minute'],
    [20, '20 de minute'],
    [60, '1 oră'],
    [61, '61 de minute'],
    [90, '90 de minute'],
    [120, '2 ore'],
    [1200, '20 de ore'],
    [1440, '1 zi'],
    [1500, '25 de ore'],
    [4320, '3 zile'],
    [28_800, '20 de zile'],
  ])('%i minutes are told as „%s”', (minutes, text) => {
    expect(formatDuration(minutes)).toBe(text);
  });

  test('reads back as it was told', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), (minutes) => {
        expect(parseDuration(formatDuration(minutes))).toEqual(ok(minutes));
      }),
    );
  });
});

test.each([
  [2, 'câteva secunde'],
  [11, '1 minut'],
  [60, '1 minut'],
  [61, '2 minute'],
  [300, '5 minute'],
  [1200, '20 de minute'],
  [3599, '1 oră'],
])('a wait of %i seconds is told as „%s”', (seconds, text) => {
  expect(formatWait(seconds)).toBe(text);
});

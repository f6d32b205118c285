import { describe, expect, test } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { formatMinuteOfDay, parseMinuteOfDay } from '#domain/time/minute-of-day.ts';

describe('a minute of the day', () => {
  test.each([
    ['00:00', 0],
    ['9:05', 545],
    ['19:30', 1170],
    ['19:30:59', 1170],
    ['19:30:00.000', 1170],
    [' 23:59 ', 1439],
  ])('„%s” is minute %i', (text, minutes) => {
    expect(parseMinuteOfDay(text)).toEqual(ok(minutes));
  });

  test.each(['24:00', '12:60', '12', '12:3', '-1:00', 'noon', ''])('„%s” is not an hour', (text) => {
    expect(parseMinuteOfDay(text)).toEqual(err({ code: 'not_an_hour' }));
  });

  test('every minute reads back; midnight is 00:00 from both sides', () => {
    for (let minute = 0; minute < 1440; minute += 1) {
      expect(parseMinuteOfDay(formatMinuteOfDay(minute))).toEqual(ok(minute));
    }
    expect(formatMinuteOfDay(1440)).toBe('00:00');
  });
});

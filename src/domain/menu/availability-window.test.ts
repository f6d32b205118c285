import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AvailabilityWindow,
  isWithin,
  nextAvailable,
  nextWindowTurn,
  windowState,
  windowsOf,
} from '#domain/menu/availability-window.ts';
import { BUCHAREST } from '#domain/time/bucharest.ts';
import { instant, MINUTE_MS, plusMinutes } from '#domain/time/instant.ts';
import type { Weekday } from '#domain/time/local-date.ts';
import { aCategory, aProduct, aWindow } from '#test/support/a-menu.ts';
import { at } from '#test/support/a-schedule.ts';

const { Temporal } = globalThis;

const LUNCH = aWindow('11:30-15:30', [2, 3, 4, 5]);
const tuesday = (hour: string) => at(`2026-11-24T${hour}:00+02:00`);
const SUNDAY = at('2026-11-22T05:00:00+02:00');

describe('whose windows count', () => {
  test.each([
    ['the product’s own', [LUNCH], [aWindow('08:00-10:00')], [LUNCH]],
    ['the category’s where the product has none', [], [LUNCH], [LUNCH]],
    ['none: at any time', [], [], []],
  ])('%s', (_name, own, category, windows) => {
    const product = aProduct({ availabilityWindows: own });
    expect(windowsOf(product, aCategory({ availabilityWindows: category }))).toEqual(windows);
  });

  test('a category that is not known has none', () => {
    expect(windowsOf(aProduct(), null)).toEqual([]);
  });
});

describe('a window', () => {
  test.each([
    ['11:29', false],
    ['11:30', true],
    ['15:29', true],
    ['15:30', false],
  ])('from 11:30 to 15:30 on Tuesday holds %s: %s', (hour, isInside) => {
    expect(isWithin([LUNCH], tuesday(hour))).toBe(isInside);
  });

  test('past midnight it belongs to the day on which it begins', () => {
    const night = [aWindow('22:00-02:00', [5])];
    expect(isWithin(night, at('2026-11-21T01:59:00+02:00'))).toBe(true);
    expect(isWithin(night, at('2026-11-20T01:59:00+02:00'))).toBe(false);
  });

  test('several may touch or overlap', () => {
    const windows = [aWindow('10:00-12:00'), aWindow('12:00-13:00'), aWindow('12:30-14:00')];
    expect(nextWindowTurn(windows, tuesday('11:00'))).toBe(tuesday('14:00'));
  });

  test('it comes back next week, also on the day on which it has just ended', () => {
    const tuesdays = [aWindow('11:30-15:30', [2])];
    expect(nextAvailable(tuesdays, tuesday('15:30'))).toBe(at('2026-12-01T11:30:00+02:00'));
  });

  test('one that March leaves out is there again a week later', () => {
    const window = [aWindow('03:10-03:50', [7])];
    expect(nextAvailable(window, at('2027-03-27T12:00:00+02:00'))).toBe(at('2027-04-04T03:10:00+03:00'));
  });

  test('without a day it never is', () => {
    const never = [aWindow('11:30-15:30', [])];
    expect(isWithin(never, SUNDAY)).toBe(false);
    expect(nextAvailable(never, SUNDAY)).toBeNull();
    expect(nextWindowTurn(never, SUNDAY)).toBeNull();
    expect(windowState(never, { today: true, ahead: true }, SUNDAY)).toEqual({
      isNow: false,
      at: null,
      canBeChosen: false,
    });
  });
});

test('without windows something may be had at any time, and nothing turns', () => {
  expect(isWithin([], SUNDAY)).toBe(true);
  expect(nextAvailable([], SUNDAY)).toBe(SUNDAY);
  expect(nextWindowTurn([], SUNDAY)).toBeNull();
});

describe('whether a later moment can be chosen', () => {
  test.each([
    ['sold today only, later today', { today: true, ahead: false }, tuesday('09:00'), true],
    ['sold today only, on another day', { today: true, ahead: false }, SUNDAY, false],
    ['sold ahead, on another day', { today: true, ahead: true }, SUNDAY, true],
    ['sold ahead only, later today: another week', { today: false, ahead: true }, tuesday('09:00'), true],
    ['sold for no day', { today: false, ahead: false }, tuesday('09:00'), false],
  ])('%s', (_name, days, now, canBeChosen) => {
    expect(windowState([LUNCH], days, now)).toMatchObject({ isNow: false, canBeChosen });
  });

  test('inside its window it can be had at once', () => {
    expect(windowState([LUNCH], { today: true, ahead: false }, tuesday('12:00'))).toEqual({
      isNow: true,
      at: tuesday('12:00'),
      canBeChosen: true,
    });
  });
});

describe('a walk minute by minute agrees', () => {
  const minuteOfDay = fc.oneof(fc.integer({ min: 0, max: 1439 }), fc.constantFrom(0, 170, 180, 210, 240, 1439));
  const anyWindows = fc.array(
    fc.record({
      weekdays: fc.subarray<Weekday>([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
      fromMinute: minuteOfDay,
      untilMinute: minuteOfDay,
    }),
    { minLength: 1, maxLength: 3 },
  );
  /** A plain week and both nights in which the clocks change. */
  const anyNow = fc
    .tuple(
      fc.constantFrom('2026-11-20T00:00:00Z', '2027-03-26T22:00:00Z', '2027-10-29T21:00:00Z'),
      fc.nat({ max: 3 * 1440 }),
    )
    .map(([start, minutes]) => plusMinutes(instant(Date.parse(start)), minutes));

  /** By what the wall clock shows alone; the hour that comes twice in October is inside both times or not at all. */
  function isInside(windows: readonly AvailabilityWindow[], epochMs: number): boolean {
    const wall = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(BUCHAREST);
    const minute = wall.hour * 60 + wall.minute;
    const yesterday = ((wall.dayOfWeek + 5) % 7) + 1;
    return windows.some(({ weekdays, fromMinute, untilMinute }) => {
      const days: readonly number[] = weekdays;
      if (untilMinute > fromMinute) {
        return days.includes(wall.dayOfWeek) && fromMinute <= minute && minute < untilMinute;
      }
      return (
        (days.includes(wall.dayOfWeek) && fromMinute <= minute) || (days.includes(yesterday) && minute < untilMinute)
      );
    });
  }

  test('on what is inside, outside the hour that October shows twice', () => {
    fc.assert(
      fc.property(anyWindows, anyNow, (windows, now) => {
        const wall = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(BUCHAREST);
        fc.pre(!(wall.month === 10 && wall.dayOfWeek === 7 && wall.hour === 3));
        expect(isWithin(windows, now)).toBe(isInside(windows, now));
      }),
      { numRuns: 2_000 },
    );
  });

  test('the next moment is inside, none before it is, and the next turn changes the answer', () => {
    fc.assert(
      fc.property(anyWindows, anyNow, (windows, now) => {
        const next = nextAvailable(windows, now);
        expect(next).not.toBeNull();
        if (next === null) return;
        expect(isWithin(windows, next)).toBe(true);
        for (let at = now; at < next; at = plusMinutes(at, 37)) expect(isWithin(windows, at)).toBe(false);
        const turn = nextWindowTurn(windows, now);
        if (turn === null) return;
        expect(turn).toBeGreaterThan(now);
        const isNow = isWithin(windows, now);
        expect(isWithin(windows, instant(Math.max(turn - MINUTE_MS, now)))).toBe(isNow);
        if (!isNow) expect(turn).toBe(next);
      }),
      { numRuns: 300 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { BUCHAREST, bucharestClock, dateOf, firstInstantAt, instantOf, minuteOfDay } from '#domain/time/bucharest.ts';
import { type Instant, instant, MINUTE_MS, plusMinutes } from '#domain/time/instant.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';

/** Built into Node and the source of truth here; the code under test must also run where it is missing. */
const { Temporal } = globalThis;

const utc = (iso: string) => instant(Date.parse(iso));
const anyInstant = fc
  .integer({ min: Date.parse('2026-01-01T00:00Z'), max: Date.parse('2036-01-01T00:00Z') })
  .map(instant);
const anyDate = fc.integer({ min: 0, max: 3651 }).map((days) => addDays(localDate('2026-01-01'), days));
const anyMinute = fc.integer({ min: 0, max: 1439 });

function temporalClock(at: Instant) {
  const { year, month, day, hour, minute, second, millisecond, dayOfWeek } =
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(BUCHAREST);
  return { year, month, day, hour, minute, second, millisecond, weekday: dayOfWeek };
}

function temporalInstant(date: string, minutes: number, disambiguation: 'earlier' | 'later') {
  return Temporal.PlainDateTime.from(`${date}T00:00`).add({ minutes }).toZonedDateTime(BUCHAREST, { disambiguation })
    .epochMilliseconds;
}

/** Every change of clocks from 2026 to 2035, as Temporal knows them. */
const CHANGES = Array.from({ length: 20 }).reduce<Temporal.ZonedDateTime[]>((found) => {
  const from = found.at(-1) ?? Temporal.ZonedDateTime.from(`2026-01-01T00:00[${BUCHAREST}]`);
  const next = from.getTimeZoneTransition('next');
  return next ? [...found, next] : found;
}, []);

describe('the clock on the wall', () => {
  test.each([
    ['2026-11-20T17:30:00Z', { year: 2026, month: 11, day: 20, hour: 19, minute: 30, weekday: 5 }],
    ['2026-07-01T21:00:00Z', { year: 2026, month: 7, day: 2, hour: 0, minute: 0, weekday: 4 }],
    ['2026-12-31T21:59:59.999Z', { year: 2026, month: 12, day: 31, hour: 23, second: 59, millisecond: 999 }],
    ['2026-12-31T22:00:00Z', { year: 2027, month: 1, day: 1, hour: 0, weekday: 5 }],
    ['2027-03-28T00:59:59Z', { day: 28, hour: 2, minute: 59, second: 59, weekday: 7 }],
    ['2027-03-28T01:00:00Z', { day: 28, hour: 4, minute: 0 }],
    ['2027-10-31T00:59:59Z', { day: 31, hour: 3, minute: 59, second: 59 }],
    ['2027-10-31T01:00:00Z', { day: 31, hour: 3, minute: 0 }],
  ])('at %s it shows %o', (iso, shown) => {
    expect(bucharestClock(utc(iso))).toMatchObject(shown);
  });

  test('agrees with Temporal at any instant', () => {
    fc.assert(
      fc.property(anyInstant, (at) => {
        expect(bucharestClock(at)).toEqual(temporalClock(at));
      }),
      { numRuns: 2000 },
    );
  });

  test('agrees with Temporal minute by minute around every change of clocks', () => {
    expect(CHANGES).toHaveLength(20);
    for (const change of CHANGES) {
      for (let minutes = -180; minutes <= 180; minutes += 1) {
        const at = instant(change.epochMilliseconds + minutes * MINUTE_MS);
        expect(bucharestClock(at)).toEqual(temporalClock(at));
        expect(bucharestClock(instant(at - 1))).toEqual(temporalClock(instant(at - 1)));
      }
    }
  });

  test('follows the rule of the Union, and the system before it, as Temporal knows them from 1980 to 2100', () => {
    const end = utc('2100-01-01T00:00Z');
    let change = Temporal.ZonedDateTime.from(`1980-01-01T00:00[${BUCHAREST}]`).getTimeZoneTransition('next');
    let changes = 0;
    for (; change && change.epochMilliseconds < end; change = change.getTimeZoneTransition('next')) {
      changes += 1;
      for (const at of [change.epochMilliseconds - 1, change.epochMilliseconds].map(instant)) {
        expect(bucharestClock(at)).toEqual(temporalClock(at));
      }
    }
    expect(changes).toBe(240);
  });

  test('tells the date and the minute of the day', () => {
    fc.assert(
      fc.property(anyInstant, (at) => {
        const { year, month, day, hour, minute } = temporalClock(at);
        expect(dateOf(at)).toBe(Temporal.PlainDate.from({ year, month, day }).toString());
        expect(minuteOfDay(at)).toBe(hour * 60 + minute);
      }),
    );
  });
});

describe('the instant of a wall time', () => {
  test.each([
    ['2026-11-20', 19 * 60 + 30, '2026-11-20T17:30:00Z'],
    ['2026-07-02', 0, '2026-07-01T21:00:00Z'],
    ['2026-11-20', 1440 + 90, '2026-11-20T23:30:00Z'],
    ['2027-03-28', 179, '2027-03-28T00:59:00Z'],
    ['2027-03-28', 240, '2027-03-28T01:00:00Z'],
    ['2027-10-31', 179, '2027-10-30T23:59:00Z'],
    ['2027-10-31', 240, '2027-10-31T02:00:00Z'],
  ])('%s, minute %i is %s', (date, minutes, iso) => {
    expect(instantOf(localDate(date), minutes)).toEqual(ok(utc(iso)));
  });

  test.each([180, 200, 239])('minute %i of the March night does not exist; 04:00 is nearest', (minutes) => {
    const nearest = utc('2027-03-28T01:00:00Z');
    expect(instantOf(localDate('2027-03-28'), minutes)).toEqual(err({ code: 'nonexistent_local_time', nearest }));
    expect(firstInstantAt(localDate('2027-03-28'), minutes)).toBe(nearest);
  });

  test.each([180, 200, 239])('minute %i of the October night comes twice; 04:00 is nearest', (minutes) => {
    const nearest = utc('2027-10-31T02:00:00Z');
    expect(instantOf(localDate('2027-10-31'), minutes)).toEqual(err({ code: 'ambiguous_local_time', nearest }));
    expect(firstInstantAt(localDate('2027-10-31'), minutes)).toBe(
      plusMinutes(utc('2027-10-31T00:00:00Z'), minutes - 180),
    );
  });

  test('agrees with Temporal for any day and minute', () => {
    fc.assert(
      fc.property(anyDate, anyMinute, (date, minutes) => {
        const [earlier, later] = [temporalInstant(date, minutes, 'earlier'), temporalInstant(date, minutes, 'later')];
        fc.pre(earlier === later);
        expect(instantOf(date, minutes)).toEqual(ok(earlier));
        expect(firstInstantAt(date, minutes)).toBe(earlier);
      }),
      { numRuns: 2000 },
    );
  });

  test('in every night of change exactly the hour in question is refused', () => {
    for (const change of CHANGES) {
      const date = localDate(change.toPlainDate().toString());
      const refused = Array.from({ length: 1440 }, (_, minute) => minute).filter((minute) => {
        const answer = instantOf(date, minute);
        if (answer.ok) expect(answer.value).toBe(temporalInstant(date, minute, 'earlier'));
        else expect(bucharestClock(answer.error.nearest)).toMatchObject({ hour: 4, minute: 0 });
        return !answer.ok;
      });
      expect(refused).toEqual(Array.from({ length: 60 }, (_, minute) => 180 + minute));
    }
  });

  test('the first instant never runs backwards as the wall clock goes on', () => {
    for (const change of CHANGES) {
      const date = localDate(change.toPlainDate().toString());
      for (let minute = 1; minute < 1440; minute += 1) {
        expect(firstInstantAt(date, minute)).toBeGreaterThanOrEqual(firstInstantAt(date, minute - 1));
      }
    }
  });

  test('the wall clock at the instant of a wall time shows that time', () => {
    fc.assert(
      fc.property(anyDate, anyMinute, (date, minutes) => {
        const answer = instantOf(date, minutes);
        fc.pre(answer.ok);
        if (answer.ok) expect([dateOf(answer.value), minuteOfDay(answer.value)]).toEqual([date, minutes]);
      }),
    );
  });
});

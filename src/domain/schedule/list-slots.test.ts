import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SLOT_MINUTES } from '#domain/schedule/capacity.ts';
import { decideMoment } from '#domain/schedule/decide-moment.ts';
import { hasSlots, listDays, listSlots, MAX_LISTED_DAYS } from '#domain/schedule/list-slots.ts';
import type { MomentFacts } from '#domain/schedule/moment-bounds.ts';
import { SERVICES } from '#domain/schedule/schedule.ts';
import { dateOf, instantOf, minuteOfDay } from '#domain/time/bucharest.ts';
import { formatHour } from '#domain/time/format-date.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { addDays, localDate, type Weekday } from '#domain/time/local-date.ts';
import { aClosure, aSchedule, at, terms, weekly } from '#test/support/a-schedule.ts';

const noon = at('2026-11-20T12:00:00+02:00');
const WEEK_MINUTES = 7 * 1440;
const facts = (more: Partial<MomentFacts> = {}): MomentFacts => ({
  schedule: aSchedule(),
  service: 'pickup',
  now: noon,
  ...more,
});
const hours = (more: Partial<MomentFacts>, date: string) =>
  listSlots({ ...facts(more), date: localDate(date) }).map(formatHour);

describe('the moments to choose from', () => {
  test('begin after the minimum advance, on the quarter hour, and end before closing', () => {
    const services = { pickup: terms({ minimumAdvanceMinutes: 30 }) };
    const now = at('2026-11-20T20:16:00+02:00');
    expect(hours({ schedule: aSchedule({ services }), now }, '2026-11-20')).toEqual([
      '21:00',
      '21:15',
      '21:30',
      '21:45',
    ]);
  });

  test('the way to the village comes on top', () => {
    const now = at('2026-11-20T21:00:00+02:00');
    expect(hours({ now, extraMinutes: 40 }, '2026-11-20')).toEqual(['21:45']);
  });

  test('end with the maximum advance', () => {
    expect(hours({}, '2026-11-21')).toEqual(
      ['10', '11'].flatMap((hour) => ['00', '15', '30', '45'].map((minute) => `${hour}:${minute}`)).concat('12:00'),
    );
    expect(hours({}, '2026-11-22')).toEqual([]);
  });

  test('after midnight stand under the day they fall on', () => {
    const schedule = aSchedule({ hours: { REGULAR: weekly('23:30-00:30', [5]) } });
    expect(hours({ schedule }, '2026-11-20')).toEqual(['23:30', '23:45']);
    expect(hours({ schedule }, '2026-11-21')).toEqual(['00:00', '00:15']);
  });

  test('are none on a closed day, a day past, or when the service is off', () => {
    expect(hours({ schedule: aSchedule({ closures: [aClosure('2026-11-20', '2026-11-20')] }) }, '2026-11-20')).toEqual(
      [],
    );
    expect(hours({}, '2026-11-19')).toEqual([]);
    expect(hours({ schedule: aSchedule({ services: { pickup: terms({ enabled: false }) } }) }, '2026-11-20')).toEqual(
      [],
    );
  });

  test.each([
    ['2027-03-27T12:00:00+02:00', '2027-03-28'],
    ['2027-10-30T12:00:00+03:00', '2027-10-31'],
  ])('leave out the hour in question when the clocks change after %s', (iso, date) => {
    const schedule = aSchedule({ hours: { REGULAR: weekly('02:30-04:30') } });
    expect(hours({ schedule, now: at(iso) }, date)).toEqual(['02:30', '02:45', '04:00', '04:15']);
  });
});

describe('the days to choose from', () => {
  const aWeekAhead = { pickup: terms({ maximumAdvanceMinutes: WEEK_MINUTES }) };

  test('are those with a moment left', () => {
    const schedule = aSchedule({
      hours: { REGULAR: weekly('10:00-22:00', [1, 2, 3, 4, 5, 6]) },
      closures: [aClosure('2026-11-24', '2026-11-25')],
      services: aWeekAhead,
    });
    expect(listDays(facts({ schedule }))).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-23',
      '2026-11-26',
      '2026-11-27',
    ]);
    expect(listDays(facts({ schedule, now: at('2026-11-20T21:50:00+02:00') }))[0]).toBe('2026-11-21');
    expect(hasSlots(facts({ schedule }))).toBe(true);
    expect(hasSlots(facts({ schedule: aSchedule({ hours: { REGULAR: [] }, services: aWeekAhead }) }))).toBe(false);
  });

  test('are never more than the limit, however far ahead one may order', () => {
    const schedule = aSchedule({ services: { pickup: terms({ maximumAdvanceMinutes: 400 * 1440 }) } });
    expect(listDays(facts({ schedule }))).toHaveLength(MAX_LISTED_DAYS);
  });
});

describe('what is offered and what is accepted are the same', () => {
  const minuteOfAnyDay = fc.oneof(
    fc.integer({ min: 0, max: 1439 }),
    fc.constantFrom(0, 165, 180, 210, 240, 1425, 1439),
  );
  const anyHours = fc.array(
    fc.record({
      weekday: fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7),
      opensMinute: minuteOfAnyDay,
      closesMinute: minuteOfAnyDay,
    }),
    { minLength: 1, maxLength: 14 },
  );
  const aroundADay = fc.constantFrom('2026-11-20', '2026-12-31', '2027-03-28', '2027-10-31').map(localDate);
  const anyCase = fc.record({
    middle: aroundADay,
    clockMs: fc.integer({ min: -2 * 86_400_000, max: 86_400_000 }),
    hours: fc.option(anyHours, { freq: 5 }),
    closed: fc.option(fc.subarray([...SERVICES])),
    minimum: fc.option(fc.nat(600)),
    maximum: fc.option(fc.nat(4000)),
    extraMinutes: fc.nat(60),
  });

  test('every wall time of the quarter hours is offered exactly when it is accepted', () => {
    fc.assert(
      fc.property(anyCase, ({ middle, clockMs, hours: REGULAR, closed, minimum, maximum, extraMinutes }) => {
        const schedule = aSchedule({
          hours: { REGULAR },
          closures: closed ? [aClosure(middle, middle, { services: closed })] : [],
          services: { pickup: terms({ minimumAdvanceMinutes: minimum, maximumAdvanceMinutes: maximum }) },
        });
        const now = plusMinutes(at(`${middle}T00:00:00Z`), Math.floor(clockMs / 60_000));
        const question = facts({ schedule, now, extraMinutes });
        for (const date of [addDays(middle, -1), middle, addDays(middle, 1)]) {
          const accepted = Array.from({ length: 1440 / SLOT_MINUTES }, (_, slot) =>
            instantOf(date, slot * SLOT_MINUTES),
          )
            .flatMap((moment) => (moment.ok ? [moment.value] : []))
            .filter((requestedAt) => decideMoment({ ...question, asSoonAsPossible: false, requestedAt }).ok);
          const offered = listSlots({ ...question, date });
          expect(offered).toEqual(accepted);
          expect(offered.every((slot) => dateOf(slot) === date && minuteOfDay(slot) % SLOT_MINUTES === 0)).toBe(true);
          if (date >= dateOf(now)) expect(listDays(question).includes(date)).toBe(offered.length > 0);
        }
      }),
      { numRuns: 30 },
    );
  });
});

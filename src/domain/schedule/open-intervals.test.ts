import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coversDay, intervalsOfDay, isOpenAt, openIntervals } from '#domain/schedule/open-intervals.ts';
import { nextChangeAt, openState } from '#domain/schedule/open-state.ts';
import { type Opening, type Schedule, SERVICES, type WeeklyInterval } from '#domain/schedule/schedule.ts';
import { BUCHAREST } from '#domain/time/bucharest.ts';
import { type Instant, instant, MINUTE_MS } from '#domain/time/instant.ts';
import { addDays, type LocalDate, localDate, type Weekday } from '#domain/time/local-date.ts';
import { aClosure, aSchedule, at, terms, weekly } from '#test/support/a-schedule.ts';

const { Temporal } = globalThis;

const wall = (epochMs: Instant) =>
  Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(BUCHAREST).toPlainDateTime().toString();
const walls = (intervals: readonly { opensAt: Instant; closesAt: Instant }[]) =>
  intervals.map(({ opensAt, closesAt }) => `${wall(opensAt)} – ${wall(closesAt)}`);

test.each([
  ['00:00-00:00', true],
  ['00:00-23:59', false],
  ['08:00-08:00', false],
] as const)('%s covers its day: %s', (hours, isCovered) => {
  const date = localDate('2026-03-29');
  const stretches = intervalsOfDay(aSchedule({ hours: { REGULAR: weekly(hours) } }), 'restaurant', date);
  expect(stretches.map((stretch) => coversDay(stretch, date))).toEqual([isCovered]);
});

describe('the stretches of a day', () => {
  const day = (hours: WeeklyInterval[], date = '2026-11-20') =>
    walls(intervalsOfDay(aSchedule({ hours: { REGULAR: hours } }), 'restaurant', localDate(date)));

  test.each([
    ['one', weekly('10:00-22:00'), ['2026-11-20T10:00:00 – 2026-11-20T22:00:00']],
    [
      'two, in order however they were saved',
      [...weekly('18:00-23:00'), ...weekly('08:00-15:00')],
      ['2026-11-20T08:00:00 – 2026-11-20T15:00:00', '2026-11-20T18:00:00 – 2026-11-20T23:00:00'],
    ],
    ['past midnight', weekly('18:00-02:00'), ['2026-11-20T18:00:00 – 2026-11-21T02:00:00']],
    ['till midnight', weekly('18:00-00:00'), ['2026-11-20T18:00:00 – 2026-11-21T00:00:00']],
    ['round the clock', weekly('00:00-00:00'), ['2026-11-20T00:00:00 – 2026-11-21T00:00:00']],
    ['a day and a night', weekly('08:00-08:00'), ['2026-11-20T08:00:00 – 2026-11-21T08:00:00']],
    ['but the last minute', weekly('00:00-23:59'), ['2026-11-20T00:00:00 – 2026-11-20T23:59:00']],
    ['the last minute', weekly('23:59-00:00'), ['2026-11-20T23:59:00 – 2026-11-21T00:00:00']],
    [
      'closing at 24:00',
      [{ weekday: 5, opensMinute: 600, closesMinute: 1440 }],
      ['2026-11-20T10:00:00 – 2026-11-21T00:00:00'],
    ],
    [
      'touching ones are one',
      [...weekly('10:00-15:00'), ...weekly('15:00-22:00')],
      ['2026-11-20T10:00:00 – 2026-11-20T22:00:00'],
    ],
    [
      'one within another is nothing new',
      [...weekly('10:00-22:00'), ...weekly('12:00-14:00')],
      ['2026-11-20T10:00:00 – 2026-11-20T22:00:00'],
    ],
    ['none on this weekday', weekly('10:00-22:00', [1, 2, 3, 4, 6, 7]), []],
  ] satisfies [string, WeeklyInterval[], string[]][])('%s', (_name, hours, intervals) => {
    expect(day(hours)).toEqual(intervals);
  });

  test.each([
    ['March, over the missing hour', '2027-03-28', '02:30-04:30', ['2027-03-28T02:30:00 – 2027-03-28T04:30:00'], 60],
    ['March, opening in it', '2027-03-28', '03:30-05:00', ['2027-03-28T04:00:00 – 2027-03-28T05:00:00'], 60],
    ['March, closing in it', '2027-03-28', '02:00-03:30', ['2027-03-28T02:00:00 – 2027-03-28T04:00:00'], 60],
    ['March, wholly in it', '2027-03-28', '03:10-03:50', [], 0],
    ['October, over the double hour', '2027-10-31', '02:30-04:30', ['2027-10-31T02:30:00 – 2027-10-31T04:30:00'], 180],
    ['October, opening in it', '2027-10-31', '03:30-05:00', ['2027-10-31T03:30:00 – 2027-10-31T05:00:00'], 150],
    ['October, closing in it', '2027-10-31', '02:00-03:30', ['2027-10-31T02:00:00 – 2027-10-31T03:30:00'], 90],
  ])('%s', (_name, date, hours, intervals, minutes) => {
    const schedule = aSchedule({ hours: { REGULAR: weekly(hours) } });
    const found = intervalsOfDay(schedule, 'restaurant', localDate(date));
    expect(walls(found)).toEqual(intervals);
    expect(found.reduce((sum, { opensAt, closesAt }) => sum + (closesAt - opensAt) / MINUTE_MS, 0)).toBe(minutes);
  });
});

describe('between two instants', () => {
  const from = at('2026-11-20T00:00:00+02:00');
  const to = at('2026-11-21T12:00:00+02:00');

  test('stretches are cut at both, and the night before still counts', () => {
    const schedule = aSchedule({ hours: { REGULAR: [...weekly('18:00-02:00'), ...weekly('11:00-15:00')] } });
    expect(walls(openIntervals(schedule, 'pickup', from, to))).toEqual([
      '2026-11-20T00:00:00 – 2026-11-20T02:00:00',
      '2026-11-20T11:00:00 – 2026-11-20T15:00:00',
      '2026-11-20T18:00:00 – 2026-11-21T02:00:00',
      '2026-11-21T11:00:00 – 2026-11-21T12:00:00',
    ]);
  });

  test('a closure takes the shift that begins on its day, not the end of the one before', () => {
    const closures = [aClosure('2026-11-20', '2026-11-20')];
    const schedule = aSchedule({ hours: { REGULAR: weekly('18:00-02:00') }, closures });
    expect(walls(openIntervals(schedule, 'pickup', from, to))).toEqual(['2026-11-20T00:00:00 – 2026-11-20T02:00:00']);
  });

  test('a service without any defined hours is open all the time, but for closures', () => {
    const closures = [aClosure('2026-11-21', '2026-11-21', { services: ['delivery'] })];
    const schedule = aSchedule({ hours: { REGULAR: null }, closures });
    expect(walls(openIntervals(schedule, 'pickup', from, to))).toEqual(['2026-11-20T00:00:00 – 2026-11-21T12:00:00']);
    expect(walls(openIntervals(schedule, 'delivery', from, to))).toEqual(['2026-11-20T00:00:00 – 2026-11-21T00:00:00']);
  });

  test('a service that is off is never open', () => {
    const schedule = aSchedule({ services: { pickup: terms({ enabled: false }) } });
    expect(openIntervals(schedule, 'pickup', from, to)).toEqual([]);
    expect(openIntervals(schedule, 'restaurant', from, to)).not.toEqual([]);
  });

  test('an empty or reversed span holds nothing', () => {
    expect(openIntervals(aSchedule(), 'pickup', to, to)).toEqual([]);
    expect(openIntervals(aSchedule(), 'pickup', to, from)).toEqual([]);
  });
});

test.each([
  ['2026-11-20T09:59:59.999+02:00', false],
  ['2026-11-20T10:00:00+02:00', true],
  ['2026-11-20T21:59:59.999+02:00', true],
  ['2026-11-20T22:00:00+02:00', false],
])('from 10 to 22, at %s open: %s', (iso, open) => {
  expect(isOpenAt(aSchedule(), 'pickup', at(iso))).toBe(open);
});

describe('an independent watchman who walks minute by minute agrees', () => {
  /** Days on both sides of the middle one: a plain week, the turn of the year, both changes of clocks. */
  const MIDDLES = ['2026-11-20', '2026-12-31', '2027-03-28', '2027-10-31', '2028-02-29'].map(localDate);
  const SPAN_DAYS = 3;

  /** Every minute from three days before to three days after, with what the wall clock shows, by Temporal. */
  const NIGHTS = MIDDLES.map((middle) => {
    const first = Date.parse(`${addDays(middle, -SPAN_DAYS)}T00:00Z`);
    const minutes = Array.from({ length: 2 * SPAN_DAYS * 1440 }, (_, minute) => {
      const epochMs = first + minute * MINUTE_MS;
      const { offsetNanoseconds } = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(BUCHAREST);
      return { epochMs, wallMs: epochMs + offsetNanoseconds / 1_000_000 };
    });
    return { middle, minutes };
  });

  /** Opens at the first minute that shows the opening time or later, closes likewise; shifts belong to their first day. */
  function watch(schedule: Schedule, opening: Opening, { middle, minutes }: (typeof NIGHTS)[number]): boolean[] {
    const open = minutes.map(() => false);
    if (opening !== 'restaurant' && !schedule.services[opening].enabled) return open;
    const own = { pickup: schedule.hours.PICKUP, delivery: schedule.hours.DELIVERY };
    const hours = (opening === 'pickup' || opening === 'delivery' ? own[opening] : null) ?? schedule.hours.REGULAR;
    for (let offset = -SPAN_DAYS - 2; offset <= SPAN_DAYS + 1; offset += 1) {
      const date = Temporal.PlainDate.from(middle).add({ days: offset });
      const isShut = schedule.closures.some(
        (closure) =>
          Temporal.PlainDate.compare(closure.startDate, date) <= 0 &&
          Temporal.PlainDate.compare(date, closure.endDate) <= 0 &&
          (opening === 'restaurant' ? closure.services.length === 4 : closure.services.includes(opening)),
      );
      if (isShut) continue;
      const midnight = Date.parse(`${date.toString()}T00:00Z`);
      const shifts = hours?.filter(({ weekday }) => weekday === date.dayOfWeek) ?? [
        { opensMinute: 0, closesMinute: 0 },
      ];
      for (const { opensMinute, closesMinute } of shifts) {
        const opens = midnight + opensMinute * MINUTE_MS;
        const closes = midnight + (closesMinute + (closesMinute <= opensMinute ? 1440 : 0)) * MINUTE_MS;
        const firstMinute = minutes.findIndex(({ wallMs }) => wallMs >= opens);
        const lastMinute = minutes.findIndex(({ wallMs }) => wallMs >= closes);
        if (firstMinute >= 0) open.fill(true, firstMinute, lastMinute >= 0 ? lastMinute : undefined);
      }
    }
    return open;
  }

  const minuteOfDay = fc.oneof(
    fc.integer({ min: 0, max: 1439 }),
    fc.constantFrom(0, 1, 170, 180, 181, 195, 239, 240, 241, 1438, 1439),
  );
  const anyHours = fc.array(
    fc.record({
      weekday: fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7),
      opensMinute: minuteOfDay,
      closesMinute: fc.oneof(minuteOfDay, fc.constant(1440)),
    }),
    { maxLength: 14 },
  );
  const anyTerms = fc.integer({ min: 0, max: 9 }).map((dice) => terms({ enabled: dice > 0 }));
  const anyNight = fc.constantFrom(...NIGHTS);
  const anyOpening = fc.constantFrom<Opening>('pickup', 'delivery', 'booking', 'restaurant');
  const anyCase = anyNight.chain((night) =>
    fc.record({
      night: fc.constant(night),
      opening: anyOpening,
      schedule: fc
        .record({
          REGULAR: fc.option(anyHours, { freq: 5 }),
          PICKUP: fc.option(anyHours),
          DELIVERY: fc.option(anyHours),
          closures: fc.array(
            fc
              .record({
                start: fc.integer({ min: -5, max: 3 }),
                days: fc.integer({ min: 0, max: 2 }),
                services: fc.oneof(fc.constant(SERVICES), fc.subarray([...SERVICES])),
              })
              .map(({ start, days, services }) => {
                const from: LocalDate = addDays(night.middle, start);
                return aClosure(from, addDays(from, days), { services });
              }),
            { maxLength: 2 },
          ),
          pickup: anyTerms,
        })
        .map(({ closures, pickup, ...hours }) => aSchedule({ hours, closures, services: { pickup } })),
    }),
  );

  test('on every stretch', () => {
    fc.assert(
      fc.property(anyCase, ({ night, opening, schedule }) => {
        const from = instant(night.minutes[0]?.epochMs ?? 0);
        const to = instant(from + night.minutes.length * MINUTE_MS);
        const open = night.minutes.map(() => false);
        for (const { opensAt, closesAt } of openIntervals(schedule, opening, from, to)) {
          open.fill(true, (opensAt - from) / MINUTE_MS, (closesAt - from) / MINUTE_MS);
        }
        expect(open).toEqual(watch(schedule, opening, night));
      }),
      { numRuns: 300 },
    );
  });

  test('on the sign on the door, and on when it is turned', () => {
    fc.assert(
      fc.property(anyCase, fc.nat({ max: 2 * SPAN_DAYS * 1440 - 1 }), ({ night, opening, schedule }, minute) => {
        const open = watch(schedule, opening, night);
        const now = instant(night.minutes[minute]?.epochMs ?? 0);
        expect(isOpenAt(schedule, opening, now)).toBe(open[minute]);
        expect(openState(schedule, opening, now).state === 'open').toBe(open[minute]);
        const turned = open.findIndex((state, later) => later > minute && state !== open[minute]);
        const change = nextChangeAt(schedule, opening, now);
        if (turned >= 0) expect(change).toBe(night.minutes[turned]?.epochMs);
        else expect(change ?? Number.POSITIVE_INFINITY).toBeGreaterThan(night.minutes.at(-1)?.epochMs ?? 0);
      }),
      { numRuns: 300 },
    );
  });
});

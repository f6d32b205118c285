import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatHour } from '#domain/time/format-date.ts';
import { MINUTE_MS, plusMinutes } from '#domain/time/instant.ts';
import { localDate } from '#domain/time/local-date.ts';
import { aLine } from '#test/support/a-cart.ts';
import { aDeliveryForm, aForm, aZone, checkoutFacts, NOON, problemsOf } from '#test/support/a-checkout.ts';
import { aProduct, aWindow } from '#test/support/a-menu.ts';
import { aClosure, aSchedule, at, terms, weekly } from '#test/support/a-schedule.ts';
import { listMoments, listMomentsOn, type MomentQuestion } from './moment-options.ts';

const question: MomentQuestion = {
  schedule: aSchedule(),
  method: 'PICKUP',
  now: NOON,
  days: { today: true, ahead: true },
  extraMinutes: 0,
  windowed: [],
};

test('today on the terms of today, other days on those of pre-orders', () => {
  const schedule = aSchedule({
    services: {
      pickup: terms({ minimumAdvanceMinutes: 45, maximumAdvanceMinutes: 600 }),
      preOrders: terms({ minimumAdvanceMinutes: 1440, maximumAdvanceMinutes: 2880 }),
    },
  });
  const asked = { ...question, schedule };
  expect(listMoments(asked).dates).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
  expect(formatHour(listMomentsOn(asked, localDate('2026-11-20'))[0] ?? NOON)).toBe('12:45');
  expect(formatHour(listMomentsOn(asked, localDate('2026-11-21'))[0] ?? NOON)).toBe('12:00');
});

test('without pre-orders only today is left', () => {
  const schedule = aSchedule({
    services: { pickup: terms({ maximumAdvanceMinutes: 10_000 }), preOrders: terms({ enabled: false }) },
  });
  expect(listMoments({ ...question, schedule }).dates).toEqual(['2026-11-20']);
});

test('a cart for another day only is offered other days, and not as soon as possible', () => {
  const asked = { ...question, days: { today: false, ahead: true } };
  expect(listMoments(asked)).toMatchObject({ asap: { error: { code: 'only_ahead' } }, dates: ['2026-11-21'] });
  expect(listMoments({ ...question, days: { today: true, ahead: false } }).dates).toEqual(['2026-11-20']);
});

test('half past midnight of an evening still open is this evening', () => {
  const schedule = aSchedule({
    hours: { REGULAR: weekly('18:00-02:00') },
    services: { preOrders: terms({ enabled: false }) },
  });
  const asked = { ...question, schedule, now: at('2026-11-20T20:00:00Z') };
  const moments = listMomentsOn(asked, localDate('2026-11-21')).map(formatHour);
  expect(moments.at(0)).toBe('00:00');
  expect(moments.at(-1)).toBe('01:45');
});

test('guests at the table are served while the restaurant is open', () => {
  const schedule = aSchedule({ services: { pickup: terms({ enabled: false }) } });
  expect(listMoments({ ...question, schedule }).asap).toMatchObject({ error: { code: 'service_off' } });
  expect(listMoments({ ...question, schedule, method: 'RESTAURANT' }).asap).toMatchObject({ ok: true });
});

test('nothing is offered that is then refused, whatever the hours, terms, closures, windows and cart', () => {
  const anyTerms = fc.record({
    enabled: fc.boolean(),
    asSoonAsPossible: fc.boolean(),
    minimumAdvanceMinutes: fc.constantFrom(null, 0, 30, 600, 1500),
    maximumAdvanceMinutes: fc.constantFrom(null, 60, 1440, 4320, 10_080),
  });
  const hours = fc.constantFrom('10:00-22:00', '18:00-02:00', '00:00-00:00', '11:30-15:00');
  fc.assert(
    fc.property(
      fc.record({
        minute: fc.integer({ min: 0, max: 14 * 1440 }),
        isDelivered: fc.boolean(),
        regular: hours,
        own: fc.option(hours),
        pickup: anyTerms,
        delivery: anyTerms,
        preOrders: anyTerms,
        isClosed: fc.boolean(),
        extraMinutes: fc.constantFrom(0, 25),
        isOrderableToday: fc.boolean(),
        isOrderableAhead: fc.boolean(),
        availabilityWindows: fc.constantFrom(
          [],
          [aWindow('11:30-15:30', [2, 3, 4, 5])],
          [aWindow('22:00-01:00', [5, 6]), aWindow('03:00-04:00', [7])],
        ),
      }),
      (given) => {
        const own = given.own === null ? null : weekly(given.own, [1, 3, 5, 6]);
        const schedule = aSchedule({
          hours: { REGULAR: weekly(given.regular), DELIVERY: own, PICKUP: own },
          services: { pickup: given.pickup, delivery: given.delivery, preOrders: given.preOrders },
          closures: given.isClosed ? [aClosure('2027-03-26', '2027-03-27')] : [],
        });
        // Two weeks around the change to summer time.
        const now = plusMinutes(at('2027-03-20T00:00:30Z'), given.minute);
        const product = aProduct(given);
        const facts = checkoutFacts([product], {
          schedule,
          at: now,
          zones: [aZone({ extraMinutes: given.extraMinutes })],
        });
        const form = given.isDelivered ? aDeliveryForm() : aForm();
        const asked: MomentQuestion = {
          schedule,
          now,
          method: given.isDelivered ? 'DELIVERY' : 'PICKUP',
          days: { today: given.isOrderableToday, ahead: given.isOrderableAhead },
          extraMinutes: given.isDelivered ? given.extraMinutes : 0,
          windowed:
            given.availabilityWindows.length === 0
              ? []
              : [{ name: product.name, windows: product.availabilityWindows }],
        };
        const refusedAt = (about: Partial<typeof form>) =>
          problemsOf({ facts, lines: [aLine(product)], form: { ...form, ...about } });
        const { asap, dates } = listMoments(asked);
        expect(refusedAt({ when: 'asap' }).length === 0).toBe(asap.ok);
        for (const date of [...dates.slice(0, 3), ...dates.slice(-1)]) {
          const moments = listMomentsOn(asked, date);
          expect(moments.length).toBeGreaterThan(0);
          for (const moment of [...moments.slice(0, 1), ...moments.slice(-1)]) {
            expect(moment % (15 * MINUTE_MS)).toBe(0);
            expect(refusedAt({ when: 'chosen', requestedAt: moment })).toEqual([]);
          }
        }
      },
    ),
    { numRuns: 150 },
  );
});

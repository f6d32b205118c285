import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideMoment } from '#domain/schedule/decide-moment.ts';
import { listDays, listSlots } from '#domain/schedule/list-slots.ts';
import { intervalsOfDay, isOpenAt } from '#domain/schedule/open-intervals.ts';
import { openState } from '#domain/schedule/open-state.ts';
import { SERVICES, type Service } from '#domain/schedule/schedule.ts';
import { scheduleInForce } from '#domain/schedule/schedule-in-force.ts';
import { dateOf, firstInstantAt } from '#domain/time/bucharest.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { addDays, localDate, type Weekday } from '#domain/time/local-date.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';
import { aClosure, aSchedule, terms } from '#test/support/a-schedule.ts';

/** Days before which and in which the clocks change, and plain ones. */
const FIRST_DAYS = ['2026-11-20', '2027-03-26', '2027-10-29', '2026-12-30'].map(localDate);
const SPAN_DAYS = 5;

const anyService = fc.constantFrom<Service>(...SERVICES);
const anyCase = fc
  .record({
    first: fc.constantFrom(...FIRST_DAYS),
    opens: fc.integer({ min: 0, max: MINUTES_PER_DAY - 1 }),
    closes: fc.integer({ min: 0, max: MINUTES_PER_DAY }),
    weekdays: fc.subarray<Weekday>([1, 2, 3, 4, 5, 6, 7]),
    closed: fc.integer({ min: 0, max: SPAN_DAYS }),
    days: fc.integer({ min: 0, max: 2 }),
    services: fc.subarray([...SERVICES], { minLength: 1 }),
    service: anyService,
    enabled: fc.boolean(),
  })
  .map(({ first, opens, closes, weekdays, closed, days, services, service, enabled }) => {
    const from = addDays(first, closed);
    const interval = (weekday: Weekday) => ({ weekday, opensMinute: opens, closesMinute: closes });
    const saved = aSchedule({
      hours: { REGULAR: weekdays.map(interval) },
      closures: [aClosure(from, addDays(from, days), { services })],
      services: { [service]: terms({ enabled, maximumAdvanceMinutes: 7 * MINUTES_PER_DAY }) },
    });
    return { first, saved, service };
  });

describe('a closed day closes, whatever the hours and the non-stop switch say', () => {
  test.each([false, true])('non-stop %s: nothing begins on it, no slot is offered, no order is taken for it', (on) => {
    fc.assert(
      fc.property(anyCase, fc.nat({ max: (SPAN_DAYS + 3) * MINUTES_PER_DAY }), ({ first, saved, service }, minute) => {
        const schedule = scheduleInForce(saved, on);
        const now = firstInstantAt(first, 0);
        const isShut = (date: string) =>
          saved.closures.some(
            ({ startDate, endDate, services }) => startDate <= date && date <= endDate && services.includes(service),
          );
        for (let day = 0; day <= SPAN_DAYS + 3; day += 1) {
          const date = addDays(first, day);
          if (isShut(date)) expect(intervalsOfDay(schedule, service, date)).toEqual([]);
        }
        const at = plusMinutes(now, minute);
        const date = dateOf(at);
        // Hours after midnight belong to the evening before, so a day counts as closed only after a closed one.
        if (!isShut(date) || !(on || isShut(addDays(date, -1)))) return;
        expect(isOpenAt(schedule, service, at)).toBe(false);
        expect(openState(schedule, service, at).state).not.toBe('open');
        expect(listSlots({ schedule, service, now, date })).toEqual([]);
        expect(listDays({ schedule, service, now })).not.toContain(date);
        expect(decideMoment({ schedule, service, now, asSoonAsPossible: false, requestedAt: at }).ok).toBe(false);
        expect(decideMoment({ schedule, service, now: at, asSoonAsPossible: true }).ok).toBe(false);
      }),
    );
  });

  test('on every other day the non-stop switch opens every hour of a service that is offered, and no other', () => {
    fc.assert(
      fc.property(anyCase, fc.nat({ max: SPAN_DAYS * MINUTES_PER_DAY }), ({ first, saved, service }, minute) => {
        const at = plusMinutes(firstInstantAt(first, 0), minute);
        const isShut = saved.closures.some(
          ({ startDate, endDate, services }) =>
            startDate <= dateOf(at) && dateOf(at) <= endDate && services.includes(service),
        );
        const { enabled } = saved.services[service];
        expect(isOpenAt(scheduleInForce(saved, true), service, at)).toBe(enabled && !isShut);
      }),
    );
  });
});

test('without the switch the saved schedule is in force as it is', () => {
  const saved = aSchedule({ closures: [aClosure('2026-11-20', '2026-11-20')] });
  expect(scheduleInForce(saved, false)).toBe(saved);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { decideMoment } from '#domain/schedule/decide-moment.ts';
import type { MomentFacts } from '#domain/schedule/moment-bounds.ts';
import { isOpenAt } from '#domain/schedule/open-intervals.ts';
import { preOrderSchedule } from '#domain/schedule/schedule.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { aClosure, aSchedule, at, terms, weekly } from '#test/support/a-schedule.ts';

const friday = (hour: string) => at(`2026-11-20T${hour}:00+02:00`);
const saturday = (hour: string) => at(`2026-11-21T${hour}:00+02:00`);
const facts = (more: Partial<MomentFacts> = {}): MomentFacts => ({
  schedule: aSchedule(),
  service: 'delivery',
  now: friday('12:00'),
  ...more,
});
const ASAP = { asSoonAsPossible: true } as const;
const chosen = (requestedAt: number) => ({ asSoonAsPossible: false, requestedAt: instant(requestedAt) }) as const;

describe('as soon as possible', () => {
  test.each([
    ['09:59', err({ code: 'outside_hours_now', opensAt: friday('10:00') })],
    ['10:00', ok({ asSoonAsPossible: true, at: friday('10:45') })],
    ['21:59', ok({ asSoonAsPossible: true, at: friday('22:44') })],
    ['22:00', err({ code: 'outside_hours_now', opensAt: saturday('10:00') })],
  ])('at %s, open from 10 to 22, half an hour and a quarter for the way', (hour, decision) => {
    const schedule = aSchedule({ services: { delivery: terms({ minimumAdvanceMinutes: 30 }) } });
    expect(decideMoment({ ...facts({ schedule, now: friday(hour), extraMinutes: 15 }), ...ASAP })).toEqual(decision);
  });

  test('where it is not offered it is refused, open or not', () => {
    const schedule = aSchedule({ services: { delivery: terms({ asSoonAsPossible: false }) } });
    for (const now of [friday('12:00'), friday('23:00')]) {
      expect(decideMoment({ ...facts({ schedule, now }), ...ASAP })).toEqual(err({ code: 'asap_not_offered' }));
    }
  });

  test('on a closed day it tells why', () => {
    const schedule = aSchedule({ closures: [aClosure('2026-11-20', '2026-11-20')] });
    expect(decideMoment({ ...facts({ schedule }), ...ASAP })).toEqual(
      err({ code: 'day_closed', message: 'Sărbători fericite!' }),
    );
  });

  test('after midnight on a closed day last night’s shift still cooks', () => {
    const closures = [aClosure('2026-11-20', '2026-11-20')];
    const schedule = aSchedule({ hours: { REGULAR: weekly('18:00-02:00') }, closures });
    expect(decideMoment({ ...facts({ schedule, now: friday('01:00') }), ...ASAP }).ok).toBe(true);
  });

  test('when the restaurant never opens there is no opening to name', () => {
    const schedule = aSchedule({ hours: { REGULAR: [] } });
    expect(decideMoment({ ...facts({ schedule }), ...ASAP })).toEqual(
      err({ code: 'outside_hours_now', opensAt: null }),
    );
  });

  test('without any defined hours it is always possible', () => {
    const schedule = aSchedule({ hours: { REGULAR: null } });
    expect(decideMoment({ ...facts({ schedule, now: friday('04:00') }), ...ASAP }).ok).toBe(true);
  });
});

describe('a chosen moment', () => {
  const services = { delivery: terms({ minimumAdvanceMinutes: 60, maximumAdvanceMinutes: 2 * 1440 }) };
  const today = [{ opensAt: friday('10:00'), closesAt: friday('22:00') }];

  test.each([
    ['12:59', err({ code: 'too_early', earliest: friday('13:00') })],
    ['13:00', ok({ asSoonAsPossible: false, at: friday('13:00') })],
    ['21:59', ok({ asSoonAsPossible: false, at: friday('21:59') })],
    ['22:00', err({ code: 'outside_hours', intervals: today, last: friday('21:45') })],
    ['23:59', err({ code: 'outside_hours', intervals: today, last: friday('21:45') })],
  ])('at noon, an hour ahead at least, for %s', (hour, decision) => {
    const schedule = aSchedule({ services });
    expect(decideMoment({ ...facts({ schedule }), ...chosen(friday(hour)) })).toEqual(decision);
  });

  test('the present minute counts from its beginning, so an offered slot holds while the form is filled in', () => {
    const schedule = aSchedule({ services });
    const now = instant(friday('12:00') + 59_999);
    expect(decideMoment({ ...facts({ schedule, now }), ...chosen(friday('13:00')) }).ok).toBe(true);
    const next = instant(now + 1);
    expect(decideMoment({ ...facts({ schedule, now: next }), ...chosen(friday('13:00')) })).toEqual(
      err({ code: 'too_early', earliest: friday('13:01') }),
    );
  });

  test('the way to the village comes on top of the minimum', () => {
    const schedule = aSchedule({ services });
    expect(decideMoment({ ...facts({ schedule, extraMinutes: 20 }), ...chosen(friday('13:15')) })).toEqual(
      err({ code: 'too_early', earliest: friday('13:20') }),
    );
  });

  test.each([
    ['2026-11-22T12:00:00+02:00', null],
    ['2026-11-22T12:01:00+02:00', '2026-11-22T12:00:00+02:00'],
  ])('two days ahead at most, for %s', (iso, latest) => {
    const schedule = aSchedule({ services });
    const decision = decideMoment({ ...facts({ schedule }), ...chosen(at(iso)) });
    expect(decision).toEqual(
      latest ? err({ code: 'too_late', latest: at(latest) }) : ok({ asSoonAsPossible: false, at: at(iso) }),
    );
  });

  test('without a maximum of its own a service takes orders for the coming 24 hours', () => {
    expect(decideMoment({ ...facts(), ...chosen(saturday('12:00')) }).ok).toBe(true);
    expect(decideMoment({ ...facts(), ...chosen(plusMinutes(saturday('12:00'), 1)) })).toEqual(
      err({ code: 'too_late', latest: saturday('12:00') }),
    );
  });

  test('without a minimum now is early enough, and a minute ago is not', () => {
    expect(decideMoment({ ...facts(), ...chosen(friday('12:00')) }).ok).toBe(true);
    expect(decideMoment({ ...facts(), ...chosen(friday('11:59')) })).toEqual(
      err({ code: 'too_early', earliest: friday('12:00') }),
    );
  });

  test('too early names a moment within opening hours, where there is one in time', () => {
    const late = { ...facts({ schedule: aSchedule({ services }), now: friday('21:30') }), ...chosen(friday('21:45')) };
    expect(decideMoment(late)).toEqual(err({ code: 'too_early', earliest: saturday('10:00') }));
    const hasty = aSchedule({
      services: { delivery: terms({ minimumAdvanceMinutes: 60, maximumAdvanceMinutes: 120 }) },
    });
    expect(decideMoment({ ...late, schedule: hasty })).toEqual(err({ code: 'too_early', earliest: friday('22:30') }));
    const toTheMinute = terms({ minimumAdvanceMinutes: 60, maximumAdvanceMinutes: 750 });
    expect(decideMoment({ ...late, schedule: aSchedule({ services: { delivery: toTheMinute } }) })).toEqual(
      err({ code: 'too_early', earliest: saturday('10:00') }),
    );
    const never = aSchedule({ hours: { REGULAR: [] }, services });
    expect(decideMoment({ ...late, schedule: never })).toEqual(err({ code: 'too_early', earliest: friday('22:30') }));
  });

  test('a weekday without hours has no schedule', () => {
    const schedule = aSchedule({ hours: { REGULAR: weekly('10:00-22:00', [1, 2, 3, 4, 5]) }, services });
    expect(decideMoment({ ...facts({ schedule }), ...chosen(saturday('14:00')) })).toEqual(
      err({ code: 'no_schedule' }),
    );
  });

  test('a closed day tells why, even when it is also too soon or too far', () => {
    const schedule = aSchedule({ closures: [aClosure('2026-11-20', '2026-12-31')], services });
    const closed = err({ code: 'day_closed', message: 'Sărbători fericite!' });
    for (const iso of ['2026-11-20T12:01:00+02:00', '2026-11-21T15:00:00+02:00', '2026-12-24T15:00:00+02:00']) {
      expect(decideMoment({ ...facts({ schedule }), ...chosen(at(iso)) })).toEqual(closed);
    }
  });

  test('own hours beat the regular ones; without own hours the regular ones hold for delivery too', () => {
    const own = aSchedule({ hours: { DELIVERY: weekly('12:00-20:00') }, services });
    expect(decideMoment({ ...facts({ schedule: own }), ...chosen(friday('20:30')) })).toMatchObject({
      error: { code: 'outside_hours' },
    });
    expect(decideMoment({ ...facts({ schedule: aSchedule({ services }) }), ...chosen(friday('20:30')) }).ok).toBe(true);
  });

  test('after midnight the evening’s shift serves the next calendar day', () => {
    const schedule = aSchedule({ hours: { REGULAR: weekly('18:00-02:00', [5]) }, services });
    expect(decideMoment({ ...facts({ schedule }), ...chosen(saturday('01:45')) }).ok).toBe(true);
    expect(decideMoment({ ...facts({ schedule }), ...chosen(saturday('02:00')) })).toEqual(
      err({ code: 'no_schedule' }),
    );
  });

  test('orders for another day run on the terms of pre-orders', () => {
    const preOrders = terms({ minimumAdvanceMinutes: 1440, maximumAdvanceMinutes: 7 * 1440 });
    const schedule = preOrderSchedule(aSchedule({ services: { preOrders } }), 'delivery');
    expect(decideMoment({ ...facts({ schedule }), ...chosen(at('2026-11-27T12:00:00+02:00')) }).ok).toBe(true);
    expect(decideMoment({ ...facts({ schedule }), ...ASAP })).toEqual(err({ code: 'asap_not_offered' }));
  });
});

test('a service that is off refuses everything first', () => {
  const schedule = aSchedule({
    services: { delivery: terms({ enabled: false, asSoonAsPossible: false }) },
    closures: [aClosure('2026-11-20', '2026-11-20')],
  });
  expect(decideMoment({ ...facts({ schedule }), ...ASAP })).toEqual(err({ code: 'service_off' }));
  expect(decideMoment({ ...facts({ schedule }), ...chosen(friday('14:00')) })).toEqual(err({ code: 'service_off' }));
});

test('an accepted moment is the one asked for, within both bounds and within hours; never moved', () => {
  const minutes = fc.integer({ min: -60, max: 3000 });
  const advance = fc.option(fc.integer({ min: 0, max: 2000 }));
  fc.assert(
    fc.property(minutes, minutes, advance, advance, fc.nat(90), (clock, ahead, minimum, maximum, extraMinutes) => {
      const service = terms({ minimumAdvanceMinutes: minimum, maximumAdvanceMinutes: maximum });
      const hours = { REGULAR: [...weekly('11:00-15:00'), ...weekly('18:00-02:00', [5, 6])] };
      const schedule = aSchedule({ hours, services: { delivery: service } });
      const now = plusMinutes(friday('12:00'), clock);
      const requestedAt = plusMinutes(now, ahead);
      const decision = decideMoment({ ...facts({ schedule, now, extraMinutes }), ...chosen(requestedAt) });
      const isOpen = isOpenAt(schedule, 'delivery', requestedAt);
      const isInTime = ahead >= (minimum ?? 0) + extraMinutes && ahead <= (maximum ?? 1440);
      expect(decision.ok).toBe(isOpen && isInTime);
      if (decision.ok) expect(decision.value).toEqual({ asSoonAsPossible: false, at: requestedAt });
      else if (decision.error.code === 'too_early') {
        const { earliest } = decision.error;
        const retry = decideMoment({ ...facts({ schedule, now, extraMinutes }), ...chosen(earliest) });
        expect(retry).not.toMatchObject({ error: { code: 'too_early' } });
      }
    }),
    { numRuns: 500 },
  );
});

describe('where the kitchen has no room', () => {
  const quarters = (...hours: readonly string[]) => ({ left: [], closed: hours.map(friday) });

  test('a chosen moment is refused, the next quarter is not', () => {
    const schedule = aSchedule({ capacity: quarters('19:00') });
    const full = err({ code: 'slot_full', next: null });
    expect(decideMoment({ ...facts({ schedule }), ...chosen(friday('19:14')) })).toEqual(full);
    expect(decideMoment({ ...facts({ schedule }), ...chosen(friday('19:15')) }).ok).toBe(true);
  });

  test('as soon as possible is later, or refused where no quarter is left', () => {
    const later = aSchedule({ capacity: quarters('12:00') });
    expect(decideMoment({ ...facts({ schedule: later }), ...ASAP })).toMatchObject({ value: { at: friday('12:15') } });
    const never = aSchedule({ hours: { REGULAR: weekly('10:00-12:15') }, capacity: quarters('12:00', '12:15') });
    expect(decideMoment({ ...facts({ schedule: never }), ...ASAP })).toEqual(err({ code: 'slot_full', next: null }));
  });

  test('a table takes nothing of it', () => {
    const schedule = aSchedule({ capacity: quarters('12:00', '19:00') });
    const table = facts({ schedule, service: 'booking' });
    expect(decideMoment({ ...table, ...chosen(friday('19:00')) }).ok).toBe(true);
    expect(decideMoment({ ...table, ...ASAP }).ok).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import { orderTerms } from '#domain/orders/placing/order-terms.ts';
import { err, ok } from '#domain/result.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { localDate } from '#domain/time/local-date.ts';
import { aClosure, aSchedule, at, terms, weekly } from '#test/support/a-schedule.ts';
import { decideMoment } from './decide-moment.ts';
import { listSlots } from './list-slots.ts';
import { busyEnd, busyMinutes, findPause, type PauseLength, pauseEnd, startPause } from './pauses.ts';
import { type PausableService, preOrderSchedule, type Schedule } from './schedule.ts';

const friday = (hour: string) => at(`2026-11-20T${hour}:00+02:00`);
const saturday = (hour: string) => at(`2026-11-21T${hour}:00+02:00`);
const paused = (service: PausableService, until: Instant, coversUntil = until) => ({ service, until, coversUntil });
const lunchAndDinner = { REGULAR: [...weekly('11:00-15:00'), ...weekly('18:00-02:00')] };

describe('when a pause ends', () => {
  test.each<readonly [string, string, PauseLength, string]>([
    ['a quarter of an hour', '12:00', '15', '20.11.2026, 12:15'],
    ['half an hour', '12:00', '30', '20.11.2026, 12:30'],
    ['an hour', '12:00', '60', '20.11.2026, 13:00'],
    ['at lunch, until dinner', '12:00', 'next_shift', '20.11.2026, 18:00'],
    ['between the shifts, until dinner', '16:00', 'next_shift', '20.11.2026, 18:00'],
    ['at dinner, until tomorrow’s lunch', '19:00', 'next_shift', '21.11.2026, 11:00'],
    ['after midnight of an open evening, until lunch', '01:00', 'next_shift', '20.11.2026, 11:00'],
    ['today ends with the dinner', '12:00', 'today', '21.11.2026, 02:00'],
    ['after midnight today is the evening still open', '01:00', 'today', '20.11.2026, 02:00'],
  ])('%s', (_, hour, length, end) => {
    const until = pauseEnd(aSchedule({ hours: lunchAndDinner }), 'delivery', length, friday(hour));
    expect(until === null ? null : formatDateTime(until)).toBe(end);
  });

  test('when nothing opens any more today, today ends at midnight', () => {
    expect(pauseEnd(aSchedule(), 'pickup', 'today', friday('23:00'))).toBe(saturday('00:00'));
    expect(pauseEnd(aSchedule({ hours: { REGULAR: [] } }), 'pickup', 'today', friday('12:00'))).toBe(saturday('00:00'));
  });

  test('a shop that never closes, or never opens, has no next shift', () => {
    expect(pauseEnd(aSchedule({ hours: { REGULAR: null } }), 'pickup', 'next_shift', friday('12:00'))).toBeNull();
    expect(pauseEnd(aSchedule({ hours: { REGULAR: [] } }), 'pickup', 'next_shift', friday('12:00'))).toBeNull();
    const untilHoliday = aSchedule({
      hours: { REGULAR: weekly('00:00-00:00') },
      closures: [aClosure('2026-12-01', '2026-12-01')],
    });
    expect(pauseEnd(untilHoliday, 'pickup', 'next_shift', friday('12:00'))).toBeNull();
    const lastDay = aSchedule({ closures: [aClosure('2026-11-21', '2028-11-20')] });
    expect(pauseEnd(lastDay, 'pickup', 'next_shift', friday('12:00'))).toBeNull();
  });

  test('a new pause is counted from the usual hours, not from the pause before', () => {
    const schedule = aSchedule({ pauses: [paused('delivery', saturday('12:00'))] });
    expect(pauseEnd(schedule, 'delivery', 'next_shift', friday('12:00'))).toBe(saturday('10:00'));
    expect(startPause(schedule, 'delivery', friday('12:30'), friday('12:00'))).toEqual(
      paused('delivery', friday('12:30')),
    );
  });

  test('for tables it covers the rest of today, or longer where it lasts longer', () => {
    expect(startPause(aSchedule(), 'booking', friday('12:30'), friday('12:00'))).toEqual(
      paused('booking', friday('12:30'), friday('22:00')),
    );
    expect(startPause(aSchedule(), 'booking', saturday('10:00'), friday('12:00'))).toEqual(
      paused('booking', saturday('10:00')),
    );
  });
});

describe('when a busy mode ends', () => {
  const off = terms({ enabled: false });
  const late = { REGULAR: weekly('10:00-16:00'), DELIVERY: weekly('12:00-23:00') };
  test.each<readonly [string, Parameters<typeof aSchedule>[0], PauseLength, Instant | null]>([
    ['today, with the service that is open longer', { hours: late }, 'today', friday('23:00')],
    [
      'today, with the only one that is offered',
      { hours: late, services: { delivery: off } },
      'today',
      friday('16:00'),
    ],
    [
      'today at midnight, where none is offered',
      { hours: late, services: { pickup: off, delivery: off } },
      'today',
      saturday('00:00'),
    ],
    ['with the next shift of both', { hours: late }, 'next_shift', saturday('12:00')],
    ['a service without hours does not count', { hours: { DELIVERY: [] } }, 'next_shift', saturday('10:00')],
    ['never, where delivery never closes', { hours: { DELIVERY: weekly('00:00-00:00') } }, 'next_shift', null],
    ['never, where pickup never closes', { hours: { PICKUP: weekly('00:00-00:00') } }, 'next_shift', null],
    ['after an hour', { hours: late }, '60', friday('14:00')],
  ])('%s', (_, facts, length, end) => {
    expect(busyEnd(aSchedule(facts), length, friday('13:00'))).toBe(end);
  });
});

describe('while delivery is paused until 12:30', () => {
  const schedule = aSchedule({
    services: { delivery: terms({ minimumAdvanceMinutes: 10 }) },
    pauses: [paused('delivery', friday('12:30'))],
  });
  const decide = (facts: { readonly schedule?: Schedule; readonly now?: Instant; readonly wanted: Instant | null }) =>
    decideMoment({
      schedule: facts.schedule ?? schedule,
      service: 'delivery',
      now: facts.now ?? friday('12:00'),
      ...(facts.wanted === null ? { asSoonAsPossible: true } : { asSoonAsPossible: false, requestedAt: facts.wanted }),
    });
  const stopped = (resumesAt: Instant | null) => err({ code: 'service_paused', service: 'delivery', resumesAt });

  test('as soon as possible is refused with the moment it goes on, and taken from that moment', () => {
    expect(decide({ wanted: null })).toEqual(stopped(friday('12:30')));
    expect(decide({ now: friday('12:29'), wanted: null })).toEqual(stopped(friday('12:30')));
    expect(decide({ now: friday('12:30'), wanted: null })).toEqual(ok({ asSoonAsPossible: true, at: friday('12:40') }));
  });

  test('a chosen moment is refused within the pause and taken after it', () => {
    expect(decide({ wanted: friday('12:29') })).toEqual(stopped(friday('12:30')));
    expect(decide({ wanted: friday('12:30') })).toEqual(ok({ asSoonAsPossible: false, at: friday('12:30') }));
    expect(decide({ now: friday('12:25'), wanted: friday('12:28') })).toEqual(stopped(friday('12:35')));
    expect(decide({ now: friday('12:25'), wanted: friday('12:33') })).toEqual(
      err({ code: 'too_early', earliest: friday('12:35') }),
    );
  });

  test('hours and closures count before it, and what follows it is within the hours', () => {
    const late = aSchedule({ pauses: [paused('delivery', friday('23:00'))] });
    expect(decide({ schedule: late, wanted: null })).toEqual(stopped(saturday('10:00')));
    const closed = { ...schedule, closures: [aClosure('2026-11-20', '2026-11-20')] };
    expect(decide({ schedule: closed, wanted: null })).toMatchObject({ error: { code: 'day_closed' } });
    const never = aSchedule({ hours: { REGULAR: [] }, pauses: [paused('delivery', friday('12:30'))] });
    expect(decide({ schedule: never, wanted: null })).toEqual(stopped(null));
  });

  test('the moments that are offered begin after it; pickup and dining in go on', () => {
    const slots = listSlots({
      schedule,
      service: 'delivery',
      now: friday('12:00'),
      date: localDate('2026-11-20'),
    });
    expect(slots[0]).toBe(friday('12:30'));
    expect(findPause(schedule, 'pickup', friday('12:00'))).toBeNull();
    expect(findPause(schedule, 'restaurant', friday('12:00'))).toBeNull();
    const noBags = aSchedule({ pauses: [paused('pickup', friday('12:30'))] });
    expect(orderTerms(noBags, 'RESTAURANT').today.pauses).toEqual([]);
    expect(orderTerms(noBags, 'PICKUP').today.pauses).toHaveLength(1);
  });

  test('orders for another day are taken on', () => {
    const ahead = preOrderSchedule(aSchedule({ pauses: [paused('delivery', friday('22:00'))] }), 'delivery');
    expect(decide({ schedule: ahead, wanted: saturday('11:00') }).ok).toBe(true);
  });
});

describe('a busy kitchen', () => {
  const schedule = aSchedule({ busy: { extraMinutes: 20, until: friday('13:00') } });

  test.each([
    ['pickup', '12:59', 20],
    ['delivery', '12:59', 20],
    ['booking', '12:59', 0],
    ['restaurant', '12:59', 0],
    ['pickup', '13:00', 0],
  ] as const)('%s at %s: %i minutes more', (opening, hour, minutes) => {
    expect(busyMinutes(schedule, opening, friday(hour))).toBe(minutes);
    expect(busyMinutes(aSchedule(), opening, friday(hour))).toBe(0);
  });

  test('takes longer before the first moment one may choose', () => {
    const wish = { service: 'pickup', now: friday('12:00'), asSoonAsPossible: false } as const;
    expect(decideMoment({ schedule, ...wish, requestedAt: friday('12:19') })).toEqual(
      err({ code: 'too_early', earliest: friday('12:20') }),
    );
    expect(decideMoment({ schedule, ...wish, requestedAt: friday('12:20') }).ok).toBe(true);
    expect(decideMoment({ ...wish, schedule, asSoonAsPossible: true, requestedAt: null })).toEqual(
      ok({ asSoonAsPossible: true, at: friday('12:20') }),
    );
  });
});

import { describe, expect, test } from 'vitest';
import type { DeliveryMethod } from '#domain/orders/order.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { aClosure, aSchedule, at, terms, weekly } from '#test/support/a-schedule.ts';
import { findFirstMoment } from './list-moments.ts';
import { LAST_CALL_MINUTES, minutesLeft } from './minutes-left.ts';
import { orderTerms } from './order-terms.ts';
import { orderingNow } from './ordering-now.ts';

const friday = (hour: string) => at(`2026-11-20T${hour}:00+02:00`);
const off = terms({ enabled: false });
const twoShifts = { REGULAR: [...weekly('11:00-15:00'), ...weekly('18:00-02:00')] };
const allDay = { REGULAR: weekly('00:00-00:00') };
const text = (moment: Instant | null) => (moment === null ? null : formatDateTime(moment));

function ask(schedule: Schedule, now: Instant, method: DeliveryMethod = 'DELIVERY') {
  const ordering = orderingNow({ schedule, method, now });
  if (ordering.state === 'now') return [text(ordering.closesAt), text(ordering.reopensAt)];
  return ordering.state === 'later' ? text(ordering.first) : 'off';
}

describe('how one can order', () => {
  test.each<readonly [string, Schedule, Instant, unknown]>([
    ['open until tonight', aSchedule(), friday('12:00'), ['20.11.2026, 22:00', null]],
    [
      'open until after lunch, and again',
      aSchedule({ hours: twoShifts }),
      friday('14:50'),
      ['20.11.2026, 15:00', '20.11.2026, 18:00'],
    ],
    ['before midnight, until after it', aSchedule({ hours: twoShifts }), friday('23:50'), ['21.11.2026, 02:00', null]],
    [
      'after midnight, and again at lunch',
      aSchedule({ hours: twoShifts }),
      friday('01:50'),
      ['20.11.2026, 02:00', '20.11.2026, 11:00'],
    ],
    ['around the clock', aSchedule({ hours: allDay }), friday('12:00'), [null, null]],
    [
      'around the clock, closed tomorrow',
      aSchedule({ hours: allDay, closures: [aClosure('2026-11-21', '2026-11-21')] }),
      friday('23:50'),
      ['21.11.2026, 00:00', null],
    ],
    ['closed until the morning', aSchedule(), friday('08:05'), '20.11.2026, 10:00'],
    [
      'nothing now, but a chosen hour',
      aSchedule({ services: { delivery: terms({ asSoonAsPossible: false }) } }),
      friday('12:05'),
      '20.11.2026, 12:15',
    ],
    [
      'paused',
      aSchedule({ pauses: [{ service: 'delivery', until: friday('12:30'), coversUntil: friday('12:30') }] }),
      friday('12:00'),
      '20.11.2026, 12:30',
    ],
    ['switched off', aSchedule({ services: { delivery: off } }), friday('12:00'), 'off'],
    ['never open', aSchedule({ hours: { REGULAR: [] } }), friday('12:00'), 'off'],
    ['closed, and another day may not be chosen', aSchedule({ services: { preOrders: off } }), friday('23:00'), 'off'],
  ])('%s', (_, schedule, now, answer) => {
    expect(ask(schedule, now)).toEqual(answer);
  });

  test('at the table nothing is estimated, and no pause of bags counts', () => {
    const schedule = aSchedule({
      usualMinutes: { pickup: 40 },
      pauses: [{ service: 'pickup', until: friday('13:00'), coversUntil: friday('13:00') }],
    });
    expect(orderingNow({ schedule, method: 'RESTAURANT', now: friday('12:00') })).toMatchObject({
      state: 'now',
      minutes: null,
    });
    expect(orderingNow({ schedule, method: 'PICKUP', now: friday('13:00') })).toMatchObject({
      state: 'now',
      minutes: 40,
    });
  });

  test('what may be ordered ahead only has no moment today', () => {
    const terms = orderTerms(aSchedule(), 'PICKUP');
    const question = { terms, now: friday('12:00'), extraMinutes: 0 };
    expect(text(findFirstMoment({ ...question, days: { today: false, ahead: true } }))).toBe('21.11.2026, 10:00');
    expect(text(findFirstMoment({ ...question, days: { today: true, ahead: false } }))).toBe('20.11.2026, 12:00');
  });
});

test.each([
  ['21:39:59', null],
  ['21:40:00', LAST_CALL_MINUTES],
  ['21:48:00', 12],
  ['21:59:59', 1],
  ['22:00:00', null],
] as const)('at %s %s minutes are left until ten', (time, minutes) => {
  expect(minutesLeft(friday('22:00'), at(`2026-11-20T${time}+02:00`))).toBe(minutes);
});

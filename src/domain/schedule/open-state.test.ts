import { describe, expect, test } from 'vitest';
import { nextChangeAt, openState } from '#domain/schedule/open-state.ts';
import { aClosure, aSchedule, at, terms, weekly } from '#test/support/a-schedule.ts';

const friday = (hour: string) => at(`2026-11-20T${hour}:00+02:00`);
const saturday = (hour: string) => at(`2026-11-21T${hour}:00+02:00`);

describe('the sign on the door', () => {
  const lunchAndDinner = { REGULAR: [...weekly('11:00-15:00'), ...weekly('18:00-02:00')] };

  test.each([
    ['01:59', { state: 'open', until: friday('02:00') }],
    ['02:00', { state: 'closed', opensAt: friday('11:00'), closure: null }],
    ['11:00', { state: 'open', until: friday('15:00') }],
    ['15:00', { state: 'closed', opensAt: friday('18:00'), closure: null }],
    ['23:59', { state: 'open', until: saturday('02:00') }],
  ])('lunch and dinner, at %s', (hour, sign) => {
    expect(openState(aSchedule({ hours: lunchAndDinner }), 'restaurant', friday(hour))).toEqual(sign);
  });

  test('stretches that touch at midnight are one', () => {
    const hours = { REGULAR: [...weekly('18:00-00:00', [5]), ...weekly('00:00-03:00', [6])] };
    expect(openState(aSchedule({ hours }), 'pickup', friday('20:00'))).toEqual({
      state: 'open',
      until: saturday('03:00'),
    });
  });

  test('round the clock no closing is in sight, until a closure is saved', () => {
    const hours = { REGULAR: weekly('00:00-00:00') };
    expect(openState(aSchedule({ hours }), 'pickup', friday('20:00'))).toEqual({ state: 'open', until: null });
    expect(nextChangeAt(aSchedule({ hours }), 'pickup', friday('20:00'))).toBeNull();
    const closures = [aClosure('2026-12-25', '2026-12-26')];
    expect(openState(aSchedule({ hours, closures }), 'pickup', friday('20:00'))).toEqual({
      state: 'open',
      until: at('2026-12-25T00:00:00+02:00'),
    });
  });

  test('during a closure it carries the closure, and the day after it', () => {
    const closure = aClosure('2026-11-19', '2026-11-22');
    const schedule = aSchedule({ closures: [closure] });
    expect(openState(schedule, 'delivery', friday('12:00'))).toEqual({
      state: 'closed',
      opensAt: at('2026-11-23T10:00:00+02:00'),
      closure,
    });
  });

  test('the evening before a closure it is merely closed', () => {
    const schedule = aSchedule({ closures: [aClosure('2026-11-21', '2026-11-22')] });
    expect(openState(schedule, 'delivery', friday('22:30'))).toEqual({
      state: 'closed',
      opensAt: at('2026-11-23T10:00:00+02:00'),
      closure: null,
    });
  });

  test('a closure of more than a year, or a week without hours, says never', () => {
    const closure = aClosure('2026-11-20', '2028-11-20');
    expect(openState(aSchedule({ closures: [closure] }), 'pickup', friday('12:00'))).toEqual({
      state: 'never',
      closure,
    });
    expect(openState(aSchedule({ hours: { REGULAR: [] } }), 'pickup', friday('12:00'))).toEqual({
      state: 'never',
      closure: null,
    });
  });

  test('the last day before a year-long closure still tells its closing time', () => {
    const schedule = aSchedule({ closures: [aClosure('2026-11-21', '2028-11-20')] });
    expect(openState(schedule, 'pickup', friday('12:00'))).toEqual({ state: 'open', until: friday('22:00') });
  });

  test('a service that is off says never, and blames no closure', () => {
    const closures = [aClosure('2026-11-20', '2026-11-20')];
    const schedule = aSchedule({ closures, services: { booking: terms({ enabled: false }) } });
    expect(openState(schedule, 'booking', friday('12:00'))).toEqual({ state: 'never', closure: null });
  });
});

test.each([
  ['09:59', friday('10:00')],
  ['10:00', friday('22:00')],
  ['22:00', saturday('10:00')],
])('from 10 to 22, at %s the sign is turned next at the hour', (hour, change) => {
  expect(nextChangeAt(aSchedule(), 'restaurant', friday(hour))).toBe(change);
});

test('a service that never opens changes never', () => {
  expect(nextChangeAt(aSchedule({ hours: { REGULAR: [] } }), 'pickup', friday('12:00'))).toBeNull();
});

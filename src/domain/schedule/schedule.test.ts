import { describe, expect, test } from 'vitest';
import { isOpenAt } from '#domain/schedule/open-intervals.ts';
import { findClosure, hoursOf, isOffered, preOrderSchedule, SERVICES } from '#domain/schedule/schedule.ts';
import { localDate } from '#domain/time/local-date.ts';
import { aClosure, aSchedule, at, terms, weekly } from '#test/support/a-schedule.ts';

const regular = weekly('10:00-22:00');
const pickup = weekly('11:00-21:00');
const delivery = weekly('12:00-20:00');

describe('which hours are in force', () => {
  test.each([
    { opening: 'pickup', hours: { REGULAR: regular, PICKUP: pickup, DELIVERY: delivery }, inForce: pickup },
    { opening: 'delivery', hours: { REGULAR: regular, PICKUP: pickup, DELIVERY: delivery }, inForce: delivery },
    { opening: 'booking', hours: { REGULAR: regular, PICKUP: pickup, DELIVERY: delivery }, inForce: regular },
    { opening: 'preOrders', hours: { REGULAR: regular, PICKUP: pickup, DELIVERY: delivery }, inForce: regular },
    { opening: 'restaurant', hours: { REGULAR: regular, PICKUP: pickup, DELIVERY: delivery }, inForce: regular },
    { opening: 'delivery', hours: { REGULAR: regular, PICKUP: pickup, DELIVERY: null }, inForce: regular },
    { opening: 'delivery', hours: { REGULAR: regular, PICKUP: null, DELIVERY: [] }, inForce: [] },
    { opening: 'pickup', hours: { REGULAR: null, PICKUP: null, DELIVERY: delivery }, inForce: null },
  ] as const)('$opening', ({ opening, hours, inForce }) => {
    expect(hoursOf(aSchedule({ hours }), opening)).toEqual(inForce);
  });
});

describe('closures', () => {
  const christmas = aClosure('2026-12-25', '2026-12-26');
  const noDrivers = aClosure('2026-12-25', '2026-12-31', { services: ['delivery'] });

  test.each([
    ['2026-12-24', 'delivery', null],
    ['2026-12-25', 'delivery', christmas],
    ['2026-12-26', 'pickup', christmas],
    ['2026-12-27', 'pickup', null],
    ['2026-12-27', 'delivery', noDrivers],
    ['2026-12-31', 'delivery', noDrivers],
    ['2027-01-01', 'delivery', null],
    ['2026-12-25', 'restaurant', christmas],
    ['2026-12-27', 'restaurant', null],
  ] as const)('on %s, %s', (date, opening, closure) => {
    const schedule = aSchedule({ closures: [christmas, noDrivers] });
    expect(findClosure(schedule, opening, localDate(date))).toBe(closure);
  });
});

test('a service that is off is not offered; the restaurant always is', () => {
  const off = terms({ enabled: false });
  const schedule = aSchedule({ services: { pickup: off, delivery: off, booking: off, preOrders: off } });
  for (const service of SERVICES) expect(isOffered(schedule, service)).toBe(false);
  expect(isOffered(schedule, 'restaurant')).toBe(true);
  expect(isOffered(aSchedule(), 'booking')).toBe(true);
});

describe('orders for another day', () => {
  const week = 7 * 1440;

  test('keep the hours of the service and take the terms of pre-orders', () => {
    const schedule = aSchedule({
      hours: { PICKUP: pickup },
      services: { preOrders: terms({ minimumAdvanceMinutes: 1440, maximumAdvanceMinutes: week }) },
    });
    const preOrders = preOrderSchedule(schedule, 'pickup');
    expect(hoursOf(preOrders, 'pickup')).toBe(pickup);
    expect(preOrders.services.pickup).toEqual(
      terms({ asSoonAsPossible: false, minimumAdvanceMinutes: 1440, maximumAdvanceMinutes: week }),
    );
    expect(preOrders.services.delivery).toEqual(schedule.services.delivery);
  });

  test.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
  ])('service on: %s, pre-orders on: %s, so offered: %s', (serviceOn, preOrdersOn, offered) => {
    const services = { delivery: terms({ enabled: serviceOn }), preOrders: terms({ enabled: preOrdersOn }) };
    expect(isOffered(preOrderSchedule(aSchedule({ services }), 'delivery'), 'delivery')).toBe(offered);
  });

  test('stop where either stops', () => {
    const noon = at('2026-12-25T12:00:00+02:00');
    for (const services of [['pickup'], ['preOrders']] as const) {
      const schedule = aSchedule({ closures: [aClosure('2026-12-25', '2026-12-25', { services })] });
      expect(isOpenAt(preOrderSchedule(schedule, 'pickup'), 'pickup', noon)).toBe(false);
      expect(isOpenAt(preOrderSchedule(schedule, 'delivery'), 'delivery', noon)).toBe(services[0] === 'pickup');
    }
  });
});

import { expect, test } from 'vitest';
import type { Schedule, Service } from '#domain/schedule/schedule.ts';
import { aClosure, aSchedule, at, terms, weekly } from '#test/support/a-schedule.ts';
import { closedDayOf, type DatedOrder, unservedOrder } from './closed-day.ts';

const saturday = at('2026-12-26T10:00:00Z');
/** Placed on Friday at noon for Saturday at noon, to be picked up. */
const order: DatedOrder = {
  status: 'SCHEDULED',
  method: 'PICKUP',
  placedAt: at('2026-12-25T10:00:00Z'),
  requestedAt: saturday,
  promisedAt: null,
};
const closed = (services?: readonly Service[]) =>
  aSchedule({ closures: [aClosure('2026-12-26', '2026-12-26', services === undefined ? {} : { services })] });

test.each<[string, Partial<DatedOrder>, boolean]>([
  ['a scheduled order on a day that was closed since', {}, true],
  ['an accepted one by the hour promised', { status: 'CONFIRMED', promisedAt: saturday }, true],
  ['one that was moved to another day is safe', { status: 'CONFIRMED', promisedAt: at('2026-12-27T10:00:00Z') }, false],
  ['one that ended needs no call', { status: 'REJECTED' }, false],
  ['as soon as possible of a served day', { status: 'NEW', requestedAt: null }, false],
  ['as soon as possible of the closed day itself', { status: 'NEW', requestedAt: null, placedAt: saturday }, true],
  ['who wanted to eat on the premises', { method: 'RESTAURANT' }, true],
])('%s', (_what, about, isClosed) => {
  expect(closedDayOf(closed(), { ...order, ...about })?.name === 'Sărbători').toBe(isClosed);
});

test('a closed day of some services covers their orders, and that of orders ahead those for another day', () => {
  expect(closedDayOf(closed(['delivery']), order)).toBeNull();
  expect(closedDayOf(closed(['delivery']), { ...order, method: 'DELIVERY' })).not.toBeNull();
  expect(closedDayOf(closed(['preOrders']), order)).not.toBeNull();
  const sameDay = { ...order, placedAt: at('2026-12-26T09:00:00Z') };
  expect(closedDayOf(closed(['preOrders']), sameDay)).toBeNull();
});

const early = at('2026-12-25T11:00:00Z');
const evenings = aSchedule({ hours: { REGULAR: weekly('18:00-22:00') } });
const evening = at('2026-12-26T18:00:00Z');

test.each<[string, Schedule, Partial<DatedOrder>, string | null]>([
  ['on a closed day', closed(), {}, 'closure'],
  ['whose hour is no longer served', evenings, {}, 'hours'],
  ['accepted for such an hour', evenings, { status: 'CONFIRMED', promisedAt: saturday }, 'hours'],
  ['that staff moved into the hours', evenings, { status: 'CONFIRMED', promisedAt: evening }, null],
  ['that staff promised outside of the hours', evenings, { requestedAt: evening, promisedAt: saturday }, null],
  ['as soon as possible, which is being cooked', evenings, { status: 'CONFIRMED', requestedAt: null }, null],
  ['that ended', evenings, { status: 'DELIVERED' }, null],
  ['whose moment is over', evenings, { requestedAt: at('2026-12-25T10:30:00Z') }, null],
  ['by the service’s own hours', aSchedule({ hours: { PICKUP: weekly('18:00-22:00') } }), {}, 'hours'],
  ['of another service', aSchedule({ hours: { DELIVERY: weekly('18:00-22:00') } }), {}, null],
  ['whose service was switched off', aSchedule({ services: { pickup: terms({ enabled: false }) } }), {}, 'service_off'],
  ['while only orders ahead are off', aSchedule({ services: { preOrders: terms({ enabled: false }) } }), {}, null],
  [
    'at a table, which needs no pickup',
    aSchedule({ services: { pickup: terms({ enabled: false }) } }),
    { method: 'RESTAURANT' },
    null,
  ],
])('an order %s', (_what, schedule, about, reason) => {
  expect(unservedOrder(schedule, { ...order, ...about }, early)?.reason ?? null).toBe(reason);
});

import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { aZone } from '#test/support/a-checkout.ts';
import { aSchedule, at, terms, weekly } from '#test/support/a-schedule.ts';
import { describeEstimate } from './describe-estimate.ts';
import { describeOrdering, orderingChanges } from './describe-ordering.ts';

const friday = (hour: string) => at(`2026-11-20T${hour}:00+02:00`);
const blaj = aZone({ extraMinutes: 5, fee: bani(500) });
const services = { delivery: terms({ minimumAdvanceMinutes: 40 }), pickup: terms({ minimumAdvanceMinutes: 20 }) };
const ask = (schedule: ReturnType<typeof aSchedule>, hour: string) => describeOrdering(schedule, blaj, friday(hour));

test('an open shop tells its ways with their minutes', () => {
  expect(ask(aSchedule({ services }), '12:00')).toEqual({
    ways: [
      { method: 'DELIVERY', minutes: 45, estimate: '~45\u00a0min' },
      { method: 'PICKUP', minutes: 20, estimate: '~20\u00a0min' },
    ],
    lastCall: null,
    later: null,
  });
  expect(describeOrdering(aSchedule({ services }), null, friday('12:00')).ways).toEqual([
    { method: 'PICKUP', minutes: 20, estimate: '~20\u00a0min' },
  ]);
});

test.each([
  ['both ways end together', {}, '21:48', { method: null, reopens: '' }],
  ['delivery ends earlier', { DELIVERY: weekly('10:00-21:00') }, '20:50', { method: 'DELIVERY', reopens: '' }],
  ['pickup is all that is left', { DELIVERY: weekly('10:00-21:00') }, '21:50', { method: null, reopens: '' }],
  [
    'after lunch it goes on',
    { REGULAR: [...weekly('11:00-15:00'), ...weekly('18:00-22:00')] },
    '14:45',
    { method: null, reopens: '18:00' },
  ],
] as const)('the last call: %s', (_, hours, hour, call) => {
  expect(ask(aSchedule({ hours, services }), hour).lastCall).toMatchObject(call);
});

test('a closed shop tells the first moment one can order for', () => {
  expect(ask(aSchedule({ services }), '08:00')).toEqual({
    ways: [],
    lastCall: null,
    later: { text: 'Poți comanda de acum: prima oră liberă este azi, la 10:00.' },
  });
  expect(ask(aSchedule({ hours: { REGULAR: [] } }), '08:00').later).toBeNull();
  const hours = { DELIVERY: weekly('11:00-21:00') };
  expect(ask(aSchedule({ hours, services }), '08:00').later).toEqual({
    text: 'Poți comanda de acum: ridicare azi, la 10:00; livrare azi, la 11:00.',
  });
});

test('pages are read again when the last call begins and when a way ends', () => {
  const changes = orderingChanges(aSchedule({ hours: { DELIVERY: weekly('10:00-21:00') } }), blaj, friday('20:50'));
  expect(changes).toEqual([friday('21:00'), friday('21:40'), friday('22:00')]);
  expect(orderingChanges(aSchedule({ hours: { REGULAR: [] } }), blaj, friday('12:00'))).toEqual([]);
});

test.each([
  [null, ''],
  [45, '~45\u00a0min'],
  [119, '~119\u00a0min'],
  [120, '~2\u00a0ore'],
  [1440, '~1\u00a0zi'],
] as const)('%s minutes are written as %s', (minutes, text) => {
  expect(describeEstimate(minutes)).toBe(text);
});

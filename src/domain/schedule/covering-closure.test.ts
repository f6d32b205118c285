import { expect, test } from 'vitest';
import { aClosure, aSchedule, at, weekly } from '#test/support/a-schedule.ts';
import { coveringClosure } from './covering-closure.ts';

const christmas = aClosure('2026-12-25', '2026-12-26', { name: 'Crăciun' });
const evenings = { REGULAR: weekly('18:00-02:00') };

test.each([
  ['a served moment is covered by nothing', '2026-12-24T12:00:00Z', null],
  ['a closed day covers its hours', '2026-12-25T12:00:00Z', 'Crăciun'],
  ['and those in which it is closed anyway', '2026-12-25T22:30:00Z', 'Crăciun'],
  ['an hour after closing time is no closed day', '2026-12-24T21:30:00Z', null],
])('%s', (_what, moment, name) => {
  expect(coveringClosure(aSchedule({ closures: [christmas] }), 'pickup', at(moment))?.name ?? null).toBe(name);
});

test.each([
  ['after midnight of the evening before, the restaurant still serves', '2026-12-24T23:00:00Z', null],
  ['after midnight of a closed evening it does not', '2026-12-26T23:00:00Z', 'Crăciun'],
  ['before the evening begins it is the next day', '2026-12-27T10:00:00Z', null],
])('%s', (_what, moment, name) => {
  const schedule = aSchedule({ closures: [christmas], hours: evenings });
  expect(coveringClosure(schedule, 'pickup', at(moment))?.name ?? null).toBe(name);
});

test('a closed day of one service leaves the others', () => {
  const schedule = aSchedule({ closures: [{ ...christmas, services: ['delivery'] }] });
  expect(coveringClosure(schedule, 'pickup', at('2026-12-25T12:00:00Z'))).toBeNull();
  expect(coveringClosure(schedule, 'delivery', at('2026-12-25T12:00:00Z'))?.name).toBe('Crăciun');
});

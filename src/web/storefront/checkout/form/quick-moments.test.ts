import { expect, test } from 'vitest';
import { formatHour } from '#domain/time/format-date.ts';
import { aSchedule, at, terms, weekly } from '#test/support/a-schedule.ts';
import { listMoments, type MomentQuestion } from './moment-options.ts';
import { quickMoments } from './quick-moments.ts';

/** Friday, 20 November 2026; Bucharest is two hours ahead of UTC. */
function quickAt(clock: string, hours = '08:00-22:00', chosen: string | null = null) {
  const question: MomentQuestion = {
    schedule: aSchedule({
      hours: { REGULAR: weekly(hours) },
      services: { pickup: terms({ minimumAdvanceMinutes: 30 }), preOrders: terms({ minimumAdvanceMinutes: 0 }) },
    }),
    method: 'PICKUP',
    now: at(`2026-11-20T${clock}:00Z`),
    days: { today: true, ahead: true },
    extraMinutes: 0,
    windowed: [],
  };
  const { moments, isLunchFirst } = quickMoments(
    question,
    listMoments(question),
    chosen === null ? null : at(`2026-11-20T${chosen}:00Z`),
  );
  return `${moments.map(formatHour).join(' ')}${isLunchFirst ? ', lunch first' : ''}`;
}

test.each([
  ['in the morning lunch comes first', '06:30', '08:00-22:00', '12:00 12:30 13:00, lunch first'],
  ['at eleven it is the next hours', '09:00', '08:00-22:00', '11:30 11:45 12:00'],
  ['in the afternoon, too', '13:10', '08:00-22:00', '15:45 16:00 16:15'],
  ['where the restaurant is shut at lunch, its first hours', '06:30', '18:00-22:00', '18:00 18:15 18:30'],
  ['after closing, lunch of the next day', '21:00', '08:00-22:00', '12:00 12:30 13:00, lunch first'],
])('%s', (_name, clock, hours, offered) => {
  expect(quickAt(clock, hours)).toBe(offered);
});

test('an hour that was chosen stays while it can be ordered', () => {
  expect(quickAt('13:10', '08:00-22:00', '17:00')).toBe('15:45 16:00 16:15 19:00');
  expect(quickAt('13:10', '08:00-22:00', '14:00')).toBe('15:45 16:00 16:15');
  expect(quickAt('13:10', '08:00-22:00', '12:00')).toBe('15:45 16:00 16:15');
});

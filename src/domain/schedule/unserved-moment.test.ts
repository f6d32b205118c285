import { expect, test } from 'vitest';
import { aClosure, aSchedule, at, terms, weekly } from '#test/support/a-schedule.ts';
import { unservedSentence, whyUnserved } from './unserved-moment.ts';

const noon = at('2026-12-26T10:00:00Z');

test.each([
  ['within the hours', aSchedule(), null],
  ['on a closed day', aSchedule({ closures: [aClosure('2026-12-26', '2026-12-26')] }), 'Sărbători'],
  ['before the hours in force', aSchedule({ hours: { REGULAR: weekly('16:00-22:00') } }), 'în afara programului'],
  ['on a weekday without hours', aSchedule({ hours: { REGULAR: weekly('10:00-22:00', [1]) } }), 'în afara programului'],
  ['of a service that is off', aSchedule({ services: { booking: terms({ enabled: false }) } }), 'serviciul este oprit'],
  [
    'during a pause, which refuses new guests only',
    aSchedule({
      pauses: [{ service: 'booking', until: at('2026-12-27T00:00:00Z'), coversUntil: at('2026-12-27T00:00:00Z') }],
    }),
    null,
  ],
])('a table %s', (_, schedule, told) => {
  const unserved = whyUnserved(schedule, 'booking', noon);
  expect(unserved === null ? null : unservedSentence(unserved)).toBe(told);
});

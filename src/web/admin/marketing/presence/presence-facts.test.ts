import { expect, test } from 'vitest';
import { aSchedule, at, weekly } from '#test/support/a-schedule.ts';
import { describeOpening } from './presence-facts.ts';

test.each([
  ['around the clock', weekly('00:00-00:00'), 'în fiecare zi non-stop'],
  ['alike every day', weekly('10:00-22:00'), 'în fiecare zi 10:00–22:00'],
  [
    'alike but for a day off',
    weekly('10:00-22:00').filter(({ weekday }) => weekday < 3),
    'luni 10:00–22:00; marți 10:00–22:00',
  ],
  ['none', [], ''],
])('hours are said once where all days are alike: %s', (_, hours, words) => {
  expect(describeOpening(aSchedule({ hours: { REGULAR: hours } }), at('2026-03-29T12:00:00+03:00'))).toBe(words);
});

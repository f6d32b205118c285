import { expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { promiseChoices } from './new-promise.ts';

const NOW = instant(Date.parse('2026-11-20T17:00:40Z'));
const iso = (order: { readonly promisedAt: number }) => new Date(order.promisedAt).toISOString().slice(11, 19);

test('an order for now is promised so many minutes from now, to the minute', () => {
  const choices = promiseChoices({ requestedAt: null, promisedAt: '2026-11-20T17:20:00Z' }, NOW);
  expect(choices.map(({ label }) => label)).toEqual([
    '10',
    '15',
    '25',
    '30',
    '35',
    '40',
    '45',
    '50',
    '60',
    '70',
    '80',
    '90',
  ]);
  expect(choices.slice(0, 2).map(iso)).toEqual(['17:10:00', '17:15:00']);
});

test('a chosen moment is moved around what was promised, never into the past', () => {
  const order = { requestedAt: '2026-11-20T17:10:00Z', promisedAt: '2026-11-20T17:10:00Z' };
  const choices = promiseChoices(order, NOW);
  expect(choices.map(({ label }) => label)).toEqual(['+10', '+15', '+20', '+30', '+45', '+60']);
  expect(choices.slice(0, 1).map(iso)).toEqual(['17:20:00']);
  expect(promiseChoices({ ...order, promisedAt: '2026-11-20T19:30:00Z' }, NOW)[0]).toEqual({
    label: '−15',
    promisedAt: Date.parse('2026-11-20T19:15:00Z'),
  });
});

test('what was not promised cannot be promised anew', () => {
  expect(promiseChoices({ requestedAt: null, promisedAt: null }, NOW)).toEqual([]);
});

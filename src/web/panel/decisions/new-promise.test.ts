import { expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { promiseChoices } from './new-promise.ts';

const at = (hour: string) => instant(Date.parse(`2026-11-20T${hour}Z`));
const NOW = at('17:00:40');
const iso = (order: { readonly promisedAt: number }) => new Date(order.promisedAt).toISOString().slice(11, 19);

test('an order for now is promised so many minutes from now, to the minute', () => {
  const choices = promiseChoices({ requestedAt: null, promisedAt: at('17:20:00') }, NOW);
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
  const order = { requestedAt: at('17:10:00'), promisedAt: at('17:10:00') };
  const choices = promiseChoices(order, NOW);
  expect(choices.map(({ label }) => label)).toEqual(['+10', '+15', '+20', '+30', '+45', '+60']);
  expect(choices.slice(0, 1).map(iso)).toEqual(['17:20:00']);
  expect(promiseChoices({ ...order, promisedAt: at('19:30:00') }, NOW)[0]).toEqual({
    label: '−15',
    promisedAt: at('19:15:00'),
  });
});

test('what was not promised cannot be promised anew', () => {
  expect(promiseChoices({ requestedAt: null, promisedAt: null }, NOW)).toEqual([]);
});

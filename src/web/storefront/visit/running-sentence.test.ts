import { expect, test } from 'vitest';
import { at } from '#test/support/a-schedule.ts';
import { anOrderView } from '#test/support/an-order-view.ts';
import { mayMoreRun, runningSentence } from './running-sentence.ts';

const noon = at('2026-11-20T12:00:00+02:00');
const later = at('2026-11-20T19:00:00+02:00');
const soon = at('2026-11-20T12:40:00+02:00');
const tomorrow = at('2026-11-21T00:15:00+02:00');

test.each([
  ['nobody has answered yet', {}, noon, 'Așteaptă confirmarea'],
  [
    'nobody has answered, for later',
    { status: 'SCHEDULED', requestedAt: later },
    noon,
    'Așteaptă confirmarea · Programată azi, la 19:00',
  ],
  ['accepted without an hour', { status: 'CONFIRMED' }, noon, 'Se pregătește'],
  ['delivered', { status: 'CONFIRMED', promisedAt: soon }, noon, 'Se pregătește, ajunge în jurul orei 12:40'],
  [
    'picked up',
    { status: 'CONFIRMED', method: 'PICKUP', promisedAt: soon },
    noon,
    'Se pregătește, gata în jurul orei 12:40',
  ],
  [
    'accepted for later',
    { status: 'CONFIRMED', requestedAt: later, promisedAt: later },
    noon,
    'Programată azi, la 19:00',
  ],
  [
    'after midnight',
    { status: 'CONFIRMED', promisedAt: tomorrow },
    at('2026-11-20T23:40:00+02:00'),
    'Programată mâine, la 00:15',
  ],
  ['due', { status: 'CONFIRMED', promisedAt: soon }, soon, 'Ajunge imediat'],
  ['late', { status: 'CONFIRMED', promisedAt: soon }, at('2026-11-20T12:55:00+02:00'), 'Întârzie puțin'],
  [
    'ready to be picked up',
    { status: 'CONFIRMED', method: 'PICKUP', promisedAt: soon, readyAt: noon },
    noon,
    'Comanda e gata',
  ],
  [
    'on its way',
    { status: 'CONFIRMED', promisedAt: soon, readyAt: noon, leftAt: noon },
    noon,
    'Comanda a plecat spre tine, ajunge în jurul orei 12:40',
  ],
  ['at the door', { status: 'CONFIRMED', promisedAt: soon, leftAt: noon }, soon, 'Comanda a plecat spre tine'],
  ['on its way without an hour', { status: 'CONFIRMED', leftAt: noon }, noon, 'Comanda a plecat spre tine'],
  ['rejected', { status: 'REJECTED' }, noon, 'Nu poate fi onorată. Vezi motivul'],
  ['over', { status: 'DELIVERED' }, noon, null],
] as const)('%s', (_what, about, now, told) => {
  expect(runningSentence(anOrderView(about), now)).toBe(told);
});

test('more orders than the account was asked for may run only while all of those run', () => {
  const [open, over] = [anOrderView({ status: 'NEW' }), anOrderView({ status: 'DELIVERED' })];
  expect(mayMoreRun([open, open, open], 3)).toBe(true);
  expect(mayMoreRun([open, open, over], 3)).toBe(false);
  expect(mayMoreRun([open, open], 3)).toBe(false);
});

import { expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { notificationText } from './order-notification.ts';

const NOW = instant(Date.parse('2026-11-20T12:00:00+02:00'));
const ORDER = {
  number: 12_345_678,
  version: 2,
  status: 'CONFIRMED',
  method: 'DELIVERY',
  requestedAt: null,
  promisedAt: instant(Date.parse('2026-11-20T12:40:00+02:00')),
  minutesToPrepare: 40,
  readyAt: null,
  leftAt: null,
} as const;

test.each([
  ['accepted', {}, ['Comanda nr. 12345678 este acceptată', 'Ajunge la tine în jurul orei 12:40.']],
  ['accepted', { method: 'PICKUP' }, ['Comanda nr. 12345678 este acceptată', 'O poți ridica în jurul orei 12:40.']],
  ['accepted', { promisedAt: null }, ['Comanda nr. 12345678 este acceptată', 'O pregătim acum.']],
  [
    'accepted',
    { method: 'RESTAURANT', promisedAt: instant(Date.parse('2026-11-21T12:40:00+02:00')) },
    ['Comanda nr. 12345678 este acceptată', 'Ți-o aducem la masă mâine, în jurul orei 12:40.'],
  ],
  [
    'proposed',
    { status: 'NEW' },
    [
      'Comanda nr. 12345678: restaurantul îți propune o schimbare',
      'Deschide pagina comenzii ca să accepți sau să refuzi.',
    ],
  ],
  ['rescheduled', {}, ['Comanda nr. 12345678: ora s-a schimbat', 'Ajunge la tine în jurul orei 12:40.']],
  ['ready', { method: 'PICKUP', readyAt: NOW }, ['Comanda nr. 12345678 este gata', 'O poți ridica. Te așteptăm!']],
  ['ready', { method: 'RESTAURANT', readyAt: NOW }, ['Comanda nr. 12345678 este gata', 'Ți-o aducem la masă.']],
  [
    'left',
    { readyAt: NOW, leftAt: NOW },
    ['Comanda nr. 12345678 a plecat spre tine', 'Ajunge la tine în jurul orei 12:40.'],
  ],
  [
    'rejected',
    { status: 'REJECTED' },
    ['Comanda nr. 12345678 nu poate fi onorată', 'Deschide pagina comenzii ca să vezi de ce.'],
  ],
] as const)('%s with %o', (kind, given, [title, text]) => {
  expect(notificationText({ ...ORDER, ...given }, { kind, version: 2 }, NOW)).toEqual({ title, text });
});

test.each([
  ['accepted', { status: 'REJECTED' }],
  ['accepted', { readyAt: NOW }],
  ['ready', { readyAt: NOW }],
  ['ready', { method: 'PICKUP' }],
  ['left', { readyAt: NOW }],
  ['rescheduled', { version: 3 }],
  ['proposed', { version: 3 }],
  ['rescheduled', { status: 'DELIVERED' }],
  ['rejected', {}],
] as const)('%s is not told of an order that has moved on: %o', (kind, given) => {
  expect(notificationText({ ...ORDER, ...given }, { kind, version: 2 }, NOW)).toBeNull();
});

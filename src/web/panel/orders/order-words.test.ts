import { expect, test } from 'vitest';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { minutesLate, momentWords, phoneLink, placeWords, productLine, waitingSince } from './order-words.ts';

const NOW = instant(Date.parse('2026-11-20T17:00:00Z'));

test.each([
  [0, 'tocmai a sosit', 'calm'],
  [2, 'așteaptă de 2\u00a0min', 'soon'],
  [3, 'așteaptă de 3\u00a0min', 'late'],
  [65, 'așteaptă de 1\u00a0h 05\u00a0min', 'late'],
  [120, 'așteaptă de 2\u00a0h', 'late'],
  [1507, 'așteaptă de 25\u00a0h', 'late'],
])('after %i minutes an order says „%s” and is %s', (minutes, text, urgency) => {
  expect(waitingSince(NOW, plusMinutes(NOW, minutes))).toEqual({ text, urgency });
});

test('an order from the future, by a tablet that does not know the time yet, has just arrived', () => {
  expect(waitingSince(plusMinutes(NOW, 5), NOW).text).toBe('tocmai a sosit');
});

test('moments are told by the calendar of Bucharest', () => {
  expect(momentWords(plusMinutes(NOW, 30), NOW)).toBe('azi, ora 19:30');
  expect(momentWords(plusMinutes(NOW, 17 * 60), NOW)).toBe('mâine, ora 12:00');
  expect(momentWords(plusMinutes(NOW, 60 * 24 * 3), NOW)).toBe('luni, 23 noiembrie, ora 19:00');
});

test('phones can be dialled and read', () => {
  expect(phoneLink('0722 123-456')).toBe('tel:0722123456');
  expect(phoneLink('+40722123456')).toBe('tel:+40722123456');
});

test('a product line names quantity, product and size, when there is one', () => {
  expect(productLine({ productName: 'Ciorbă', sizeLabel: '400 g', quantity: 2 })).toBe('2 × Ciorbă · 400\u00a0g');
  expect(productLine({ productName: 'Ciorbă', sizeLabel: '', quantity: 1 })).toBe('1 × Ciorbă');
});

test('a place is the method, with the address of a delivery', () => {
  expect(placeWords({ method: 'PICKUP', place: '' })).toBe('Ridicare din restaurant');
  expect(placeWords({ method: 'DELIVERY', place: 'Republicii 12, Blaj' })).toBe(
    'Livrare la domiciliu: Republicii 12, Blaj',
  );
});

test.each([
  ['CONFIRMED', 13, 13],
  ['CONFIRMED', 0, null],
  ['CONFIRMED', -5, null],
  ['DELIVERED', 13, null],
  ['SCHEDULED', 13, null],
] as const)('%s and %i minutes past its promise: late by %s', (status, minutes, late) => {
  expect(minutesLate({ status, promisedAt: NOW }, plusMinutes(NOW, minutes))).toBe(late);
});

test('without a promise nothing is late', () => {
  expect(minutesLate({ status: 'CONFIRMED', promisedAt: null }, NOW)).toBeNull();
});

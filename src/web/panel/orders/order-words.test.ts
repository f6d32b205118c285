import { describe, expect, test } from 'vitest';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import {
  addressLines,
  allergenWords,
  formatWireLei,
  minutesLate,
  momentWords,
  paymentWords,
  phoneLink,
  placeWords,
  productLine,
  waitingSince,
} from './order-words.ts';

const NOW = instant(Date.parse('2026-11-20T17:00:00Z'));

test('amounts of the wire read as Romanian money', () => {
  expect(formatWireLei(1234.5)).toBe('1.234,50\u00a0lei');
});

test.each([
  [0, 'tocmai a sosit', 'calm'],
  [2, 'așteaptă de 2 min', 'soon'],
  [3, 'așteaptă de 3 min', 'late'],
  [65, 'așteaptă de 1 h 05 min', 'late'],
  [120, 'așteaptă de 2 h', 'late'],
  [1507, 'așteaptă de 25 h', 'late'],
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
  expect(productLine({ name: 'Ciorbă', value: '400 g', quantity: 2 })).toBe('2 × Ciorbă · 400\u00a0g');
  expect(productLine({ name: 'Ciorbă', value: '', quantity: 1 })).toBe('1 × Ciorbă');
});

test('allergens are told in the words of the kitchen', () => {
  expect(allergenWords(['celery', 'eggs'])).toBe('ouă, țelină');
  expect(allergenWords([])).toBe('');
});

test('a place is the method, with the address of a delivery', () => {
  expect(placeWords({ deliveryMethod: 'PICKUP', address: '' })).toBe('Ridicare din restaurant');
  expect(placeWords({ deliveryMethod: 'DELIVERY', address: 'Republicii 12, Blaj' })).toBe(
    'Livrare la domiciliu: Republicii 12, Blaj',
  );
});

test('an address leaves out what the guest left out', () => {
  const address = {
    streetAddress: 'Republicii',
    streetNumberAddress: '12',
    buildingNumber: 'B3',
    staircase: '',
    floor: '4',
    appartmentNumber: '17',
    intercom: '',
    landmark: '',
    city: 'Blaj',
    countyAddress: 'Alba',
    cityCode: 'blaj',
    deliveryFee: 5,
    deliveryMethod: 'DELIVERY',
  } as const;
  expect(addressLines(address)).toEqual(['Republicii 12', 'bl. B3, et. 4, ap. 17', 'Blaj, Alba']);
  expect(
    addressLines({ ...address, streetAddress: '', streetNumberAddress: '', landmark: 'lângă biserică' }).at(-1),
  ).toBe('Reper: lângă biserică');
});

describe('paying', () => {
  const delivery = { deliveryMethod: 'DELIVERY' } as Parameters<typeof paymentWords>[0]['deliveryDetailsBean'];
  const pickup = { ...delivery, deliveryMethod: 'PICKUP' } as const;
  test.each([
    ['CARD', 'unpaid', delivery, 'Card la livrare'],
    ['CARD', 'unpaid', pickup, 'Card la ridicare'],
    ['CARD', 'paid', delivery, 'Plătit'],
    ['CASH', 'unpaid', delivery, 'Numerar'],
    ['CASH', 'paid', pickup, 'Numerar · Plătit'],
    ['CASH_AND_CARD', 'unpaid', pickup, 'Numerar și card'],
    ['CARD', 'refunded', pickup, 'Card la ridicare · Rambursat'],
  ] as const)('%s that is %s is told as it is', (orderPaymentOptions, paymentStatus, deliveryDetailsBean, words) => {
    expect(paymentWords({ orderPaymentOptions, paymentStatus, deliveryDetailsBean })).toBe(words);
  });
});

test.each([
  ['CONFIRMED', 13, 13],
  ['CONFIRMED', 0, null],
  ['CONFIRMED', -5, null],
  ['DELIVERED', 13, null],
  ['SCHEDULED', 13, null],
] as const)('%s and %i minutes past its promise: late by %s', (orderStatus, minutes, late) => {
  expect(minutesLate({ orderStatus, promisedAt: new Date(NOW).toISOString() }, plusMinutes(NOW, minutes))).toBe(late);
});

test('without a promise nothing is late', () => {
  expect(minutesLate({ orderStatus: 'CONFIRMED', promisedAt: null }, NOW)).toBeNull();
});

import { expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '#domain/accounts/parse-address.ts';
import { bani, ZERO_BANI } from '#domain/money/bani.ts';
import { instant } from '#domain/time/instant.ts';
import { clientName, describeHandover, shortAddress } from './describe-order.ts';
import { chargedPackaging, lineCost } from './order-view.ts';

const at = instant(Date.parse('2026-11-20T17:30:00Z'));

test('an order changes hands as soon as possible, or at the hour promised or asked for', () => {
  expect(describeHandover({ requestedAt: null, promisedAt: null })).toBe('Cât mai repede');
  expect(describeHandover({ requestedAt: at, promisedAt: null })).toBe('vineri, 20 noiembrie 2026, ora 19:30');
});

test('only a delivery has an address', () => {
  const address = {
    ...EMPTY_ADDRESS,
    zoneCode: 'BLAJ',
    city: 'Blaj',
    county: 'Alba',
    street: 'Lungă',
    streetNumber: '5',
  };
  expect(shortAddress({ method: 'DELIVERY', address })).toBe('Lungă nr. 5, Blaj');
  expect(shortAddress({ method: 'PICKUP', address })).toBe('');
});

test('a guest is called by both names', () => {
  expect(clientName({ firstName: 'Ana', lastName: 'Pop', email: '', phone: '' })).toBe('Ana Pop');
  expect(clientName({ firstName: 'Ana', lastName: '', email: '', phone: '' })).toBe('Ana');
  expect(clientName({ firstName: '', lastName: '', email: '', phone: '' })).toBe('La tejghea');
});

test('a line costs its pieces with their extras', () => {
  const extras = [{ name: 'Ardei', price: bani(250) }];
  expect(lineCost({ unitPrice: bani(3000), extras, quantity: 2 })).toBe(6500);
});

test('packaging said at acceptance replaces the computed one, nothing included', () => {
  expect(chargedPackaging({ packaging: bani(300), manualPackaging: null })).toBe(300);
  expect(chargedPackaging({ packaging: bani(300), manualPackaging: ZERO_BANI })).toBe(0);
});

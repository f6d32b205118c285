import { expect, test } from 'vitest';
import { contactNeeded } from './contact-needed.ts';

test.each([
  ['PHONE', 'PICKUP', null, ['firstName', 'phone']],
  ['PHONE', 'RESTAURANT', null, ['firstName', 'phone']],
  ['COUNTER', 'DELIVERY', null, ['firstName', 'phone']],
  ['COUNTER', 'PICKUP', null, []],
  ['COUNTER', 'RESTAURANT', ' ', []],
  ['COUNTER', 'PICKUP', 'ZECE', ['phone']],
] as const)('of an order taken by %s for %s with the coupon %j: %j', (source, method, couponCode, needed) => {
  expect([...contactNeeded({ source, method, couponCode })]).toEqual(needed);
});

test.each([
  ['RESTAURANT', '5', null, []],
  ['RESTAURANT', '5', 'ZECE', ['phone']],
  ['RESTAURANT', ' ', null, ['firstName', 'lastName', 'email', 'phone']],
  ['PICKUP', '5', null, ['firstName', 'lastName', 'email', 'phone']],
  [null, '5', null, ['firstName', 'lastName', 'email', 'phone']],
] as const)('of a guest who orders %s at the table %j with the coupon %j: %j', (method, table, couponCode, needed) => {
  expect([...contactNeeded({ source: 'WEB', method, table, couponCode })]).toEqual(needed);
});

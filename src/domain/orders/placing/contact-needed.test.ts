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

import { expect, test } from 'vitest';
import { localDate } from '#domain/time/local-date.ts';
import { isBoxed, OWN_CONTAINER_DUTY, takesOwnContainer } from './own-container.ts';

test.each([
  ['the day before', 'PICKUP', '2027-02-11', false],
  ['on the day', 'PICKUP', '2027-02-12', true],
  ['long after', 'PICKUP', '2028-01-01', true],
  ['when it is brought to the door', 'DELIVERY', '2027-02-12', false],
  ['at the table', 'RESTAURANT', '2027-02-12', false],
  ['before she has said how', null, '2027-02-12', false],
] as const)('a guest may bring her own container %s', (_when, method, day, may) => {
  expect(takesOwnContainer({ method, day: localDate(day), from: OWN_CONTAINER_DUTY })).toBe(may);
});

test('a shop may begin before the law asks', () => {
  const day = localDate('2026-11-20');
  expect(takesOwnContainer({ method: 'PICKUP', day, from: day })).toBe(true);
});

test.each([
  ['picked up', 'PICKUP', false, false, true],
  ['delivered', 'DELIVERY', false, false, true],
  ['before the way is chosen', null, false, false, true],
  ['in her own container', 'PICKUP', true, false, false],
  ['a sealed bottle beside her own container', 'PICKUP', true, true, true],
  ['delivered, whatever was ticked', 'DELIVERY', true, false, true],
  ['served on a plate', 'RESTAURANT', false, false, false],
  ['a bottle at the table', 'RESTAURANT', false, true, false],
] as const)('the box of food %s is paid for or not', (_how, method, hasOwnContainer, hasDeposit, boxed) => {
  expect(isBoxed({ method, hasOwnContainer, hasDeposit })).toBe(boxed);
});

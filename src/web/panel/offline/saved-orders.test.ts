import { expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { NOON } from '#test/support/a-checkout.ts';
import { packSaved, unpackSaved } from './saved-orders.ts';

const KEPT = { savedAt: NOON, orders: [], restaurant: null };

test('what was kept is there again within the shift', () => {
  expect(unpackSaved(packSaved(KEPT), NOON)).toEqual(KEPT);
  expect(unpackSaved(packSaved(KEPT), instant(NOON + 13 * 3_600_000))).toBe(null);
});

test.each([
  ['a program with other fields', { ...KEPT, shape: '9 notes table' }],
  ['an earlier program', { ...KEPT, shape: 8 }],
  ['no program', undefined],
])('what %s kept is ignored', (_, packed) => {
  expect(unpackSaved(packed, NOON)).toBe(null);
});

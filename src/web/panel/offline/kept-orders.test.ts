import { expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { NOON } from '#test/support/a-checkout.ts';
import { packKept, unpackKept } from './kept-orders.ts';

const KEPT = { savedAt: NOON, orders: [], house: null };

test('what was kept is there again within the shift', () => {
  expect(unpackKept(packKept(KEPT), NOON)).toEqual(KEPT);
  expect(unpackKept(packKept(KEPT), instant(NOON + 13 * 3_600_000))).toBe(null);
});

test.each([
  ['a program with other fields', { ...KEPT, shape: '9 notes table' }],
  ['an earlier program', { ...KEPT, shape: 8 }],
  ['no program', undefined],
])('what %s kept is ignored', (_, packed) => {
  expect(unpackKept(packed, NOON)).toBe(null);
});

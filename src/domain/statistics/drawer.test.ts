import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { expectedInDrawer } from './drawer.ts';

test.each([
  ['the cash of the day', 30_000, 0, 0, 30_000],
  ['without what couriers still have', 30_000, 12_000, 0, 18_000],
  ['less what was missing when they counted', 30_000, 12_000, -500, 17_500],
])('in the drawer is %s', (_, received, withCouriers, differences, expected) => {
  const facts = { received: bani(received), withCouriers: bani(withCouriers), differences: bani(differences) };
  expect(expectedInDrawer(facts)).toBe(expected);
});

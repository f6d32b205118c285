import { expect, test } from 'vitest';
import { stationIdOf } from './station.ts';

test.each([
  ['its own before its category’s', 2, { stationId: 1 }, 2],
  ['its category’s', null, { stationId: 1 }, 1],
  ['none in a category without one', null, { stationId: null }, null],
  ['none where the category is not known', null, null, null],
] as const)('a product has %s', (_, stationId, category, expected) => {
  expect(stationIdOf({ stationId }, category)).toBe(expected);
});

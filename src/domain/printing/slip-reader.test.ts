import { expect, test } from 'vitest';
import { mayHandle } from './slip-reader.ts';

test('the kitchen handles its own slips and no test slip’s question; staff handle every slip', () => {
  const slips = ['kitchen', 'receipt', 'test'] as const;
  expect(slips.map((slip) => mayHandle('kitchen', slip))).toEqual([true, false, false]);
  expect(slips.map((slip) => mayHandle('staff', slip))).toEqual([true, true, true]);
});

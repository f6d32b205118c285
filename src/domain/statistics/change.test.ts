import { expect, test } from 'vitest';
import { compareSums } from './change.ts';

test.each([
  [112, 100, 12, 12],
  [100, 112, -12, -11],
  [100, 100, 0, 0],
  [5, 0, 5, null],
  [0, 0, 0, null],
  [1, 3, -2, -67],
])('%i after %i is %i, or %s per cent', (now, before, by, percent) => {
  expect(compareSums(now, before)).toEqual({ by, percent });
});

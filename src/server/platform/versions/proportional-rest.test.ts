import { expect, test } from 'vitest';
import { proportionalRestMs } from './proportional-rest.ts';

test.each([
  { tookMs: 5, leastMs: 0, rest: 20 },
  { tookMs: 5, leastMs: 100, rest: 100 },
  { tookMs: 60, leastMs: 100, rest: 240 },
  { tookMs: 3_000, leastMs: 100, rest: 1_000 },
])('after $tookMs ms of work the rest is $rest ms where it is at least $leastMs', ({ tookMs, leastMs, rest }) => {
  expect(proportionalRestMs(tookMs, leastMs)).toBe(rest);
});

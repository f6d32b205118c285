import { expect, test } from 'vitest';
import { reconnectDelayMs } from './reconnect-delay.ts';

test.each([
  [1, 0, 250],
  [1, 1, 500],
  [2, 1, 1000],
  [5, 1, 8000],
  [6, 1, 15_000],
  [60, 1, 15_000],
  [60, 0, 7500],
])('after %i failed attempts, with luck %d, the next is %i ms away', (attempts, random, delay) => {
  expect(reconnectDelayMs(attempts, random)).toBe(delay);
});

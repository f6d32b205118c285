import { expect, test } from 'vitest';
import { pollInterval } from './poll-interval.ts';

test.each([
  ['NEW', 3_000],
  ['SCHEDULED', 3_000],
  ['CONFIRMED', 15_000],
  ['DELIVERED', false],
  ['REJECTED', false],
] as const)('%s is asked about every %s ms', (status, interval) => {
  expect(pollInterval(status)).toBe(interval);
});

import { expect, test } from 'vitest';
import { restBeforeSending } from './push-orders.ts';

test.each([
  { since: Number.POSITIVE_INFINITY, rest: 200 },
  { since: 5_000, rest: 200 },
  { since: 900, rest: 200 },
  { since: 50, rest: 950 },
])('$since ms after the last sending whole orders are gathered for $rest ms', ({ since, rest }) => {
  expect(restBeforeSending(since)).toBe(rest);
});

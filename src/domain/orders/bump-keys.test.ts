import { expect, test } from 'vitest';
import { bumpPage, turnBumpPage } from './bump-keys.ts';

test.each([
  [0, 0, 0],
  [0, 5, 0],
  [1, 9, 0],
  [1, 10, 1],
  [4, 20, 2],
])('page %i of %i orders is page %i', (page, orders, expected) => {
  expect(bumpPage(page, orders)).toBe(expected);
});

test.each([
  [0, 1, 9, 0],
  [0, 1, 10, 1],
  [1, 1, 18, 1],
  [1, -1, 18, 0],
  [0, -1, 18, 0],
  [5, -1, 18, 0],
] as const)('from page %i by %i of %i orders to page %i', (page, by, orders, expected) => {
  expect(turnBumpPage(page, by, orders)).toBe(expected);
});

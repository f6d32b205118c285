import { expect, test } from 'vitest';
import { pageIndex, readPageNumber } from './page-number.ts';

test('pages in addresses count from 1, on the wire from 0', () => {
  expect(readPageNumber('2')).toEqual({ page: 2 });
  expect([2, 39].map((page) => pageIndex({ page }))).toEqual([1, 38]);
  expect(pageIndex({})).toBe(0);
});

test.each([undefined, null, '', 0, 1, '1', -1, 1.5, 'x', '100001', Number.NaN])('%j is the first page', (typed) => {
  expect(readPageNumber(typed)).toEqual({});
});

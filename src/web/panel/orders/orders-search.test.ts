import { expect, test } from 'vitest';
import { atPage, readOrdersSearch } from './orders-search.ts';

test.each([
  [{}, {}],
  [
    { page: '2', status: 'DELIVERED' },
    { page: 2, status: 'DELIVERED' },
  ],
  [{ page: '0' }, {}],
  [{ page: '-1' }, {}],
  [{ page: '1.5' }, {}],
  [{ page: 'doi' }, {}],
  [{ page: '1', utm_source: 'x' }, { page: 1 }],
])('the address %j asks for %j', (address, asked) => {
  expect(readOrdersSearch(address)).toEqual(asked);
});

test('going to another page keeps the status', () => {
  expect(atPage({ page: 3, status: 'REJECTED' }, 4)).toEqual({ page: 4, status: 'REJECTED' });
  expect(atPage({ page: 1, status: 'REJECTED' }, 0)).toEqual({ status: 'REJECTED' });
});

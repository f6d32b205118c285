import { expect, test } from 'vitest';
import { lookingFor, readOrdersSearch } from './orders-search.ts';

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
  [{ page: '1', utm_source: 'x' }, {}],
])('the address %j asks for %j', (address, asked) => {
  expect(readOrdersSearch(address)).toEqual(asked);
});

test('what is looked for stays with the page and the status, and begins at the first page', () => {
  const address = { page: '2', search: 'Ștefania', status: 'NEW' };
  expect(readOrdersSearch(address)).toEqual({ page: 2, search: 'Ștefania', status: 'NEW' });
  expect(readOrdersSearch({ search: '  ' })).toEqual({});
  expect(lookingFor({ page: 2, search: 'pop', status: 'NEW' }, '0722')).toEqual({ search: '0722', status: 'NEW' });
  expect(lookingFor({ page: 2, search: 'pop' }, ' ')).toEqual({});
});

import { expect, test } from 'vitest';
import { findSort, listQueryOf, readListSearch } from './list-search.ts';

test.each([
  [{}, {}],
  [
    { q: ' ana ', page: '2', sort: 'name' },
    { q: 'ana', page: 2, sort: 'name' },
  ],
  [{ q: '', page: '0' }, {}],
  [{ q: ['a'], page: '-1', sort: 7 }, {}],
  [{ page: '99999999999', sort: 'toString' }, {}],
])('the address %j asks for %j', (search, read) => {
  expect(readListSearch('amount', 'name')(search)).toEqual(read);
});

test('calls count pages from zero, and are asked to search only where something is looked for', () => {
  expect(listQueryOf({})).toEqual({ page: 0 });
  expect(listQueryOf({ q: 'ana', page: 3, sort: 'name' })).toEqual({ page: 2, search: 'ana' });
});

test('the first order is the usual one', () => {
  const sorts = { amount: 'Suma', name: 'Nume' };
  expect(findSort(sorts, { sort: 'name' })).toBe('name');
  expect(findSort(sorts, {})).toBe('amount');
});

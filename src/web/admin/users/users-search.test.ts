import { expect, test } from 'vitest';
import { readUsersSearch } from './users-search.ts';

test.each([
  [{}, {}],
  [
    { q: ' ana ', page: '2' },
    { q: 'ana', page: 2 },
  ],
  [{ q: '', page: '0' }, {}],
  [{ q: ['a'], page: '-1' }, {}],
  [{ page: '99999999999' }, {}],
])('the address %j asks for %j', (search, read) => {
  expect(readUsersSearch(search)).toEqual(read);
});

import { expect, test } from 'vitest';
import { readChangesSearch } from './changes-search.ts';

test.each([
  [{}, {}],
  [
    { page: '2', subject: 'product:12', staffId: '3' },
    { page: 2, subject: 'product:12', staffId: 3 },
  ],
  [{ page: '0', subject: 'Nu Există', staffId: 'x' }, {}],
  [{ page: '-1', staffId: '1.5' }, {}],
  [{ page: '99999999999' }, {}],
])('the address %j asks for %j', (search, read) => {
  expect(readChangesSearch(search)).toEqual(read);
});

import { expect, test } from 'vitest';
import { readSecuritySearch } from './security-search.ts';

test.each([
  [{}, {}],
  [
    { page: '2', kind: 'sign_in_failed', userId: '3' },
    { page: 2, kind: 'sign_in_failed', userId: 3 },
  ],
  [{ page: '0', kind: 'altceva', userId: 'x' }, {}],
  [{ userId: '99999999999' }, {}],
])('the address %j asks for %j', (search, read) => {
  expect(readSecuritySearch(search)).toEqual(read);
});

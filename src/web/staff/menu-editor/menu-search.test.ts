import { expect, test } from 'vitest';
import { readMenuSearch, withMenuSearch } from './menu-search.ts';

test.each([
  [{}, {}],
  [
    { search: 'mămăligă', category: 'ciorbe', page: '2' },
    { search: 'mămăligă', category: 'ciorbe', page: 2 },
  ],
  [{ search: 12, page: 0 }, { search: '12' }],
  [
    { state: 'archived', sort: 'name' },
    { state: 'archived', sort: 'name' },
  ],
  [{ state: 'all', sort: 'price', page: -1, search: '', category: ['a'] }, {}],
])('%j is read as %j', (raw, read) => {
  expect(readMenuSearch(raw)).toEqual(read);
});

test('another question begins at the first page and leaves out what is empty', () => {
  const before = { search: 'supa', category: 'ciorbe', page: 3 } as const;
  expect(withMenuSearch(before, { category: undefined })).toEqual({ search: 'supa' });
  expect(withMenuSearch(before, { search: '', state: 'archived' })).toEqual({ category: 'ciorbe', state: 'archived' });
  expect(withMenuSearch(before, { page: 4 })).toEqual({ ...before, page: 4 });
});

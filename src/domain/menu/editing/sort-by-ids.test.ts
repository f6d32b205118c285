import { expect, test } from 'vitest';
import { sortByIds } from './sort-by-ids.ts';

test.each([
  { ids: [3, 1, 2], sorted: [3, 1, 2] },
  { ids: [2], sorted: [2, 1, 3] },
  { ids: [9], sorted: [1, 2, 3] },
])('$ids puts 1, 2, 3 as $sorted', ({ ids, sorted }) => {
  expect(sortByIds([{ id: 1 }, { id: 2 }, { id: 3 }], ids).map(({ id }) => id)).toEqual(sorted);
});

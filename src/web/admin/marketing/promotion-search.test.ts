import { expect, test } from 'vitest';
import { readPromotionSearch } from './promotion-search.ts';

test.each([
  [{ promotie: 'noua' }, { promotie: 'noua' }],
  [{ promotie: '12' }, { promotie: 12 }],
  [{ promotie: 12 }, { promotie: 12 }],
  [{ promotie: '-1' }, {}],
  [{ promotie: 'altceva' }, {}],
  [{}, {}],
])('%j opens %j', (search, read) => {
  expect(readPromotionSearch(search)).toEqual(read);
});

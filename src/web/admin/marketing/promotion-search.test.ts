import { expect, test } from 'vitest';
import { readPromotionSearch } from './promotion-search.ts';

test.each([
  [{ promotie: 'noua' }, { promotie: 'noua' }],
  [{ promotie: '12' }, { promotie: 12 }],
  [{ promotie: 12 }, { promotie: 12 }],
  [{ promotie: '-1' }, {}],
  [{ promotie: 'altceva' }, {}],
  [{}, {}],
  [
    { promotie: 'noua', fel: 'FREE_ITEM', copie: '7' },
    { promotie: 'noua', fel: 'FREE_ITEM', copie: 7 },
  ],
  [{ fel: 'NIMIC', copie: 'x', state: 'altceva', q: ' ' }, {}],
  [
    { state: 'oprite', q: ' pizza ' },
    { state: 'oprite', q: 'pizza' },
  ],
  [{ q: 20 }, { q: '20' }],
])('%j opens %j', (search, read) => {
  expect(readPromotionSearch(search)).toEqual(read);
});

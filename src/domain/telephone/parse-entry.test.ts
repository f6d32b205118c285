import { expect, test } from 'vitest';
import { parseEntry } from './parse-entry.ts';

const dish = (quantity: number, query: string) => ({ kind: 'dish', quantity, query });

test.each([
  ['cio', dish(1, 'cio')],
  ['2 cio', dish(2, 'cio')],
  [' 12  pizza mare ', dish(12, 'pizza mare')],
  ['2x cio', dish(2, 'cio')],
  ['3 × cio', dish(3, 'cio')],
  // A number that is still being typed, or that is no number of pieces.
  ['2', dish(1, '2')],
  ['0 cio', dish(1, '0 cio')],
  ['100 cio', dish(1, '100 cio')],
  ['7up', dish(1, '7up')],
  ['', dish(1, '')],
  ['+ardei', { kind: 'extra', query: 'ardei' }],
  ['+ ', { kind: 'extra', query: '' }],
])('%j', (typed, entry) => {
  expect(parseEntry(typed)).toEqual(entry);
});

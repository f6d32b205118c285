import { expect, test } from 'vitest';
import { parseOrderSearch } from './parse-order-search.ts';

test.each([
  ['48210', { kind: 'digits', digits: '48210' }],
  [' 0722 123-456 ', { kind: 'digits', digits: '0722123456' }],
  ['+40 722.123.456', { kind: 'digits', digits: '0722123456' }],
  ['0040722123456', { kind: 'digits', digits: '0722123456' }],
  ['40721', { kind: 'digits', digits: '40721' }],
  ['Ștefănescu  ANA-Maria', { kind: 'words', words: ['stefanescu', 'ana-maria'] }],
  ['   ', null],
  ['', null],
])('"%s" looks for %j', (typed, search) => {
  expect(parseOrderSearch(typed)).toEqual(search);
});

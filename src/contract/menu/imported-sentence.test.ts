import { expect, test } from 'vitest';
import { importedSentence } from './imported-sentence.ts';

test.each([
  [0, 0, 'nicio schimbare'],
  [1, 0, 'un produs nou'],
  [0, 1, 'un produs schimbat'],
  [0, 20, '20 de produse schimbate'],
  [1, 2, 'un produs nou, 2 schimbate'],
  [5, 1, '5 produse noi, unul schimbat'],
  [20, 21, '20 de produse noi, 21 schimbate'],
])('%i added and %i changed', (added, changed, told) => {
  expect(importedSentence(added, changed)).toBe(told);
});

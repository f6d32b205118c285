import { expect, test } from 'vitest';
import { rateWord, WORD_FIT } from './rate-word.ts';

test.each([
  ['imprimante', 'imprimante', 'same'],
  ['imprimanta', 'imprimante', 'stem'],
  ['imprimantelor', 'imprimanta', 'stem'],
  ['inchisa', 'inchise', 'stem'],
  ['zi', 'zile', 'beginning'],
  ['impr', 'imprimante', 'beginning'],
  ['angajata', 'angajatilor', 'stem'],
  ['angajati', 'angajatul', 'stem'],
  ['restaurantele', 'restauranteaza', 'beginning'],
  ['food', 'gloriafood', 'part'],
  ['imprimnta', 'imprimante', 'typo'],
  ['concedju', 'concediu', 'typo'],
  ['concediiu', 'concedeu', 'stem'],
  ['reduvere', 'reducere', 'typo'],
  ['reduere', 'reducere', 'typo'],
  ['reduccere', 'reducere', 'typo'],
  ['zona', 'bona', 'none'],
  ['ul', 'ele', 'none'],
  ['lei', 'le', 'none'],
  ['alergeni', 'imprimante', 'none'],
  ['produs', 'produsxyz', 'beginning'],
  ['printer', 'abc', 'none'],
] as const)('„%s” fits „%s”: %s', (typed, word, fit) => {
  expect(rateWord(typed, word)).toBe(WORD_FIT[fit]);
});

import { expect, test } from 'vitest';
import { bindShortWords } from './bind-short-words.ts';

test.each([
  ['pizza coaptă pe vatră, în Blaj', 'pizza coaptă pe\u00a0vatră, în\u00a0Blaj'],
  ['O masă la noi', 'O\u00a0masă la\u00a0noi'],
  ['Bun venit', 'Bun venit'],
  ['', ''],
])('%j', (text, bound) => {
  expect(bindShortWords(text)).toBe(bound);
});

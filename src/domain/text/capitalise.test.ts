import { expect, test } from 'vitest';
import { capitalise } from './capitalise.ts';

test.each([
  ['luni', 'Luni'],
  ['știucă la grătar', 'Știucă la grătar'],
  ['', ''],
])('„%s” → „%s”', (text, capital) => {
  expect(capitalise(text)).toBe(capital);
});

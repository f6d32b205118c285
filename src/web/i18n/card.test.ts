import { expect, test } from 'vitest';
import { cardText } from './card.ts';

test.each([
  [1, 1, 'Ai deja în coș singura bucată rămasă.'],
  [3, 3, 'Ai deja în coș toate cele 3 bucăți rămase.'],
  [4, 3, 'Ai deja în coș toate cele 3 bucăți rămase.'],
  [20, 20, 'Ai deja în coș toate cele 20 de bucăți rămase.'],
  [1, 3, 'Ai deja în coș una dintre cele 3 bucăți rămase.'],
  [2, 3, 'Ai deja în coș 2 dintre cele 3 bucăți rămase.'],
])('%i pieces in the cart of the %i that are left', (inCart, stock, told) => {
  expect(cardText.held(inCart, stock)).toBe(told);
});

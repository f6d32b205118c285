import { expect, test } from 'vitest';
import { nutritionSentence } from './nutrition-sentence.ts';

const SOUP = {
  basis: '100 g',
  energyKcal: 61.5,
  energyKj: 257,
  fatG: 3.2,
  saturatedFatG: 1,
  carbohydrateG: 4,
  sugarsG: 1.1,
  proteinG: 4,
  saltG: 0.9,
  fibreG: null,
};

test.each([
  [null, 'zaharuri 1,1 g; proteine 4 g'],
  [0.5, 'zaharuri 1,1 g; fibre 0,5 g; proteine 4 g'],
])('fibre of %s', (fibreG, part) => {
  const sentence = nutritionSentence({ ...SOUP, fibreG });
  expect(sentence).toContain('Valori nutriționale la 100 g: energie 257 kJ / 61,5 kcal; grăsimi 3,2 g');
  expect(sentence).toContain(part);
});

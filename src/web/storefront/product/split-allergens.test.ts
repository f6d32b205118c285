import { expect, test } from 'vitest';
import { splitAllergens } from './split-allergens.ts';

const allergensOf = (ingredients: string) =>
  splitAllergens(ingredients).flatMap(({ text, isAllergen }) => (isAllergen ? [text] : []));

test('allergens are the words in capitals, the shortest one too', () => {
  expect(allergensOf('burtă de vită 22%, SMÂNTÂNĂ, gălbenuș de OU, ȚELINĂ')).toEqual(['SMÂNTÂNĂ', 'OU', 'ȚELINĂ']);
});

test('several words in capitals are one allergen', () => {
  expect(allergensOf('boia, SEMINȚE DE SUSAN, sare')).toEqual(['SEMINȚE DE SUSAN']);
});

test('a letter of an additive and a capital at the beginning of a word are none', () => {
  expect(allergensOf('Salam: E 250, vitamina C, Cașcaval, pH')).toEqual([]);
});

test('nothing of the text is lost', () => {
  const text = 'OUĂ umplute (MUȘTAR), făină de GRÂU';
  expect(
    splitAllergens(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

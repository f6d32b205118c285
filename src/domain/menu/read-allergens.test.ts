import { expect, test } from 'vitest';
import { ALLERGENS } from '#domain/menu/menu.ts';
import { hasAllergenNumbers, readAllergenCell, readAllergenNames } from './read-allergens.ts';

test('1 to 14 are the annex II of Regulation (EU) 1169/2011 in its order', () => {
  // The order of the law, spelled out here: the program's list must not be sorted otherwise.
  const law = 'gluten crustaceans eggs fish peanuts soy milk nuts celery mustard sesame sulphites lupin molluscs'.split(
    ' ',
  );
  expect(ALLERGENS).toEqual(law);
  for (const [place, allergen] of law.entries()) {
    expect(readAllergenCell(String(place + 1))).toEqual({ state: 'understood', value: [allergen] });
  }
});

test.each([
  ['1, 3, 7, 9', ['gluten', 'eggs', 'milk', 'celery']],
  ['1;3;7', ['gluten', 'eggs', 'milk']],
  ['1 3 7', ['gluten', 'eggs', 'milk']],
  ['1.3.7', ['gluten', 'eggs', 'milk']],
  ['1,12', ['gluten', 'sulphites']],
  ['7.', ['milk']],
  ['gluten, lapte', ['gluten', 'milk']],
  ['Ouă și lapte', ['eggs', 'milk']],
  ['Conține: lapte și derivate, soia și produse derivate', ['milk', 'soy']],
  ['cereale care conțin gluten / pește și produse din pește', ['gluten', 'fish']],
  ['dioxid de sulf și sulfiți', ['sulphites']],
  ['gluten (1), lapte (7)', ['gluten', 'milk']],
  ['1. gluten', ['gluten']],
  ['1, lapte', null],
  ['fără', []],
  ['Fără alergeni', []],
  ['niciunul', []],
  ['none', []],
])('%s', (written, allergens) => {
  const read = readAllergenCell(written);
  expect(read.state === 'understood' ? read.value : null).toEqual(allergens);
});

test.each([
  ['-', 'liniuța'],
  ['–', 'liniuța'],
  ['gluten, kriptonit', '„kriptonit”'],
  ['poate conține nuci', '„poate conține nuci”'],
  ['fără gluten', '„fără gluten”'],
  ['ouă și kriptonit', '„ouă și kriptonit”'],
  [',', 'niciun alergen'],
  ['0', '1 la 14'],
  ['1, 15', '15'],
  ['13.7.20', '20'],
  ['1,1', 'stricat de Excel'],
  ['3.1', 'stricat de Excel'],
  ['7, 7, 3', 'stricat de Excel'],
])('%s is not understood', (written, reason) => {
  expect(readAllergenCell(written)).toEqual({ state: 'unclear', written, reason: expect.stringContaining(reason) });
});

test('a list of names: numbers of another system are none of the law', () => {
  expect(readAllergenNames(['Milk', ' Wheat '])).toEqual({ state: 'understood', value: ['milk', 'gluten'] });
  expect(readAllergenNames(['Milk', '7'])).toMatchObject({ state: 'unclear' });
  expect(readAllergenNames(['', ' '])).toEqual({ state: 'empty' });
});

test('which cells are numbered', () => {
  expect(['1, 3', '7', 'lapte', ''].map(hasAllergenNumbers)).toEqual([true, true, false, false]);
});

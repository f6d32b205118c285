import { expect, test } from 'vitest';
import { missingDrinkFacts, missingFacts } from './missing-facts.ts';

const COMPLETE = {
  description: '<p>Cu smântână.</p>',
  allergens: ['milk'] as const,
  hasNoAllergens: false,
  ingredients: 'burtă, smântână',
  hasNutrition: true,
  pictures: 1,
  sizes: [{ label: 'Mică', grams: 350, deposit: 0 }],
};

test.each([
  ['nothing', {}, []],
  ['its allergens', { allergens: [] }, ['allergens']],
  ['nothing, where it contains none', { allergens: [], hasNoAllergens: true }, []],
  ['its ingredients', { ingredients: ' ' }, ['ingredients']],
  ['its nutrition', { hasNutrition: false }, ['nutrition']],
  ['the grams of one size', { sizes: [...COMPLETE.sizes, { label: 'Mare', grams: null, deposit: 0 }] }, ['grams']],
  ['no grams where the container tells', { sizes: [{ label: 'Doză', grams: null, deposit: 50 }] }, []],
  ['no grams where the size is called by them', { sizes: [{ label: '350 g', grams: null, deposit: 0 }] }, []],
  ['a picture', { pictures: 0 }, ['picture']],
  ['a description', { description: '<p></p>' }, ['description']],
])('a product lacks %s', (_name, about, missing) => {
  expect(missingFacts({ ...COMPLETE, ...about })).toEqual(missing);
});

test.each([
  ['Bere', false, 0, ['age', 'deposit']],
  ['Bere', true, 50, []],
  ['Apă', false, 0, ['deposit']],
  ['Sarmale', false, 0, []],
] as const)('of %s (18+ %s, deposit %i) lack %j', (name, isAgeRestricted, deposit, missing) => {
  const sizes = [{ label: '0,5 l', deposit }];
  expect(missingDrinkFacts({ name, category: 'Diverse', isAgeRestricted, sizes })).toEqual(missing);
});

import { expect, test } from 'vitest';
import { NUTRITION_FIGURES, readNutrition } from './read-nutrition.ts';

const FIGURES = {
  energyKcal: 100,
  fatG: 5,
  saturatedFatG: 2,
  carbohydrateG: 10,
  sugarsG: 3,
  fibreG: null,
  proteinG: 4,
  saltG: 0.8,
};

test('a declaration is read, its energy in kJ computed', () => {
  expect(readNutrition('100 g', FIGURES)).toEqual({
    ok: true,
    value: { ...FIGURES, basis: '100 g', energyKj: 418 },
  });
});

test('nothing at all is no declaration', () => {
  const empty = { ...FIGURES, ...Object.fromEntries(NUTRITION_FIGURES.map((figure) => [figure, null])) };
  expect(readNutrition('100 g', empty)).toEqual({ ok: true, value: null });
});

test.each([
  ['missing', { proteinG: null }, ['proteinG']],
  ['unreadable', { saltG: Number.NaN }, ['saltG']],
  ['below 0', { fatG: -1, saturatedFatG: 0 }, ['fatG', 'saturatedFatG']],
  ['more energy than fat has', { energyKcal: 1001 }, ['energyKcal']],
  ['more fibre than fits', { fibreG: 151 }, ['fibreG']],
  ['more of the saturated than there is fat', { saturatedFatG: 6 }, ['saturatedFatG']],
  ['more sugar than carbohydrate', { sugarsG: 11 }, ['sugarsG']],
  ['a part that is missing is told once', { sugarsG: null, carbohydrateG: null }, ['carbohydrateG', 'sugarsG']],
])('%s', (_name, about, wrong) => {
  expect(readNutrition('100 g', { ...FIGURES, ...about })).toEqual({ ok: false, error: wrong });
});

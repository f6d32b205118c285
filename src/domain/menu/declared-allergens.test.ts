import { expect, test } from 'vitest';
import { declaresAllergens, expectedAllergens } from './declared-allergens.ts';

test.each([
  [{ allergens: [], mayContain: [], ingredients: ' ' }, false],
  [{ allergens: [], mayContain: [], ingredients: 'cartofi, sare' }, true],
  [{ allergens: ['milk'], mayContain: [], ingredients: '' }, true],
  [{ allergens: [], mayContain: ['nuts'], ingredients: '' }, true],
] as const)('%j declares its allergens: %s', (product, isDeclared) => {
  expect(declaresAllergens(product)).toBe(isDeclared);
});

test('traces count as the allergen itself; what is not declared is not known', () => {
  const product = { allergens: ['milk', 'nuts'], mayContain: ['nuts', 'eggs'] } as const;
  expect(expectedAllergens({ ...product, declaresAllergens: true })).toEqual(['milk', 'nuts', 'eggs']);
  expect(expectedAllergens({ allergens: [], mayContain: [], declaresAllergens: true })).toEqual([]);
  expect(expectedAllergens({ allergens: [], mayContain: [], declaresAllergens: false })).toBeNull();
});

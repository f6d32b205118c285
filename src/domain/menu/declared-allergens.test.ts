import { expect, test } from 'vitest';
import { SHORT_ALLERGEN_NAMES } from './allergen-names.ts';
import {
  declaresAllergens,
  declaresWhole,
  expectedAllergens,
  nameAllergens,
  togetherAllergens,
} from './declared-allergens.ts';

test.each([
  [{ allergens: [], hasNoAllergens: false }, false],
  [{ allergens: [], hasNoAllergens: true }, true],
  [{ allergens: ['milk'], hasNoAllergens: false }, true],
] as const)('%j declares its allergens: %s', (product, isDeclared) => {
  expect(declaresAllergens(product)).toBe(isDeclared);
});

test('traces count as the allergen itself; what is not declared is not known', () => {
  const product = { allergens: ['milk', 'nuts'], mayContain: ['nuts', 'eggs'] } as const;
  expect(expectedAllergens({ ...product, declaresAllergens: true })).toEqual(['milk', 'nuts', 'eggs']);
  expect(expectedAllergens({ allergens: [], mayContain: [], declaresAllergens: true })).toEqual([]);
  expect(expectedAllergens({ allergens: [], mayContain: [], declaresAllergens: false })).toBeNull();
});

test('a piece is declared only with every product that its options stand for', () => {
  const soup = { declaresAllergens: true };
  expect(declaresWhole(soup, [{}, { declaresAllergens: true }])).toBe(true);
  expect(declaresWhole(soup, [{}, { declaresAllergens: false }])).toBe(false);
  expect(declaresWhole({ declaresAllergens: false }, [])).toBe(false);
});

test('a list in words is empty only where none are declared to be contained', () => {
  const name = (allergens: readonly ('milk' | 'gluten')[], isDeclared: boolean) =>
    nameAllergens({ allergens, declaresAllergens: isDeclared }, SHORT_ALLERGEN_NAMES);
  expect(name(['milk', 'gluten'], true)).toBe('cereale care conțin gluten, lapte');
  expect(name([], true)).toBe('');
  expect(name([], false)).toBe('nedeclarați');
  expect(name(['milk'], false)).toBe('lapte, restul nedeclarați');
});

test('dishes shown together are declared only when each one is', () => {
  const soup = { allergens: ['milk'], declaresAllergens: true } as const;
  expect(togetherAllergens([soup, soup])).toEqual(soup);
  expect(togetherAllergens([soup, { allergens: ['eggs'], declaresAllergens: false }])).toEqual({
    allergens: ['milk', 'eggs'],
    declaresAllergens: false,
  });
});

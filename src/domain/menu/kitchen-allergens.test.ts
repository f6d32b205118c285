import { expect, test } from 'vitest';
import { describeAllergens } from './kitchen-allergens.ts';

test('allergens are told in the words of the kitchen', () => {
  expect(describeAllergens({ allergens: ['celery', 'eggs'], declaresAllergens: true })).toBe('ouă, țelină');
  expect(describeAllergens({ allergens: [], declaresAllergens: true })).toBe('');
  expect(describeAllergens({ allergens: [], declaresAllergens: false })).toBe('nedeclarați');
  expect(describeAllergens({ allergens: ['milk'], declaresAllergens: false })).toBe('lapte, restul nedeclarați');
});

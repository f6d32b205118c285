import { expect, test } from 'vitest';
import { describeAllergens } from './kitchen-allergens.ts';

test('allergens are told in the words of the kitchen', () => {
  expect(describeAllergens(['celery', 'eggs'])).toBe('ouă, țelină');
  expect(describeAllergens([])).toBe('');
});

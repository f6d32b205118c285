import { expect, test } from 'vitest';
import { describeIssuers, MEAL_CARD_ISSUERS } from './meal-card-issuers.ts';

test('issuers are named in one order', () => {
  expect(describeIssuers(MEAL_CARD_ISSUERS)).toBe('Edenred, Pluxee, Up');
  expect(describeIssuers([])).toBe('');
});

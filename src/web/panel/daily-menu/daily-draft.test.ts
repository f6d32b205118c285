import { expect, test } from 'vitest';
import { type DailyDraft, judgeDraft, newDish } from './daily-draft.ts';

const DRAFT: DailyDraft = { from: '10:30', until: '15:30', dishes: [] };

test('hours that are reversed are told at their end before anything is sent', () => {
  expect(judgeDraft(DRAFT)).toEqual({});
  expect(judgeDraft({ ...DRAFT, from: '16:00', until: '15:00' })).toEqual({
    until: 'Ora de sfârșit trebuie să fie după ora de început.',
  });
  expect(Object.keys(judgeDraft({ ...DRAFT, from: 'zece', dishes: [newDish('Ciorbă')] }))).toEqual([
    'from',
    'dishes.0.price',
    'dishes.0.grams',
    'dishes.0.allergens',
  ]);
});

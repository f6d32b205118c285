import { expect, test } from 'vitest';
import { adminChangesWords } from './changes.ts';

test('what was done is a noun, which agrees with a product, a category and opening hours alike', () => {
  const ofAnyGender = /(are|ere)$/;
  for (const action of Object.values(adminChangesWords.actions)) expect(action).toMatch(ofAnyGender);
});

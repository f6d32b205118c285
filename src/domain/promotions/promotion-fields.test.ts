import { expect, test } from 'vitest';
import { keysOf } from '#domain/keys-of.ts';
import { PROMOTION_KINDS, PROMOTION_TYPES } from './kinds.ts';
import { fieldOf, isNumberField, PROMOTION_FIELDS } from './promotion-fields.ts';

test('numbers are told from other fields', () => {
  expect(keysOf(PROMOTION_FIELDS).filter(isNumberField)).toEqual([
    'buyQuantity',
    'freeQuantity',
    'discountPercentage',
    'discountAmount',
    'minOrderValue',
    'validityInDays',
    'maxUses',
    'maxUsesPerPerson',
    'budget',
  ]);
});

test('every field has words, and some kind has it', () => {
  const used = new Set(PROMOTION_TYPES.flatMap((type) => PROMOTION_KINDS[type].fields));
  for (const name of keysOf(PROMOTION_FIELDS)) {
    expect(fieldOf(name).label).not.toBe('');
    expect(used.has(name), name).toBe(true);
  }
});

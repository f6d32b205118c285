import { expect, test } from 'vitest';
import type { ImportLine } from '#contract/menu-import/staff-calls.ts';
import { bani } from '#domain/money/bani.ts';
import {
  byCategory,
  cardOfLine,
  countMissing,
  firstFilter,
  firstLook,
  hasNewVat,
  isShown,
  missingFacts,
} from './import-lines.ts';

const line = (more: Partial<ImportLine> = {}): ImportLine => ({
  key: 'k',
  category: 'Supe',
  name: 'Ciorbă',
  state: 'new',
  sizes: '',
  groups: [],
  changes: [],
  reasons: [],
  remarks: [],
  missing: ['vat'],
  card: null,
  ...more,
});
const beer = line({ category: 'Băuturi', missing: ['vat', 'allergens', 'grams', 'deposit', 'age'] });

test('VAT, which every new dish lacks, hides nothing: the age limit comes first', () => {
  expect(missingFacts(line())).toEqual([]);
  expect(missingFacts(beer)).toEqual(['age', 'deposit', 'allergens', 'grams']);
  expect(countMissing([line(), beer, beer])[0]).toEqual({ fact: 'age', count: 2 });
  expect(hasNewVat({ lines: [line()] })).toBe(true);
  expect(hasNewVat({ lines: [line({ missing: [] })] })).toBe(false);
});

test('lines that need a look come first, unless all or none do', () => {
  const remarked = line({ remarks: ['?'] });
  const refused = line({ state: 'cannot' });
  expect([line(), beer, remarked, refused].map((one) => isShown(one, 'attention'))).toEqual([false, true, true, true]);
  expect(isShown(line({ missing: ['grams'] }), 'attention')).toBe(false);
  expect(isShown(line({ missing: ['grams'] }), 'missing')).toBe(true);
  expect(isShown(beer, 'missing')).toBe(true);
  expect(isShown(remarked, 'missing')).toBe(false);
  expect(isShown(refused, 'cannot')).toBe(true);
  expect(firstFilter([line(), beer])).toBe('attention');
  expect(firstFilter([line()])).toBe('all');
  expect(firstFilter([beer])).toBe('all');
});

test('by category, in the order of the file', () => {
  expect(byCategory([line(), beer, line()]).map(({ category, lines }) => [category, lines.length])).toEqual([
    ['Supe', 2],
    ['Băuturi', 1],
  ]);
});

test('a line is the card of the shop, and a menu that is new here is looked at as cards', () => {
  const card = {
    text: 'Cu smântână.',
    from: bani(1800),
    to: bani(2200),
    state: 'orderable',
    isVeggie: true,
    isFasting: false,
    ageRestricted18: false,
    hasDeposit: false,
    isAheadOnly: true,
  } as const;
  expect(cardOfLine(line({ card }))).toMatchObject({
    name: 'Ciorbă',
    text: 'Cu smântână.',
    from: 1800,
    marks: ['vegetarian', 'ahead'],
    quickAdd: null,
  });
  expect(cardOfLine(line({ state: 'cannot' }))).toBeNull();
  expect(firstLook([line(), line(), line({ state: 'changed' })])).toBe('cards');
  expect(firstLook([line(), line({ state: 'changed' })])).toBe('list');
});

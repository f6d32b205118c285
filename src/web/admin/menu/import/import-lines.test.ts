import { expect, test } from 'vitest';
import type { MenuImportLine } from '#contract/menu-import/wire.ts';
import { byCategory, countMissing, firstFilter, hasNewVat, isShown, missingFacts } from './import-lines.ts';

const line = (more: Partial<MenuImportLine> = {}): MenuImportLine => ({
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

import { describe, expect, test } from 'vitest';
import { describeOptionUses, describeStation } from './describe-kitchen.ts';

const KITCHEN = {
  stations: [
    { id: 1, name: 'Grătar' },
    { id: 2, name: 'Pizza' },
  ],
  categories: [
    { id: 10, stationId: 1 },
    { id: 11, stationId: null },
  ],
};

describe('where a product is made', () => {
  test.each([
    ['at its own station', { stationId: 2, categoryId: 10 }, 'Pizza'],
    ['where its category is', { stationId: null, categoryId: 10 }, 'Ca la categorie (Grătar)'],
    ['at none', { stationId: null, categoryId: 11 }, 'Ca la categorie (fără secție)'],
  ])('%s', (_name, product, told) => expect(describeStation(KITCHEN, product)).toBe(told));

  test('is not asked in a kitchen without stations', () => {
    expect(describeStation({ ...KITCHEN, stations: [] }, { stationId: null, categoryId: 10 })).toBeNull();
  });
});

test('the groups of options: the own ones, for which size, then those of the category', () => {
  const groups = [
    { id: 1, name: 'Alege blatul' },
    { id: 2, name: 'Sosuri' },
    { id: 3, name: 'Băutură' },
  ];
  const own = [
    { groupId: 1, dimension: '' },
    { groupId: 2, dimension: 'Ø 40 cm' },
  ];
  const told = describeOptionUses(groups, { own, ofCategory: [{ groupId: 3, dimension: '' }] });
  expect(told).toBe('Alege blatul; Sosuri (doar la Ø 40 cm); Băutură (de la categorie)');
  expect(describeOptionUses(groups, { own: [], ofCategory: [] })).toBe('');
});

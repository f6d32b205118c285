import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import type { MenuCard } from '#web/ui/menu-card/menu-card.ts';
import { findSection, searchCards } from './filter-sections.ts';

const aCard = (id: number, name: string, text = ''): MenuCard => ({
  id,
  name,
  text,
  from: bani(1000),
  to: bani(1000),
  state: 'orderable',
  left: null,
  later: null,
  marks: [],
  diets: [],
  allergens: [],
  picture: null,
  quickAdd: null,
});

const SECTIONS = [
  {
    slug: 'specialitati',
    name: 'Specialități',
    note: '',
    pickupPlace: '',
    cards: [aCard(1, 'Sarmale', 'cu mămăligă'), aCard(2, 'Șnițel')],
  },
  { slug: 'garnituri', name: 'Garnituri', note: '', pickupPlace: '', cards: [aCard(3, 'Mămăligă')] },
];

test('a search without diacritics finds names with them, names before descriptions', () => {
  expect(searchCards(SECTIONS, 'MAMALIGA').map(({ id }) => id)).toEqual([3, 1]);
});

test('parts of words count, and every word must be there', () => {
  expect(searchCards(SECTIONS, 'snit').map(({ id }) => id)).toEqual([2]);
  expect(searchCards(SECTIONS, 'sarmale specialit').map(({ id }) => id)).toEqual([1]);
  expect(searchCards(SECTIONS, 'sarmale pizza')).toEqual([]);
});

test('a category is found by its slug and by the name the documents use', () => {
  expect(findSection(SECTIONS, 'specialitati')?.name).toBe('Specialități');
  expect(findSection(SECTIONS, 'Specialitati')?.name).toBe('Specialități');
  expect(findSection(SECTIONS, 'SPECIALITĂȚI')?.name).toBe('Specialități');
  expect(findSection(SECTIONS, 'sushi')).toBeNull();
});

import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import type { MenuCard } from '#web/ui/menu-card/menu-card.ts';
import { isWhole, keepFirstCards } from './first-cards.ts';
import type { MenuPage } from './menu-page.ts';

const aCard = (id: number): MenuCard => ({
  id,
  name: `Fel ${id}`,
  text: '',
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

const cardsFrom = (first: number, count: number) => Array.from({ length: count }, (_, place) => aCard(first + place));

/** Sections with the given numbers of cards, numbered from 1; the first section is called a. */
function aMenu(...counts: readonly number[]): MenuPage {
  let next = 1;
  const sections = counts.map((count, place) => {
    const cards = cardsFrom(next, count);
    next += count;
    const slug = String.fromCodePoint(97 + place);
    return { slug, name: `Categoria ${slug}`, note: '', pickupPlace: '', cards };
  });
  const terms = { phrases: [], localities: [], payment: '' };
  return { popular: [], sections, bundles: [], terms, changesAt: null };
}

const countsOf = ({ sections }: MenuPage) => sections.map(({ cards, more = 0 }) => [cards.length, more]);

test('a menu of up to 72 products travels whole', () => {
  const page = aMenu(40, 32);
  expect(keepFirstCards(page, {})).toBe(page);
  expect(isWhole(page)).toBe(true);
});

test('of a longer one the first 72 do, and each section says how many follow', () => {
  const kept = keepFirstCards(aMenu(40, 60, 30), {});
  expect(countsOf(kept)).toEqual([
    [40, 0],
    [32, 28],
    [0, 30],
  ]);
  expect(isWhole(kept)).toBe(false);
});

test('the most ordered stand in their sections wherever they are', () => {
  const kept = keepFirstCards({ ...aMenu(80, 20), popular: [90] }, {});
  expect(countsOf(kept)).toEqual([
    [72, 8],
    [1, 19],
  ]);
  expect(kept.sections[1]?.cards[0]?.id).toBe(90);
});

test.each([{ category: 'b' }, { category: 'Categoria b' }])('an address with %o has all of that category', (search) => {
  expect(countsOf(keepFirstCards(aMenu(80, 90), search))).toEqual([
    [0, 80],
    [90, 0],
  ]);
  expect(countsOf(keepFirstCards(aMenu(3, 4), search))).toEqual([
    [0, 3],
    [4, 0],
  ]);
});

test.each([{ search: 'ciorbă' }, { diet: 'fasting' }, { category: 'a', without: 'milk' }])(
  'an address with %o has every card: any may be found',
  (search) => {
    const page = aMenu(80, 90);
    expect(keepFirstCards(page, search)).toBe(page);
  },
);

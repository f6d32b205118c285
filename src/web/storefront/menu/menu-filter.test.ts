import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALLERGENS } from '#domain/menu/menu.ts';
import { filterSections, offeredFilters, parseFilter, passesFilter, searchOfFilter } from './menu-filter.ts';

const DIETS = ['vegetarian', 'fasting'] as const;
const filters = fc.record({ diets: fc.subarray([...DIETS]), without: fc.subarray([...ALLERGENS]) });
const cards = fc.record({
  diets: fc.subarray([...DIETS]),
  allergens: fc.option(fc.subarray([...ALLERGENS])),
});

test('an address gives back the filter that it was made of', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(parseFilter(searchOfFilter(filter))).toEqual(filter);
    }),
  );
});

test('what is not known in an address is ignored', () => {
  expect(parseFilter({ diet: 'fasting,keto', without: 'milk,,gluten,<b>' })).toEqual({
    diets: ['fasting'],
    without: ['gluten', 'milk'],
  });
  expect(searchOfFilter(parseFilter({}))).toEqual({});
});

test('whatever is avoided, no card passes that holds it or declares nothing', () => {
  fc.assert(
    fc.property(cards, filters, (card, filter) => {
      if (!passesFilter(card, filter)) return;
      expect(filter.diets.every((diet) => card.diets.includes(diet))).toBe(true);
      if (filter.without.length === 0) return;
      expect(card.allergens).not.toBeNull();
      expect(filter.without.filter((one) => card.allergens?.includes(one))).toEqual([]);
    }),
  );
});

test.each([
  [{ diets: [], allergens: [] }, true],
  [{ diets: [], allergens: ['eggs'] }, true],
  [{ diets: [], allergens: ['milk', 'eggs'] }, false],
  [{ diets: [], allergens: null }, false],
] as const)('without milk, %j passes: %s', (card, passes) => {
  expect(passesFilter(card, { diets: [], without: ['milk'] })).toBe(passes);
});

test('sections keep what passes and leave when nothing does; offered is what some card holds', () => {
  const section = (slug: string, ...held: readonly ((typeof ALLERGENS)[number] | null)[]) =>
    ({
      slug,
      cards: held.map((allergen) => ({ diets: ['fasting'], allergens: allergen === null ? null : [allergen] })),
    }) as never;
  const sections = [section('desert', 'milk', 'eggs'), section('paste', 'milk', null)];
  expect(filterSections(sections, { diets: [], without: ['milk'] })).toEqual([section('desert', 'eggs')]);
  expect(filterSections(sections, { diets: [], without: [] })).toBe(sections);
  expect(offeredFilters(sections)).toEqual({ diets: ['fasting'], without: ['eggs', 'milk'] });
});

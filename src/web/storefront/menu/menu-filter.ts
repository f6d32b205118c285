/** The filter of the menu, kept in the address: `?diet=fasting&without=gluten,milk`. */
import { ALLERGENS, type Allergen } from '#domain/menu/menu.ts';
import type { Diet, MenuCard } from '#web/ui/menu-card/menu-card.ts';
import type { MenuSection } from './menu-page.ts';

export type MenuFilter = { readonly diets: readonly Diet[]; readonly without: readonly Allergen[] };
export type FilterSearch = { readonly diet?: string; readonly without?: string };

const DIETS = ['vegetarian', 'fasting'] as const satisfies readonly Diet[];

/** Known values in a fixed order; unknown ones are ignored. */
export function parseFilter({ diet = '', without = '' }: FilterSearch): MenuFilter {
  const diets = diet.split(',');
  const avoided = without.split(',');
  return {
    diets: DIETS.filter((one) => diets.includes(one)),
    without: ALLERGENS.filter((one) => avoided.includes(one)),
  };
}

export function searchOfFilter({ diets, without }: MenuFilter): FilterSearch {
  return {
    ...(diets.length > 0 ? { diet: diets.join(',') } : {}),
    ...(without.length > 0 ? { without: without.join(',') } : {}),
  };
}

export function isFiltering({ diets, without }: MenuFilter): boolean {
  return diets.length > 0 || without.length > 0;
}

/** With an allergen to avoid, only products declared to be free of it, traces included. */
export function passesFilter(card: Pick<MenuCard, 'diets' | 'allergens'>, { diets, without }: MenuFilter): boolean {
  if (!diets.every((diet) => card.diets.includes(diet))) return false;
  const { allergens } = card;
  return without.length === 0 || (allergens !== null && !without.some((one) => allergens.includes(one)));
}

/** The sections with the cards that pass; empty sections are left out. */
export function filterSections(sections: readonly MenuSection[], filter: MenuFilter): readonly MenuSection[] {
  if (!isFiltering(filter)) return sections;
  return sections
    .map((section) => ({ ...section, cards: section.cards.filter((card) => passesFilter(card, filter)) }))
    .filter(({ cards }) => cards.length > 0);
}

/** The filters offered on this menu: those that no card has would change nothing. */
export function offeredFilters(sections: readonly MenuSection[]): MenuFilter {
  const cards = sections.flatMap((section) => section.cards);
  return {
    diets: DIETS.filter((diet) => cards.some(({ diets }) => diets.includes(diet))),
    without: ALLERGENS.filter((one) => cards.some(({ allergens }) => allergens?.includes(one))),
  };
}

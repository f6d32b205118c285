/** The document of a long menu holds its first cards; the others come when the browser is idle. */
import { findSection } from './filter-sections.ts';
import type { MenuPage } from './menu-page.ts';

/** Twenty screens of a phone. A menu of so many products travels whole. */
const MOST_CARDS = 72;

/** What of an address says which cards are read. */
type Shown = {
  readonly category?: unknown;
  readonly search?: unknown;
  readonly diet?: unknown;
  readonly without?: unknown;
};

/**
 * The page with the cards that its document shows: the first ones, the most ordered, and all of the category that its address names.
 * An address that searches or filters gets every card, because any may be found.
 */
export function keepFirstCards(page: MenuPage, { category, search, diet, without }: Shown): MenuPage {
  const count = page.sections.reduce((sum, { cards }) => sum + cards.length, 0);
  if (count <= MOST_CARDS || [search, diet, without].some((text) => typeof text === 'string')) return page;
  const popular = new Set(page.popular);
  const chosen = typeof category === 'string' ? findSection(page.sections, category) : undefined;
  let left = category === undefined ? MOST_CARDS : 0;
  return {
    ...page,
    sections: page.sections.map((section) => {
      if (section === chosen) return section;
      const first = section.cards.slice(0, left);
      left -= first.length;
      const cards = [...first, ...section.cards.slice(first.length).filter(({ id }) => popular.has(id))];
      const more = section.cards.length - cards.length;
      return more === 0 ? section : { ...section, cards, more };
    }),
  };
}

export function isWhole({ sections }: Pick<MenuPage, 'sections'>): boolean {
  return sections.every(({ more }) => more === undefined);
}

/**
 * The document contains only the cards that its address asks for: of a long menu the first ones, of a category all of
 * that one. The others are fetched when the browser is idle.
 */
import { findSection } from './filter-sections.ts';
import type { MenuPage } from './menu-page.ts';

/** Twenty screens of a phone. A menu with at most this many products is sent whole, unless a category is asked for. */
const MOST_CARDS = 72;

/** The search parameters that decide which cards are shown. */
type Shown = {
  readonly category?: unknown;
  readonly search?: unknown;
  readonly diet?: unknown;
  readonly without?: unknown;
};

/**
 * The page with the cards of its document: the first ones, the most ordered, and all of the category in its address. An
 * address with a search or a filter gets every card, because any of them may match.
 */
export function keepFirstCards(page: MenuPage, { category, search, diet, without }: Shown): MenuPage {
  const count = page.sections.reduce((sum, { cards }) => sum + cards.length, 0);
  const isShort = category === undefined && count <= MOST_CARDS;
  if (isShort || [search, diet, without].some((text) => typeof text === 'string')) return page;
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

import { fold, toSlug } from '#domain/text/fold.ts';
import type { MenuCard } from '#web/ui/menu-card/menu-card.ts';
import type { MenuSection } from './menu-page.ts';

/**
 * The section named in an address: by its slug, or by the name in the documents ('Meniul Zilei'); null when there is
 * none.
 */
export function findSection<Section extends { readonly slug: string; readonly name: string }>(
  sections: readonly Section[],
  slugOrName: string,
): Section | null {
  const wanted = toSlug(slugOrName);
  return sections.find(({ slug }) => slug === wanted) ?? sections.find(({ name }) => toSlug(name) === wanted) ?? null;
}

/**
 * The cards that contain every typed word in name, text or category; case and diacritics are ignored, parts of words
 * match. Matches in the name come first. The rules of `domain/menu/search-menu.ts`, applied to the cards of the page.
 */
export function searchCards(sections: readonly MenuSection[], query: string): readonly MenuCard[] {
  const words = fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return sections
    .flatMap(({ name, cards }) =>
      cards.map((card) => ({ card, name: fold(card.name), text: fold(`${card.name} ${card.text} ${name}`) })),
    )
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map(({ card, name }) => ({ card, missing: words.filter((word) => !name.includes(word)).length }))
    .sort((one, other) => one.missing - other.missing)
    .map(({ card }) => card);
}

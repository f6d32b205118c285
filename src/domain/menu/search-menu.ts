import { fold } from '#domain/text/fold.ts';
import { plainDescription } from './card-description.ts';
import { findCategoryById } from './find-category.ts';
import type { Menu, Product } from './menu.ts';

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word !== '');
}

/** 0 = every word is in the name, 1 = the name has some of them, 2 = description or category only. */
function rank(name: string, words: readonly string[]): number {
  const found = words.filter((word) => name.includes(word)).length;
  return found === words.length ? 0 : found > 0 ? 1 : 2;
}

/**
 * The products that contain every word of the query in name, description or category; case and diacritics are ignored,
 * parts of words match ("snit" finds "Șnițel"). Matches in the name come first; otherwise the order of the menu. An
 * empty query matches everything.
 */
export function searchMenu(menu: Menu, query: string): readonly Product[] {
  const words = wordsOf(query);
  if (words.length === 0) return menu.products;
  return menu.products
    .map((product) => {
      const name = fold(product.name);
      const category = findCategoryById(menu, product.categoryId)?.name ?? '';
      return { product, name, text: `${name} ${fold(plainDescription(product.description))} ${fold(category)}` };
    })
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map(({ product, name }) => ({ product, rank: rank(name, words) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ product }) => product);
}

import { isSizeOrderable } from '#domain/menu/availability.ts';
import { availableExtras } from '#domain/menu/extras-of.ts';
import { findCategoryById } from '#domain/menu/find-category.ts';
import { findProduct } from '#domain/menu/find-product.ts';
import type { Extra, Menu, Product, Size } from '#domain/menu/menu.ts';
import { searchMenu } from '#domain/menu/search-menu.ts';
import { fold } from '#domain/text/fold.ts';

/** A dish in one size: added by one press of Enter. */
export type DishMatch = { readonly product: Product; readonly size: Size };

/** Fewer letters match too much. */
export const FEWEST_LETTERS = 2;
/** As many as can be read at a glance. */
export const MOST_MATCHES = 8;

/**
 * The dishes that match two or more letters, each size separately: names starting with them first, then names with a
 * word starting with them, then results of the menu search. Unavailable ones are left out.
 */
export function findDishes(menu: Menu, query: string): readonly DishMatch[] {
  const wanted = fold(query).trim();
  if (wanted.length < FEWEST_LETTERS) return [];
  return searchMenu(menu, wanted)
    .toSorted((one, other) => rankName(one.name, wanted) - rankName(other.name, wanted))
    .flatMap((product) =>
      product.sizes.filter((size) => isSizeOrderable(product, size)).map((size) => ({ product, size })),
    )
    .slice(0, MOST_MATCHES);
}

/** 0 = the name begins with the folded letters, 1 = a word of it does, 2 = neither. */
export function rankName(name: string, wanted: string): 0 | 1 | 2 {
  const place = ` ${fold(name)}`.indexOf(` ${wanted}`);
  if (place < 0) return 2;
  return place === 0 ? 0 : 1;
}

/** The extras of a product that match the letters; all of them without letters. */
export function findExtras(menu: Menu, productId: number, query: string): readonly Extra[] {
  const product = findProduct(menu, productId);
  if (product === null) return [];
  const wanted = fold(query);
  return availableExtras(product, findCategoryById(menu, product.categoryId)).filter(({ name }) =>
    fold(name).includes(wanted),
  );
}

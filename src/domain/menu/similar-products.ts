import { productState } from './availability.ts';
import type { Menu, Product } from './menu.ts';

/** Most products under "S-ar putea să-ți placă și" (storefront.md §9). */
export const SIMILAR_PRODUCTS_MAXIMUM = 5;

/**
 * Up to five other orderable products: the restaurant's list, else the same category, in the order of the list or of
 * the menu.
 */
export function similarProducts({
  menu,
  product,
  chosenIds,
}: {
  readonly menu: Menu;
  readonly product: Product;
  readonly chosenIds: readonly number[];
}): readonly Product[] {
  const isSuggestible = (other: Product) => other.id !== product.id && productState(other) === 'orderable';
  const chosen = [...new Set(chosenIds)].flatMap((id) => menu.products.filter((other) => other.id === id));
  const suggestions = chosen.some(isSuggestible)
    ? chosen
    : menu.products.filter((other) => other.categoryId === product.categoryId);
  return suggestions.filter(isSuggestible).slice(0, SIMILAR_PRODUCTS_MAXIMUM);
}

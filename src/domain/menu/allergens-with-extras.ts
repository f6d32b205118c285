import type { Allergen } from './menu.ts';

/**
 * Every allergen of a product together with those of its chosen extras, without duplicates, the product's own first.
 *
 * @see Regulation (EU) 1169/2011, art. 21: allergens are shown for what is served, not only for the dish without extras
 */
export function allergensWithExtras(
  product: { readonly allergens: readonly Allergen[] },
  extras: readonly { readonly allergens: readonly Allergen[] }[],
): readonly Allergen[] {
  return [...new Set([...product.allergens, ...extras.flatMap((extra) => extra.allergens)])];
}

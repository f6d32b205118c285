/**
 * Which products may be shown to a guest who avoids allergens. The restaurant declares them; undeclared allergens never
 * count as absent (Regulation (EU) 1169/2011 art. 44).
 */
import type { Allergen, Product } from './menu.ts';
import type { ProductDetails } from './shown-menu.ts';

/** Whether the content of a product is declared: an empty list of allergens counts only together with ingredients. */
export function declaresAllergens({
  allergens,
  mayContain,
  ingredients,
}: Pick<Product, 'allergens'> & Pick<ProductDetails, 'mayContain' | 'ingredients'>): boolean {
  return allergens.length > 0 || mayContain.length > 0 || ingredients.trim() !== '';
}

/** Allergens to expect in a product, traces included; null where nothing is declared. */
export function expectedAllergens({
  allergens,
  mayContain,
  declaresAllergens: isDeclared,
}: Pick<Product, 'allergens'> & Pick<ProductDetails, 'mayContain'> & { readonly declaresAllergens: boolean }):
  | readonly Allergen[]
  | null {
  return isDeclared ? [...new Set([...allergens, ...mayContain])] : null;
}

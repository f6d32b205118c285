/**
 * Which products may be shown to a guest who avoids allergens. The restaurant declares them; undeclared allergens never
 * count as absent (Regulation (EU) 1169/2011 art. 44).
 */
import { ALLERGENS, type Allergen, type Product } from './menu.ts';
import type { ProductSheet } from './product-sheet.ts';
import type { ProductDetails } from './shown-menu.ts';

/** Whether the allergens of a product are declared: it names some, or staff ticked that it contains none. */
export function declaresAllergens({
  allergens,
  hasNoAllergens,
}: Pick<ProductSheet, 'allergens' | 'hasNoAllergens'>): boolean {
  return hasNoAllergens || allergens.length > 0;
}

/** Whether everything that goes into a piece is declared: the product, and the products that its options stand for. */
export function declaresWhole(
  product: Pick<Product, 'declaresAllergens'>,
  chosen: readonly { readonly declaresAllergens?: boolean }[],
): boolean {
  return product.declaresAllergens && chosen.every((one) => one.declaresAllergens !== false);
}

/** Allergens to expect in a product, traces included; null where nothing is declared. */
export function expectedAllergens({
  allergens,
  mayContain,
  declaresAllergens: isDeclared,
}: Pick<Product, 'allergens' | 'declaresAllergens'> & Pick<ProductDetails, 'mayContain'>): readonly Allergen[] | null {
  return isDeclared ? [...new Set([...allergens, ...mayContain])] : null;
}

/**
 * The allergens of something sold as a list in words, in the order of the law; it says where they are not all declared,
 * and is empty only where there are none.
 */
export function nameAllergens(
  { allergens, declaresAllergens: isDeclared }: Pick<Product, 'allergens' | 'declaresAllergens'>,
  names: Readonly<Record<Allergen, string>>,
): string {
  const named = ALLERGENS.filter((one) => allergens.includes(one)).map((one) => names[one]);
  return [...named, ...(isDeclared ? [] : [named.length === 0 ? 'nedeclarați' : 'restul nedeclarați'])].join(', ');
}

/** The allergens of several dishes that are shown together; declared only where those of each one are. */
export function togetherAllergens(
  pieces: readonly Pick<Product, 'allergens' | 'declaresAllergens'>[],
): Pick<Product, 'allergens' | 'declaresAllergens'> {
  return {
    allergens: [...new Set(pieces.flatMap(({ allergens }) => allergens))],
    declaresAllergens: pieces.every((piece) => piece.declaresAllergens),
  };
}

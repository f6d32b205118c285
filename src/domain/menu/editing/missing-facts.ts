import { plainDescription } from '#domain/menu/card-description.ts';
import { declaresAllergens } from '#domain/menu/declared-allergens.ts';
import type { ProductSheet } from '#domain/menu/product-sheet.ts';
import { hasAmount } from './has-amount.ts';

/** Missing facts that the law (Ordin ANPC 201/2022, Regulation 1169/2011) requires or guests expect. */
export type MissingFact = 'ingredients' | 'nutrition' | 'grams' | 'picture' | 'description' | 'allergens';

/**
 * The facts that a product still lacks; none of them prevents a save. Grams are required for dishes whose size label
 * has no amount, not for products in returnable containers, which have their own label.
 */
export function missingFacts(
  product: Pick<ProductSheet, 'allergens' | 'hasNoAllergens'> & {
    readonly description: string;
    readonly ingredients: string;
    readonly hasNutrition: boolean;
    readonly pictures: number;
    readonly sizes: readonly { readonly label: string; readonly grams: number | null; readonly deposit: number }[];
  },
): readonly MissingFact[] {
  const missing: readonly [MissingFact, boolean][] = [
    ['description', plainDescription(product.description) === ''],
    ['allergens', !declaresAllergens(product)],
    ['ingredients', product.ingredients.trim() === ''],
    ['nutrition', !product.hasNutrition],
    ['grams', product.sizes.some(({ label, grams, deposit }) => grams === null && deposit === 0 && !hasAmount(label))],
    ['picture', product.pictures === 0],
  ];
  return missing.filter(([, isMissing]) => isMissing).map(([fact]) => fact);
}

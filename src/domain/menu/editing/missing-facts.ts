import { plainDescription } from '#domain/menu/card-description.ts';
import { hasAmount } from './has-amount.ts';

/** What the law (Ordin ANPC 201/2022, Regulation 1169/2011) and a hungry guest would miss. */
export type MissingFact = 'ingredients' | 'nutrition' | 'grams' | 'picture' | 'description';

/**
 * What a product still lacks before a guest can choose well; none of it stops a save. Grams are asked of dishes whose size is not
 * called by them, not of what is sold in a returnable container with its own label.
 */
export function missingFacts(product: {
  readonly description: string;
  readonly ingredients: string;
  readonly hasNutrition: boolean;
  readonly pictures: number;
  readonly sizes: readonly { readonly label: string; readonly grams: number | null; readonly deposit: number }[];
}): readonly MissingFact[] {
  const missing: readonly [MissingFact, boolean][] = [
    ['description', plainDescription(product.description) === ''],
    ['ingredients', product.ingredients.trim() === ''],
    ['nutrition', !product.hasNutrition],
    ['grams', product.sizes.some(({ label, grams, deposit }) => grams === null && deposit === 0 && !hasAmount(label))],
    ['picture', product.pictures === 0],
  ];
  return missing.filter(([, isMissing]) => isMissing).map(([fact]) => fact);
}

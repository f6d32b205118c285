import { plainDescription } from '#domain/menu/card-description.ts';
import { declaresAllergens } from '#domain/menu/declared-allergens.ts';
import type { ProductSheet } from '#domain/menu/product-sheet.ts';
import { hasAmount } from './has-amount.ts';
import { judgeDrink } from './judge-drink.ts';

/** Missing facts that the law (Ordin ANPC 201/2022, Regulation 1169/2011) requires or guests expect. */
export type MissingFact = 'ingredients' | 'nutrition' | 'grams' | 'picture' | 'description' | 'allergens';
/** Facts that a drink lacks by its words: its age limit, its deposit. */
export type MissingDrinkFact = 'age' | 'deposit';

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

/** What a drink lacks where it is recognised by its words: alcohol its age limit, a bottle its deposit. */
export function missingDrinkFacts({
  name,
  category,
  isAgeRestricted,
  sizes,
}: Pick<ProductSheet, 'name' | 'isAgeRestricted'> & {
  readonly category: string;
  readonly sizes: readonly { readonly label: string; readonly deposit: number }[];
}): readonly MissingDrinkFact[] {
  const { isAlcohol, mayNeedDeposit } = judgeDrink({ name, category, sizes: sizes.map(({ label }) => label) });
  return [
    ...(isAlcohol && !isAgeRestricted ? (['age'] as const) : []),
    ...(mayNeedDeposit && sizes.every(({ deposit }) => deposit === 0) ? (['deposit'] as const) : []),
  ];
}

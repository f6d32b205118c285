/** Legally required facts of a product that an import does not contain. */
import { declaresAllergens } from '#domain/menu/declared-allergens.ts';
import { hasAmount } from '#domain/menu/editing/has-amount.ts';
import type { ProductSheet } from '#domain/menu/product-sheet.ts';
import { fold } from '#domain/text/fold.ts';

export type MissingFact = 'vat' | 'allergens' | 'grams' | 'deposit' | 'age';

/** Words that indicate a drink, so that the owner is asked; nothing is filled in automatically. */
const DRINK = /\b(apa|cola|pepsi|fanta|sprite|suc|limonada|bauturi|bautura|bere|vin|doza|pet|cidru|energizant)\b/;
const ALCOHOL = /\b(bere|vin|vinuri|whisky|vodka|gin|rom|palinca|tuica|cocktail|prosecco|lichior|cidru|alcool\w*)\b/;

export function findMissingFacts(
  sheet: ProductSheet,
  category: string,
  { isVatKnown }: { readonly isVatKnown: boolean },
): readonly MissingFact[] {
  const words = fold(`${category} ${sheet.name}`);
  const hasNoDeposit = sheet.sizes.every(({ deposit }) => deposit === 0);
  return [
    ...(isVatKnown ? [] : (['vat'] as const)),
    ...(!declaresAllergens(sheet) ? (['allergens'] as const) : []),
    ...(sheet.sizes.some(({ label, grams }) => grams === null && !hasAmount(label)) ? (['grams'] as const) : []),
    ...(DRINK.test(words) && hasNoDeposit ? (['deposit'] as const) : []),
    ...(ALCOHOL.test(words) && !sheet.isAgeRestricted ? (['age'] as const) : []),
  ];
}

/** Legally required facts of a product that an import does not contain, and what is proposed by its words instead. */
import { declaresAllergens } from '#domain/menu/declared-allergens.ts';
import { hasAmount } from '#domain/menu/editing/has-amount.ts';
import { judgeDrink } from '#domain/menu/editing/judge-drink.ts';
import { missingDrinkFacts } from '#domain/menu/editing/missing-facts.ts';
import type { ProductSheet } from '#domain/menu/product-sheet.ts';
import { orKept } from '#domain/menu/reading.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { formatVat } from '#domain/vat/vat-words.ts';
import type { NeutralItem } from './neutral-menu.ts';

export type MissingFact = 'vat' | 'allergens' | 'grams' | 'deposit' | 'age';

export function findMissingFacts(
  sheet: ProductSheet,
  category: string,
  { isVatKnown }: { readonly isVatKnown: boolean },
): readonly MissingFact[] {
  return [
    ...(isVatKnown ? [] : (['vat'] as const)),
    ...(!declaresAllergens(sheet) ? (['allergens'] as const) : []),
    ...(sheet.sizes.some(({ label, grams }) => grams === null && !hasAmount(label)) ? (['grams'] as const) : []),
    ...missingDrinkFacts({ ...sheet, category }),
  ];
}

/** What a new product gets by its words and not by the file, as sentences for the owner to confirm. */
export function describeProposed(sheet: ProductSheet, { facts }: NeutralItem, category: string): readonly string[] {
  const { isAlcohol, hasStandardVat } = judgeDrink({
    name: sheet.name,
    category,
    sizes: sheet.sizes.map(({ label }) => label),
  });
  const known = orKept(facts, null);
  const deposit = known === null ? sheet.sizes.find((size) => size.deposit > 0)?.deposit : undefined;
  const proposed = [
    isAlcohol && known?.isAgeRestricted !== true && '18+ bifat',
    hasStandardVat && known === null && `TVA ${formatVat(sheet.vatTakeawayBasisPoints)}`,
    deposit !== undefined && `garanție SGR ${formatLei(deposit)}`,
  ].filter((one) => one !== false);
  if (proposed.length === 0) return [];
  return [`Pare ${isAlcohol ? 'băutură alcoolică' : 'băutură'}: vine cu ${proposed.join(', ')}. Verificați.`];
}

/**
 * Converts a dish of the file to a product: facts that the file lacks stay as stored, or get the defaults of a new
 * product.
 */

import { pickFields } from '#domain/keys-of.ts';
import { draftWindows } from '#domain/menu/editing/decide-windows.ts';
import { judgeDrink } from '#domain/menu/editing/judge-drink.ts';
import { NEW_PRODUCT, proposedFacts } from '#domain/menu/editing/new-product.ts';
import { PRODUCT_FIELDS, type ProductFields } from '#domain/menu/editing/office-fields.ts';
import type { ProductDraft, ProductSheet } from '#domain/menu/product-sheet.ts';
import { orKept } from '#domain/menu/reading.ts';
import type { StoredProduct } from '#server/features/products/index.ts';
import { cleanName, type NeutralItem } from './neutral-menu.ts';

/** The dish as a draft, based on the product that it already is here: only what was understood changes it. */
export function draftProduct(
  item: NeutralItem,
  {
    before,
    category,
    categoryName,
    sizes,
  }: {
    readonly before: StoredProduct | null;
    readonly category: ProductDraft['category'];
    readonly categoryName: string;
    readonly sizes: ProductDraft['sizes'];
  },
): ProductDraft {
  const name = keptSpelling(orKept(item.name, before?.name ?? ''), before?.name);
  const about = { name, category: categoryName, sizes: sizes.map(({ label }) => label) };
  const facts = orKept(item.facts, null);
  return {
    ...(before ?? { ...NEW_PRODUCT, ...proposedFacts(about) }),
    ...facts,
    // Alcohol that is new here is never sold unasked, whatever the file says; staff may untick it.
    isAgeRestricted:
      (facts ?? before ?? NEW_PRODUCT).isAgeRestricted || (before === null && judgeDrink(about).isAlcohol),
    name,
    description: orKept(item.description, before?.description ?? ''),
    // A switch set by staff here stays; a new product whose switch was not understood waits for theirs.
    isOn: before?.isOn ?? (item.isOn.state === 'unclear' ? false : orKept(item.isOn, true)),
    allergens: orKept(item.allergens, before?.allergens ?? []),
    // An understood cell declares: the allergens that it names, or by its word that there are none.
    hasNoAllergens:
      item.allergens.state === 'understood'
        ? item.allergens.value.length === 0
        : (before ?? NEW_PRODUCT).hasNoAllergens,
    category,
    sizes,
    extras: orKept(item.facts, before)?.extras ?? [],
    availabilityWindows: draftWindows(orKept(item.windows, before?.availabilityWindows ?? [])),
  };
}

/** A stored name that differs in white space and invisible marks only is the same name. */
export function keptSpelling(name: string, stored: string | undefined): string {
  return stored !== undefined && cleanName(stored) === cleanName(name) ? stored : name;
}

/** The fields of a product sheet only: a stored product has more. */
export function pickSheet(decided: ProductSheet): ProductSheet {
  const { categoryId, sizes, extras, availabilityWindows } = decided;
  return { ...pickFields<ProductFields>(PRODUCT_FIELDS, decided), categoryId, sizes, extras, availabilityWindows };
}

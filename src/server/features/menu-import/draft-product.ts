/**
 * Converts a dish of the file to a product: facts missing in the file stay as stored, or get the defaults of a new
 * product.
 */

import { draftWindows } from '#domain/menu/editing/decide-windows.ts';
import { judgeDrink } from '#domain/menu/editing/judge-drink.ts';
import { NEW_PRODUCT, proposedDeposit, proposedFacts } from '#domain/menu/editing/new-product.ts';
import { type ProductDraft, type ProductSheet, STOCK_KEPT } from '#domain/menu/product-sheet.ts';
import { ZERO_BANI } from '#domain/money/bani.ts';
import { fold } from '#domain/text/fold.ts';
import type { StoredProduct } from '#server/features/products/products.door.ts';
import { sanitiseHtml } from '#server/platform/security/sanitise-html.ts';
import type { NeutralItem, ProductFacts } from './neutral-menu.ts';

const NEW_SIZE = {
  id: null,
  isOn: true,
  stockUnlimited: true,
  minimumQuantity: 1,
  boxNeeded: false,
  boxPrice: ZERO_BANI,
  deposit: ZERO_BANI,
  grams: null,
} as const;
/** The dish as a draft, based on the product that it already is here. */
export function draftProduct(
  item: NeutralItem,
  {
    before,
    category,
    categoryName,
  }: {
    readonly before: StoredProduct | null;
    readonly category: ProductDraft['category'];
    readonly categoryName: string;
  },
): ProductDraft {
  const about = { name: item.name, category: categoryName, sizes: item.sizes.map(({ label }) => label) };
  const allergens = item.allergens ?? before?.allergens ?? [];
  return {
    ...(before ?? { ...NEW_PRODUCT, ...proposedFacts(about) }),
    ...factsOf(item.facts),
    // Alcohol that is new here is never sold unasked, whatever the file says; staff may untick it.
    isAgeRestricted:
      (item.facts?.isAgeRestricted ?? before?.isAgeRestricted ?? false) ||
      (before === null && judgeDrink(about).isAlcohol),
    name: item.name,
    description: descriptionOf(item, before),
    // A switch set by staff here stays.
    isOn: before?.isOn ?? item.isOn,
    allergens,
    // A file that names allergens declares them; one without them declares nothing.
    hasNoAllergens: (item.facts?.hasNoAllergens ?? before?.hasNoAllergens ?? false) && allergens.length === 0,
    category,
    sizes: item.sizes.map(({ label, price, facts: more }) => {
      const size = before?.sizes.find((one) => fold(one.label) === fold(label.trim()));
      // The stock stored here is more recent than the file's.
      const stock = size === undefined && more !== undefined ? more.stock : STOCK_KEPT;
      return { ...(size ?? { ...NEW_SIZE, deposit: proposedDeposit(about, label) }), ...more, stock, label, price };
    }),
    extras: item.facts?.extras ?? before?.extras ?? [],
    availabilityWindows: draftWindows(item.windows.length > 0 ? item.windows : (before?.availabilityWindows ?? [])),
  };
}

/** Facts of a product described by an archive; its suggestions are written once all products exist. */
function factsOf(facts: ProductFacts | undefined) {
  if (facts === undefined) return {};
  const { similar: _, addOns: __, hasNoAllergens: ___, ...marks } = facts;
  return marks;
}

/** A description is required here and often missing in files: the name adds no unverified claim. */
function descriptionOf(item: NeutralItem, before: StoredProduct | null): string {
  return item.description === '' ? (before?.description ?? sanitiseHtml(item.name)) : item.description;
}

/** The fields of a product sheet only: a stored product has more. */
export function pickSheet(decided: ProductSheet): ProductSheet {
  const { name, description, categoryId, sizes, extras, availabilityWindows } = decided;
  const marks = Object.fromEntries(
    Object.keys({ ...NEW_PRODUCT, isOn: true, allergens: [] }).map((key) => [key, decided[key as keyof ProductSheet]]),
    // Each of these keys is a field of a sheet.
  ) as Omit<ProductSheet, 'name' | 'description' | 'categoryId' | 'sizes' | 'extras' | 'availabilityWindows'>;
  return { ...marks, name, description, categoryId, sizes, extras, availabilityWindows };
}

/** A dish of the file as a product of ours: what the file does not say stays as it is here, or is as of a new one. */
import { draftWindows } from '#domain/menu/editing/decide-windows.ts';
import { type ProductDraft, type ProductSheet, STOCK_KEPT } from '#domain/menu/product-sheet.ts';
import { ZERO_BANI } from '#domain/money/bani.ts';
import { fold } from '#domain/text/fold.ts';
import type { StoredProduct } from '#server/features/products/products.door.ts';
import { sanitiseHtml } from '#server/platform/security/sanitise-html.ts';
import type { NeutralItem, ProductFacts } from './neutral-menu.ts';

const DEFAULT_VAT = 1100;
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
/** What is so of a product until staff say otherwise. */
export const NEW_PRODUCT = {
  isOrderableToday: true,
  isOrderableAhead: true,
  allowsMessage: true,
  isVeggie: false,
  isFasting: false,
  isFromFrozen: false,
  isAgeRestricted: false,
  mayContain: [],
  nutrition: null,
  vatTakeawayBasisPoints: DEFAULT_VAT,
  vatOnPremisesBasisPoints: DEFAULT_VAT,
  similarIds: [],
  addOnIds: [],
  stationId: null,
  ingredients: '',
  additives: '',
  nutritionNote: '',
};

/** The dish as it would be filled in here, onto the product that it is here already. */
export function draftProduct(
  item: NeutralItem,
  { before, category }: { readonly before: StoredProduct | null; readonly category: ProductDraft['category'] },
): ProductDraft {
  return {
    ...(before ?? NEW_PRODUCT),
    ...factsOf(item.facts),
    name: item.name,
    description: descriptionOf(item, before),
    // What staff switched on or off here stays so.
    isOn: before?.isOn ?? item.isOn,
    allergens: item.allergens ?? before?.allergens ?? [],
    category,
    sizes: item.sizes.map(({ label, price, facts: more }) => {
      const size = before?.sizes.find((one) => fold(one.label) === fold(label.trim()));
      // What is in stock here is known better here.
      const stock = size === undefined && more !== undefined ? more.stock : STOCK_KEPT;
      return { ...(size ?? NEW_SIZE), ...more, stock, label, price };
    }),
    extras: item.facts?.extras ?? before?.extras ?? [],
    availabilityWindows: draftWindows(item.windows.length > 0 ? item.windows : (before?.availabilityWindows ?? [])),
  };
}

/** Of a product that an archive describes; those suggested beside it are written once all are there. */
function factsOf(facts: ProductFacts | undefined) {
  if (facts === undefined) return {};
  const { similar: _, addOns: __, ...marks } = facts;
  return marks;
}

/** A description is required here and often missing there: the name says nothing that is not known. */
function descriptionOf(item: NeutralItem, before: StoredProduct | null): string {
  return item.description === '' ? (before?.description ?? sanitiseHtml(item.name)) : item.description;
}

/** Of what was decided, only what a sheet holds: a stored product brings more along. */
export function pickSheet(decided: ProductSheet): ProductSheet {
  const { name, description, categoryId, sizes, extras, availabilityWindows } = decided;
  const marks = Object.fromEntries(
    Object.keys({ ...NEW_PRODUCT, isOn: true, allergens: [] }).map((key) => [key, decided[key as keyof ProductSheet]]),
    // Each key of it is one of a sheet.
  ) as Omit<ProductSheet, 'name' | 'description' | 'categoryId' | 'sizes' | 'extras' | 'availabilityWindows'>;
  return { ...marks, name, description, categoryId, sizes, extras, availabilityWindows };
}

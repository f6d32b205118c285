/** Converts a dish of the file to a product: facts that the file lacks get the defaults of a new product. */
import { draftWindows } from '#domain/menu/editing/decide-windows.ts';
import type { ProductDraft, ProductSheet } from '#domain/menu/product-sheet.ts';
import type { StoredProduct } from '#server/features/products/products.door.ts';
import { cleanName, type NeutralItem } from './neutral-menu.ts';
import { orKept } from './reading.ts';

const DEFAULT_VAT = 1100;
/** Defaults of a product until staff change them. */
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

/** The dish as a draft, based on the product that it already is here: only what was understood changes it. */
export function draftProduct(
  item: NeutralItem,
  {
    before,
    category,
    sizes,
  }: {
    readonly before: StoredProduct | null;
    readonly category: ProductDraft['category'];
    readonly sizes: ProductDraft['sizes'];
  },
): ProductDraft {
  return {
    ...(before ?? NEW_PRODUCT),
    ...orKept(item.facts, {}),
    name: keptSpelling(orKept(item.name, before?.name ?? ''), before?.name),
    description: orKept(item.description, before?.description ?? ''),
    // A switch set by staff here stays; a new product whose switch was not understood waits for theirs.
    isOn: before?.isOn ?? (item.isOn.state === 'unclear' ? false : orKept(item.isOn, true)),
    allergens: orKept(item.allergens, before?.allergens ?? []),
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
  const { name, description, categoryId, sizes, extras, availabilityWindows } = decided;
  const marks = Object.fromEntries(
    Object.keys({ ...NEW_PRODUCT, isOn: true, allergens: [] }).map((key) => [key, decided[key as keyof ProductSheet]]),
    // Each of these keys is a field of a sheet.
  ) as Omit<ProductSheet, 'name' | 'description' | 'categoryId' | 'sizes' | 'extras' | 'availabilityWindows'>;
  return { ...marks, name, description, categoryId, sizes, extras, availabilityWindows };
}

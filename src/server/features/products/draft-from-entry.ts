import { type PlainErrorCode, sentenceOf } from '#contract/errors.ts';
import { windowDraftsFromWire } from '#contract/menu/codec.ts';
import { UNLIMITED_STOCK } from '#contract/menu/unlimited-stock.ts';
import { fieldsFromWire } from '#contract/products/product-on-wire.ts';
import type { DimensionInput, EntryInput } from '#contract/products/wire.ts';
import { draftWindows } from '#domain/menu/editing/decide-windows.ts';
import { NEW_PRODUCT, proposedFacts } from '#domain/menu/editing/new-product.ts';
import { NUTRITION_FIGURES, type NutritionFigure, readNutrition } from '#domain/menu/editing/read-nutrition.ts';
import type { Nutrition } from '#domain/menu/menu.ts';
import { nutritionSentence } from '#domain/menu/nutrition-sentence.ts';
import { type ProductDraft, type SizeDraft, STOCK_KEPT } from '#domain/menu/product-sheet.ts';
import { ZERO_BANI } from '#domain/money/bani.ts';
import { toSlug } from '#domain/text/fold.ts';
import type { StoredSize } from '#server/features/menu/index.ts';
import type { CategoryRow, StoredProduct } from './products.repository.ts';

export type Fields = Readonly<Record<string, string>>;

/** The stored state and the possible references that a request is read with. */
export type DraftFacts = {
  /** `null` for a product that is new. */
  readonly stored: StoredProduct | null;
  readonly categories: readonly CategoryRow[];
  /** Every size of the product, archived ones too: a client may send one back. */
  readonly sizeIds: ReadonlySet<number>;
};

/** What a client leaves out of a new product. */
const LEFT_OUT = { ...NEW_PRODUCT, isOrderableToday: false, isOrderableAhead: false, allowsMessage: false } as const;

/**
 * Converts a request to a draft: missing fields get the stored values. Also returns problems that only the wire format
 * can have, by field.
 */
export function draftFromEntry(
  entry: EntryInput,
  { stored, categories, sizeIds }: DraftFacts,
): { readonly draft: ProductDraft; readonly fields: Fields } {
  const fields: Record<string, string> = {};
  const complain = (field: string, code: PlainErrorCode) => {
    fields[field] ??= sentenceOf(code);
  };
  for (const [index, { id }] of (entry.dimensions ?? []).entries()) {
    if (id != null && !sizeIds.has(id)) complain(`dimensions.${index}.id`, 'size_unknown');
  }
  const nutrition = readDeclaration(entry, stored?.nutrition ?? null);
  if (!nutrition.ok) for (const figure of nutrition.error) complain(`nutrition.${figure}`, 'nutrition_invalid');
  const { isOn, sizes } = readSwitches(entry, stored);
  const category = readCategory(entry, stored, categories);
  const before = stored ?? { ...LEFT_OUT, ...proposedFacts(wordsOf(entry, category)) };
  const given = fieldsFromWire(entry, before);
  const draft: ProductDraft = {
    ...given,
    category,
    isOn,
    // A client that does not know the field withdraws the declaration by naming an allergen.
    hasNoAllergens: entry.hasNoAllergens ?? (before.hasNoAllergens && given.allergens.length === 0),
    nutrition: nutrition.ok ? nutrition.value : null,
    nutritionNote: readNote(entry, stored),
    sizes,
    extras:
      entry.extraIngredientsBeans?.map(({ name, price, allergens }) => ({
        name: name ?? '',
        price: price ?? null,
        allergens: [...(allergens ?? [])],
      })) ??
      stored?.extras ??
      [],
    availabilityWindows:
      entry.availabilityWindows == null
        ? draftWindows(stored?.availabilityWindows ?? [])
        : windowDraftsFromWire(entry.availabilityWindows),
    stationId: entry.stationId === undefined ? before.stationId : entry.stationId,
  };
  return { draft, fields };
}

function wordsOf({ name, dimensions }: EntryInput, category: CategoryRow | null): Parameters<typeof proposedFacts>[0] {
  return {
    name: name ?? '',
    category: category?.name ?? '',
    sizes: (dimensions ?? []).map(({ value }) => value ?? ''),
  };
}

/** By id, slug or name; case and diacritics ignored. Null for an unknown one. */
function readCategory(
  { category, categoryId }: EntryInput,
  stored: StoredProduct | null,
  categories: readonly CategoryRow[],
): CategoryRow | null {
  const wanted = categoryId ?? category ?? stored?.categoryId ?? '';
  const text = String(wanted).trim();
  const slug = toSlug(text);
  return (
    categories.find(({ id }) => String(id) === text) ??
    (slug === '' ? undefined : categories.find((one) => one.slug === text || one.slug === slug)) ??
    (slug === '' ? undefined : categories.find((one) => toSlug(one.name) === slug)) ??
    null
  );
}

/**
 * The product's switch and its sizes. A client of the documents knows only the sizes' `availability`, which counts the
 * product's switch too: when none is available the product is off and the sizes' own switches stay as they are, so that
 * what it read it can write back (readings 35). Where it changed what it read, `available` and `isOn`, which it sends
 * back as they were, say nothing.
 */
function readSwitches(entry: EntryInput, stored: StoredProduct | null) {
  const rows = entry.dimensions ?? null;
  if (rows === null) {
    return { isOn: entry.available ?? stored?.isOn ?? true, sizes: (stored?.sizes ?? []).map(keepSize) };
  }
  const pairs = rows.map((row) => ({ row, known: stored?.sizes.find(({ id }) => id === row.id) ?? null }));
  const isChanged = pairs.some(
    ({ row: { availability }, known }) =>
      availability != null && stored !== null && availability !== (stored.isOn && known?.isOn === true),
  );
  const available = isChanged && entry.available === stored?.isOn ? null : (entry.available ?? null);
  const told = rows.flatMap(({ availability }) => (availability == null ? [] : [availability]));
  const isSwitchedOff = available === null && told.length > 0 && !told.includes(true);
  const sizes = pairs.map(({ row, known }) => {
    const ownSwitch = isChanged && row.availability != null && row.isOn === known?.isOn ? null : row.isOn;
    return readSize(row, known, ownSwitch ?? (isSwitchedOff ? null : row.availability) ?? known?.isOn ?? true);
  });
  return { isOn: available ?? (told.length > 0 ? !isSwitchedOff : (stored?.isOn ?? true)), sizes };
}

function keepSize(size: StoredSize): SizeDraft {
  return { ...size, stock: STOCK_KEPT };
}

function readSize(row: DimensionInput, known: StoredSize | null, isOn: boolean): SizeDraft {
  const boxNeeded = row.boxNeeded ?? known?.boxNeeded ?? (row.boxPrice ?? 0) > 0;
  return {
    id: row.id ?? null,
    label: row.value ?? known?.label ?? '',
    price: row.price === undefined ? (known?.price ?? null) : row.price,
    isOn,
    ...readStock(row, known),
    minimumQuantity: readMinimum(row, known),
    boxNeeded,
    boxPrice: boxNeeded && row.boxPrice !== undefined ? row.boxPrice : (known?.boxPrice ?? row.boxPrice ?? null),
    deposit: row.depositPrice === undefined ? (known?.deposit ?? ZERO_BANI) : row.depositPrice,
    grams: row.grams === undefined ? (known?.grams ?? null) : row.grams,
  };
}

function readStock(
  { stock, stockUnlimited }: Pick<DimensionInput, 'stock' | 'stockUnlimited'>,
  known: StoredSize | null,
): Pick<SizeDraft, 'stock' | 'stockUnlimited'> {
  const isUnlimited =
    stockUnlimited ??
    (stock === undefined || stock === null ? known?.stockUnlimited : stock === UNLIMITED_STOCK) ??
    false;
  if (stock === undefined) return { stockUnlimited: isUnlimited, stock: known === null ? null : STOCK_KEPT };
  return { stockUnlimited: isUnlimited, stock };
}

/** `NA` means one piece, whatever the number beside it. */
function readMinimum(
  { minimumQuantityType, minimumQuantityNumber }: DimensionInput,
  known: StoredSize | null,
): number | null {
  if (minimumQuantityType === 'NA') return 1;
  if (minimumQuantityNumber !== undefined) return minimumQuantityNumber;
  return known?.minimumQuantity ?? (minimumQuantityType === 'numarBucati' ? null : 1);
}

/** A declaration equal to the stored one is kept, because its kJ may come from a laboratory. */
function readDeclaration({ nutrition }: EntryInput, stored: Nutrition | null) {
  if (nutrition === undefined) return { ok: true as const, value: stored };
  if (nutrition === null) return { ok: true as const, value: null };
  const { basis, ...figures } = nutrition;
  const complete = Object.fromEntries(NUTRITION_FIGURES.map((figure) => [figure, figures[figure] ?? null]));
  // Every figure was set above.
  const read = readNutrition(basis, complete as Record<NutritionFigure, number | null>);
  if (!read.ok || read.value === null || stored === null) return read;
  const { value } = read;
  const isSame = value.basis === stored.basis && NUTRITION_FIGURES.every((figure) => value[figure] === stored[figure]);
  return isSame ? { ok: true as const, value: stored } : read;
}

/** The sentence generated from the figures is not a note. */
function readNote({ nutriValues }: EntryInput, stored: StoredProduct | null): string {
  const note = stored?.nutritionNote ?? '';
  if (nutriValues == null) return note;
  const made = stored?.nutrition ? nutritionSentence(stored.nutrition) : null;
  return nutriValues.trim() === made ? note : nutriValues;
}

import { parseText } from '#domain/accounts/parse-text.ts';
import { keysOf } from '#domain/keys-of.ts';
import { plainDescription } from '#domain/menu/card-description.ts';
import type { Extra } from '#domain/menu/menu.ts';
import {
  type ExtraDraft,
  type ProductDraft,
  type ProductSheet,
  type SizeDraft,
  type SizeSheet,
  STOCK_KEPT,
} from '#domain/menu/product-sheet.ts';
import { type Bani, ZERO_BANI } from '#domain/money/bani.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { fold } from '#domain/text/fold.ts';
import { decideWindows, WINDOW_PROBLEMS, type WindowField } from './decide-windows.ts';
import { type FieldOfKind, isOfKind, PRODUCT_FIELDS } from './office-fields.ts';

export const PRODUCT_NAME_MAX_LENGTH = 120;
export const SIZE_NAME_MAX_LENGTH = 60;
export const EXTRA_NAME_MAX_LENGTH = 80;
/** Of the HTML; the cleaner takes no more (reliability.md M11). */
export const DESCRIPTION_MAX_LENGTH = 20_000;
export const PRODUCT_TEXT_MAX_LENGTH = 4_000;
export const MOST_SIZES = 20;
export const MOST_EXTRAS = 40;
export const MOST_SIMILAR = 12;
export const MOST_ADD_ONS = 4;
/** One below what the wire calls unlimited (readings 34). */
export const STOCK_MAXIMUM = 9998;
/** The most pieces one line of an order may have. */
export const MINIMUM_QUANTITY_MAXIMUM = 99;
/** 100.000 lei: a higher price is a misplaced comma. */
export const PRICE_MAXIMUM = 10_000_000;
const GRAMS_MAXIMUM = 100_000;

/** Problems of a product that is saved. */
export const PRODUCT_PROBLEMS = [
  'product_category_required',
  'order_type_required',
  'product_name_invalid',
  'product_description_required',
  'product_description_too_long',
  'product_text_invalid',
  'sizes_required',
  'too_many_sizes',
  'size_name_invalid',
  'size_name_repeated',
  'price_invalid',
  'stock_invalid',
  'minimum_quantity_invalid',
  'box_price_invalid',
  'deposit_invalid',
  'grams_invalid',
  'too_many_extras',
  'extra_name_invalid',
  'extra_name_repeated',
  'extra_price_invalid',
  'allergens_contradict',
  ...WINDOW_PROBLEMS,
] as const;
export type ProductProblem = (typeof PRODUCT_PROBLEMS)[number];

/** A text with no rule of its own, and their names. */
type PlainText = Exclude<FieldOfKind<'text'>, 'name' | 'description'>;
const PLAIN_TEXTS = keysOf(PRODUCT_FIELDS)
  .filter(isOfKind(['text']))
  .filter((field): field is PlainText => field !== 'name' && field !== 'description');

/** Location of a problem: a field, or a field of a row. */
export type ProductField =
  | 'category'
  | 'orderType'
  | 'name'
  | 'description'
  | PlainText
  | 'sizes'
  | 'extras'
  | 'hasNoAllergens'
  | `sizes.${number}.${'label' | 'price' | 'stock' | 'minimumQuantity' | 'boxPrice' | 'deposit' | 'grams'}`
  | `extras.${number}.${'name' | 'price'}`
  | WindowField;

export type ProductProblems = Readonly<Partial<Record<ProductField, ProductProblem>>>;

/**
 * Validates a product as typed (back-office.md §5): category, at least one order type, name, description and at least
 * one size with a name, a price and a stock of 0 or more. An unlimited stock needs no number, an unneeded box no price.
 * In a special category a product is pre-order only, whatever was ticked.
 *
 * @param rules a product that is imported, or of which the description is not sent, may be without one
 * @returns the product with its texts cleaned, or every problem at once
 */
export function decideProduct(
  draft: ProductDraft,
  { isDescriptionRequired = true }: { readonly isDescriptionRequired?: boolean } = {},
): Result<ProductSheet, ProductProblems> {
  const problems: Partial<Record<ProductField, ProductProblem>> = {};
  const complain = (field: ProductField, problem: ProductProblem) => {
    problems[field] ??= problem;
  };
  const text = (field: PlainText) => {
    const parsed = parseText(draft[field], { maximum: PRODUCT_TEXT_MAX_LENGTH, isRequired: false, isMultiline: true });
    if (!parsed.ok) complain(field, 'product_text_invalid');
    return parsed.ok ? parsed.value : '';
  };

  const { category } = draft;
  if (category === null) complain('category', 'product_category_required');
  const days = orderTypesIn(category, draft);
  if (!days.isOrderableToday && !days.isOrderableAhead) complain('orderType', 'order_type_required');
  const name = line(draft.name, PRODUCT_NAME_MAX_LENGTH);
  if (name === null) complain('name', 'product_name_invalid');
  if (draft.description.length > DESCRIPTION_MAX_LENGTH) complain('description', 'product_description_too_long');
  else if (isDescriptionRequired && plainDescription(draft.description) === '')
    complain('description', 'product_description_required');
  const sizes = draft.sizes.map((size, index) => readSize(size, index, complain));
  if (sizes.length === 0) complain('sizes', 'sizes_required');
  if (sizes.length > MOST_SIZES) complain('sizes', 'too_many_sizes');
  for (const index of repeated(draft.sizes.map(({ label }) => label)))
    complain(`sizes.${index}.label`, 'size_name_repeated');
  const extras = draft.extras.map((extra, index) => readExtra(extra, index, complain));
  if (extras.length > MOST_EXTRAS) complain('extras', 'too_many_extras');
  for (const index of repeated(draft.extras.map((extra) => extra.name)))
    complain(`extras.${index}.name`, 'extra_name_repeated');
  // One entry for each text.
  const texts = Object.fromEntries(PLAIN_TEXTS.map((field) => [field, text(field)])) as Record<PlainText, string>;

  if (draft.hasNoAllergens && draft.allergens.length > 0) complain('hasNoAllergens', 'allergens_contradict');
  const windows = decideWindows(draft.availabilityWindows);
  if (!windows.ok) Object.assign(problems, windows.error);

  if (category === null || name === null || !windows.ok || Object.keys(problems).length > 0) return err(problems);
  const { category: _, ...marks } = draft;
  return ok({
    ...marks,
    ...days,
    ...texts,
    name,
    categoryId: category.id,
    sizes,
    extras,
    availabilityWindows: windows.value,
  });
}

/** The effective order types of a product in a category: a special one allows only pre-orders (readings 18). */
export function orderTypesIn(
  category: { readonly isSpecial: boolean } | null,
  ticked: { readonly isOrderableToday: boolean; readonly isOrderableAhead: boolean },
): { readonly isOrderableToday: boolean; readonly isOrderableAhead: boolean } {
  if (category?.isSpecial === true) return { isOrderableToday: false, isOrderableAhead: true };
  return { isOrderableToday: ticked.isOrderableToday, isOrderableAhead: ticked.isOrderableAhead };
}

type Complain = (field: ProductField, problem: ProductProblem) => void;

function readSize(draft: SizeDraft, index: number, complain: Complain): SizeSheet {
  const label = line(draft.label, SIZE_NAME_MAX_LENGTH);
  if (label === null) complain(`sizes.${index}.label`, 'size_name_invalid');
  if (!isPrice(draft.price)) complain(`sizes.${index}.price`, 'price_invalid');
  if (!draft.stockUnlimited && !isStock(draft)) complain(`sizes.${index}.stock`, 'stock_invalid');
  const { minimumQuantity } = draft;
  if (!isWhole(minimumQuantity, 1, MINIMUM_QUANTITY_MAXIMUM))
    complain(`sizes.${index}.minimumQuantity`, 'minimum_quantity_invalid');
  if (draft.boxNeeded && !isPrice(draft.boxPrice)) complain(`sizes.${index}.boxPrice`, 'box_price_invalid');
  if (!isPrice(draft.deposit)) complain(`sizes.${index}.deposit`, 'deposit_invalid');
  const { grams } = draft;
  if (grams !== null && !isWhole(grams, 1, GRAMS_MAXIMUM)) complain(`sizes.${index}.grams`, 'grams_invalid');
  return {
    ...draft,
    label: label ?? '',
    price: draft.price ?? ZERO_BANI,
    stock: draft.stockUnlimited ? STOCK_KEPT : (draft.stock ?? STOCK_KEPT),
    minimumQuantity: minimumQuantity ?? 1,
    boxPrice: isPrice(draft.boxPrice) ? draft.boxPrice : ZERO_BANI,
    deposit: draft.deposit ?? ZERO_BANI,
  };
}

function isStock({ id, stock }: SizeDraft): boolean {
  return stock === STOCK_KEPT ? id !== null : isWhole(stock, 0, STOCK_MAXIMUM);
}

function readExtra(draft: ExtraDraft, index: number, complain: Complain): Extra {
  const name = line(draft.name, EXTRA_NAME_MAX_LENGTH);
  if (name === null) complain(`extras.${index}.name`, 'extra_name_invalid');
  if (!isPrice(draft.price)) complain(`extras.${index}.price`, 'extra_price_invalid');
  return { ...draft, name: name ?? '', price: draft.price ?? ZERO_BANI };
}

/** `null` when it is empty, too long or contains characters not allowed in a name. */
function line(raw: string, maximum: number): string | null {
  const parsed = parseText(raw, { maximum, isRequired: true, isMultiline: false });
  return parsed.ok ? parsed.value.replace(/ {2,}/g, ' ') : null;
}

/** A valid price: whole bani, from 0 to `PRICE_MAXIMUM`. */
export function isPrice(price: Bani | null): price is Bani {
  return isWhole(price, 0, PRICE_MAXIMUM);
}

function isWhole(number: number | null, minimum: number, maximum: number): number is number {
  return number !== null && Number.isInteger(number) && number >= minimum && number <= maximum;
}

/** Indexes of names that occur before, case and diacritics ignored; empty ones are a separate problem. */
function repeated(names: readonly string[]): readonly number[] {
  const folded = names.map((name) => fold(name.trim()));
  return folded.flatMap((name, index) => (name !== '' && folded.indexOf(name) < index ? [index] : []));
}

import { parseText } from '#domain/accounts/parse-text.ts';
import type { AvailabilityWindow } from '#domain/menu/availability-window.ts';
import { type Bani, ZERO_BANI } from '#domain/money/bani.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { fold, toSlug } from '#domain/text/fold.ts';
import { EXTRA_NAME_MAX_LENGTH, isPrice, MOST_EXTRAS } from './decide-product.ts';
import { decideWindows, WINDOW_PROBLEMS, type WindowDraft, type WindowField } from './decide-windows.ts';

export const CATEGORY_NAME_MAX_LENGTH = 60;
export const PICKUP_PLACE_MAX_LENGTH = 200;
/** Of the HTML; the cleaner takes no more (reliability.md M11). */
export const CATEGORY_TEXT_MAX_LENGTH = 20_000;

/** Paths of the menu that are not categories: all products, and the page of promotions (readings 39). */
const RESERVED_SLUGS: readonly string[] = ['promotii', 'toate', 'all'];

/** A category as it was typed; `null` is a price that was left empty or cannot be read. */
export type CategoryDraft = {
  readonly name: string;
  readonly isSpecial: boolean;
  readonly hasOwnPickupPlace: boolean;
  readonly pickupPlace: string;
  readonly allowsMessage: boolean;
  /** HTML; the server sanitises it before it is saved. */
  readonly additionalInformation: string;
  readonly extras: readonly { readonly name: string; readonly price: Bani | null }[];
  readonly stationId: number | null;
  readonly availabilityWindows: readonly WindowDraft[];
};

/** A valid category. */
export type CategorySheet = {
  readonly name: string;
  readonly isSpecial: boolean;
  readonly pickupPlace: string | null;
  readonly allowsMessage: boolean;
  readonly additionalInformation: string;
  readonly extras: readonly { readonly name: string; readonly price: Bani }[];
  readonly stationId: number | null;
  readonly availabilityWindows: readonly AvailabilityWindow[];
};

/** Problems of a category that is saved. */
export const CATEGORY_PROBLEMS = [
  'category_name_required',
  'category_name_invalid',
  'category_name_reserved',
  'pickup_place_required',
  'pickup_place_invalid',
  'category_text_too_long',
  'category_extras_many',
  'extra_name_invalid',
  'extra_name_repeated',
  'extra_price_invalid',
  ...WINDOW_PROBLEMS,
] as const;
export type CategoryProblem = (typeof CATEGORY_PROBLEMS)[number];

export type CategoryField =
  | 'name'
  | 'pickupPlace'
  | 'additionalInformation'
  | 'extras'
  | `extras.${number}.${'name' | 'price'}`
  | WindowField;
export type CategoryProblems = Readonly<Partial<Record<CategoryField, CategoryProblem>>>;

/**
 * Validates a category as typed (back-office.md §5): the name has letters or digits, the pickup place is given when it
 * is not the restaurant, extras have unique names and a price of 0 or more.
 *
 * @returns the category with its texts cleaned, or every problem at once
 */
export function decideCategory(draft: CategoryDraft): Result<CategorySheet, CategoryProblems> {
  const problems: Partial<Record<CategoryField, CategoryProblem>> = {};
  const name = readName(draft.name);
  if (!name.ok) problems.name = name.error;
  const place = readPlace(draft);
  if (!place.ok) problems.pickupPlace = place.error;
  if (draft.additionalInformation.length > CATEGORY_TEXT_MAX_LENGTH) {
    problems.additionalInformation = 'category_text_too_long';
  }
  if (draft.extras.length > MOST_EXTRAS) problems.extras = 'category_extras_many';
  const extras = draft.extras.map((extra, index) => {
    const read = readLine(extra.name, EXTRA_NAME_MAX_LENGTH);
    const isTwice = draft.extras.slice(0, index).some((one) => fold(one.name).trim() === fold(extra.name).trim());
    if (read === null) problems[`extras.${index}.name`] = 'extra_name_invalid';
    else if (isTwice) problems[`extras.${index}.name`] = 'extra_name_repeated';
    if (!isPrice(extra.price)) problems[`extras.${index}.price`] = 'extra_price_invalid';
    return { name: read ?? '', price: extra.price ?? ZERO_BANI };
  });
  const windows = decideWindows(draft.availabilityWindows);
  if (!windows.ok) Object.assign(problems, windows.error);
  if (!name.ok || !place.ok || !windows.ok || Object.keys(problems).length > 0) return err(problems);
  const { isSpecial, allowsMessage, additionalInformation, stationId } = draft;
  return ok({
    name: name.value,
    isSpecial,
    pickupPlace: place.value,
    allowsMessage,
    additionalInformation,
    extras,
    stationId,
    availabilityWindows: windows.value,
  });
}

function readName(raw: string): Result<string, CategoryProblem> {
  if (raw.trim() === '') return err('category_name_required');
  const name = readLine(raw, CATEGORY_NAME_MAX_LENGTH);
  if (name === null || toSlug(name) === '') return err('category_name_invalid');
  return RESERVED_SLUGS.includes(toSlug(name)) ? err('category_name_reserved') : ok(name);
}

function readPlace({ hasOwnPickupPlace, pickupPlace }: CategoryDraft): Result<string | null, CategoryProblem> {
  if (!hasOwnPickupPlace) return ok(null);
  if (pickupPlace.trim() === '') return err('pickup_place_required');
  const place = readLine(pickupPlace, PICKUP_PLACE_MAX_LENGTH);
  return place === null ? err('pickup_place_invalid') : ok(place);
}

function readLine(raw: string, maximum: number): string | null {
  const parsed = parseText(raw, { maximum, isRequired: true, isMultiline: false });
  return parsed.ok ? parsed.value : null;
}

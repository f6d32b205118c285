import { parseText } from '#domain/accounts/parse-text.ts';
import { LINE_MAX_OPTIONS, OPTION_MAX_COUNT } from '#domain/cart/cart.ts';
import type { OptionGroupSheet, OptionSheet } from '#domain/menu/options/option-sheet.ts';
import { type Bani, ZERO_BANI } from '#domain/money/bani.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { fold } from '#domain/text/fold.ts';
import { isPrice, SIZE_NAME_MAX_LENGTH } from './decide-product.ts';

export const GROUP_NAME_MAX_LENGTH = 80;
export const OPTION_NAME_MAX_LENGTH = 80;
/** Upper bound for the options of a group. */
export const MOST_OPTIONS = 300;
/** Upper bound for the sizes with their own price. */
export const MOST_OPTION_PRICES = 30;
const VAT_MAXIMUM = 10_000;

/** Typed, but not a number. */
export const UNREADABLE = 'unreadable';
type Typed<Value> = Value | typeof UNREADABLE;

/** An option as it was typed. */
export type OptionDraft = Omit<
  OptionSheet,
  'price' | 'sizePrices' | 'most' | 'deposit' | 'vatTakeawayBasisPoints' | 'vatOnPremisesBasisPoints'
> & {
  /** Null where nothing was typed. */
  readonly price: Typed<Bani | null>;
  readonly sizePrices: readonly { readonly sizeLabel: string; readonly price: Typed<Bani | null> }[];
  readonly most: Typed<number | null>;
  readonly deposit: Typed<Bani | null>;
  readonly vatTakeawayBasisPoints: Typed<number | null>;
  readonly vatOnPremisesBasisPoints: Typed<number | null>;
};

/** A group as it was typed. */
export type OptionGroupDraft = Omit<OptionGroupSheet, 'minimum' | 'maximum' | 'included' | 'options'> & {
  readonly minimum: Typed<number | null>;
  /** Null: any number. */
  readonly maximum: Typed<number | null>;
  readonly included: Typed<number | null>;
  readonly options: readonly OptionDraft[];
};

export const OPTION_GROUP_PROBLEMS = [
  'option_group_name_invalid',
  'option_group_minimum_invalid',
  'option_group_minimum_unreachable',
  'option_group_maximum_invalid',
  'option_group_included_invalid',
  'option_group_empty',
  'option_group_options_many',
  'option_group_defaults_many',
  'option_name_invalid',
  'option_name_repeated',
  'option_price_invalid',
  'option_most_invalid',
  'option_size_invalid',
  'option_opens_itself',
  'deposit_invalid',
  'vat_invalid',
] as const;
export type OptionGroupProblem = (typeof OPTION_GROUP_PROBLEMS)[number];

/** By path: `name`, `options`, `options.3.price`, `options.3.sizePrices.0.price`. */
export type OptionGroupProblems = ReadonlyMap<string, OptionGroupProblem>;

/**
 * Validates a group of options as typed: a name; consistent bounds that its options can reach; options with a name and
 * a price, unless a product provides them.
 *
 * @param ownId of the group that is saved, because an option cannot open its own group; null for a new one
 * @returns the group with its texts cleaned, or every problem by path
 */
export function decideOptionGroup(
  draft: OptionGroupDraft,
  ownId: number | null,
): Result<OptionGroupSheet, OptionGroupProblems> {
  const problems = new Map<string, OptionGroupProblem>();
  const name = readLine(draft.name, GROUP_NAME_MAX_LENGTH);
  if (name === null) problems.set('name', 'option_group_name_invalid');
  const options = draft.options.map((option, place) => decideOption(option, { draft, place, ownId, problems }));
  const minimum = wholeOr(draft.minimum, 0, LINE_MAX_OPTIONS);
  const maximum = draft.maximum === null ? null : wholeOr(draft.maximum, Math.max(minimum ?? 1, 1), LINE_MAX_OPTIONS);
  const included = wholeOr(draft.included ?? 0, 0, maximum ?? LINE_MAX_OPTIONS);
  if (minimum === null) problems.set('minimum', 'option_group_minimum_invalid');
  if (maximum === null && draft.maximum !== null) problems.set('maximum', 'option_group_maximum_invalid');
  if (included === null) problems.set('included', 'option_group_included_invalid');
  if (options.length === 0) problems.set('options', 'option_group_empty');
  if (options.length > MOST_OPTIONS) problems.set('options', 'option_group_options_many');
  const reachable = options.reduce((sum, { most }) => sum + most, 0);
  if (options.length > 0 && (minimum ?? 0) > reachable) problems.set('minimum', 'option_group_minimum_unreachable');
  const defaults = options.filter(({ isDefault }) => isDefault).length;
  if (maximum !== null && defaults > maximum) problems.set('options', 'option_group_defaults_many');
  if (name === null || minimum === null || included === null || problems.size > 0) return err(problems);
  return ok({
    name,
    minimum,
    maximum,
    // Included options are possible only where every option has its own price.
    included: draft.pricing === 'sum' ? included : 0,
    pricing: draft.pricing,
    options,
  });
}

type OptionContext = {
  readonly draft: OptionGroupDraft;
  readonly place: number;
  readonly ownId: number | null;
  readonly problems: Map<string, OptionGroupProblem>;
};

function decideOption(option: OptionDraft, { draft, place, ownId, problems }: OptionContext): OptionSheet {
  const complain = (field: string, problem: OptionGroupProblem) => problems.set(`options.${place}.${field}`, problem);
  const isOfProduct = option.productId !== null;
  const typed = option.name.trim();
  const name = typed === '' && isOfProduct ? '' : readLine(typed, OPTION_NAME_MAX_LENGTH);
  if (name === null) complain('name', 'option_name_invalid');
  else if (name !== '' && draft.options.slice(0, place).some((other) => fold(other.name.trim()) === fold(name))) {
    complain('name', 'option_name_repeated');
  }
  const price = option.price === UNREADABLE ? null : option.price;
  if (option.price !== null || !isOfProduct) {
    if (!isPrice(price)) complain('price', 'option_price_invalid');
  }
  const sizePrices = option.sizePrices.map((one, row) => {
    const sizeLabel = readLine(one.sizeLabel, SIZE_NAME_MAX_LENGTH);
    const isTwice = option.sizePrices.slice(0, row).some((other) => isSameSize(other.sizeLabel, one.sizeLabel));
    if (sizeLabel === null || isTwice) complain(`sizePrices.${row}.sizeLabel`, 'option_size_invalid');
    const own = one.price === UNREADABLE ? null : one.price;
    if (!isPrice(own)) complain(`sizePrices.${row}.price`, 'option_price_invalid');
    return { sizeLabel: sizeLabel ?? '', price: own ?? ZERO_BANI };
  });
  const most = wholeOr(option.most, 1, OPTION_MAX_COUNT);
  if (most === null) complain('most', 'option_most_invalid');
  const deposit = option.deposit === UNREADABLE ? null : (option.deposit ?? ZERO_BANI);
  if (!isPrice(deposit)) complain('deposit', 'deposit_invalid');
  if (ownId !== null && option.opensGroupId === ownId) complain('opensGroupId', 'option_opens_itself');
  return {
    ...option,
    name: name ?? '',
    price,
    sizePrices,
    most: most ?? 1,
    deposit: deposit ?? ZERO_BANI,
    vatTakeawayBasisPoints: decideVat(option.vatTakeawayBasisPoints, () =>
      complain('vatTakeawayBasisPoints', 'vat_invalid'),
    ),
    vatOnPremisesBasisPoints: decideVat(option.vatOnPremisesBasisPoints, () =>
      complain('vatOnPremisesBasisPoints', 'vat_invalid'),
    ),
  };
}

/** Null: the rate of the product or of the dish. */
function decideVat(typed: Typed<number | null>, complain: () => void): number | null {
  if (typed === null) return null;
  const vat = wholeOr(typed, 0, VAT_MAXIMUM);
  if (vat === null) complain();
  return vat;
}

function isSameSize(one: string, other: string): boolean {
  return fold(one.trim()) === fold(other.trim());
}

function wholeOr(value: Typed<number | null>, least: number, most: number): number | null {
  if (value === null || value === UNREADABLE) return null;
  return Number.isInteger(value) && value >= least && value <= most ? value : null;
}

function readLine(raw: string, maximum: number): string | null {
  const parsed = parseText(raw, { maximum, isRequired: true, isMultiline: false });
  return parsed.ok ? parsed.value : null;
}

/** Bundles by keyboard: which ones the typed letters match, which set still lacks a choice, and its options. */
import { type BundleLine, type CartLine, LINE_MAX_QUANTITY } from '#domain/cart/cart.ts';
import { type Bani, ZERO_BANI } from '#domain/money/bani.ts';
import {
  type BundleChoices,
  choicesOf,
  chooseOption,
  inOrderOfChoice,
  lineOfChoices,
  optionState,
} from '#domain/promotions/kinds/buy-x-get-y-free/choose-in-bundle.ts';
import { PROMOTION_KINDS } from '#domain/promotions/kinds.ts';
import { isRunningOn } from '#domain/promotions/promotion.ts';
import type { OfferedOption, OfferedPromotion } from '#domain/promotions/shown-promotion.ts';
import { fold } from '#domain/text/fold.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { FEWEST_LETTERS, rankName } from './find-dishes.ts';

/** A bundle for telephone orders. */
export type CalledBundle = Pick<
  OfferedPromotion,
  'id' | 'name' | 'type' | 'isActive' | 'startDate' | 'endDate' | 'sets'
>;
type CalledSet = CalledBundle['sets'][number];

/** One choice by a key: the resulting line. */
export type BundleMatch = {
  readonly set: string;
  readonly option: OfferedOption;
  /** The name, with its size where the set has the same dish in several. */
  readonly label: string;
  /** 0 in a free set. */
  readonly price: Bani;
  readonly line: BundleLine;
};

/** A set of a line from which something must still be chosen. */
export type NeededSet = {
  readonly line: BundleLine;
  readonly bundle: CalledBundle;
  readonly set: CalledSet;
  /** Its options, in the order of the bundle; empty when all of them cost more than the paid choices. */
  readonly answers: readonly BundleMatch[];
};

/** Few, so that the short list still has room for dishes. */
const MOST_BUNDLES = 3;

/** The running bundles that have a word starting with the letters and an option in every set. */
export function findBundles(
  promotions: readonly CalledBundle[],
  query: string,
  today: LocalDate,
): readonly CalledBundle[] {
  const wanted = fold(query).trim();
  if (wanted.length < FEWEST_LETTERS) return [];
  return promotions
    .filter(
      (one) =>
        PROMOTION_KINDS[one.type].entersBy === 'line' &&
        isRunningOn(one, today) &&
        rankName(one.name, wanted) < 2 &&
        one.sets.every(({ options }) => options.some(({ isOrderable }) => isOrderable)),
    )
    .toSorted((one, other) => rankName(one.name, wanted) - rankName(other.name, wanted))
    .slice(0, MOST_BUNDLES);
}

/** A new line of a bundle. Sets with only one option are chosen automatically. */
export function startBundle(bundle: CalledBundle, quantity: number): BundleLine {
  return lineOfChoices(bundle, chooseTheOnly(bundle, new Map()), Math.min(quantity, LINE_MAX_QUANTITY));
}

/** The first set without a valid choice, in the order of lines and of choosing. */
export function findNeededSet(lines: readonly CartLine[], promotions: readonly CalledBundle[]): NeededSet | null {
  for (const line of lines) {
    if (line.kind !== 'bundle') continue;
    const bundle = promotions.find(({ id }) => id === line.promotionId);
    if (bundle === undefined) continue;
    const chosen = choicesOf(bundle, line);
    const set = inOrderOfChoice(bundle.sets).find(({ id }) => !chosen.has(id));
    if (set !== undefined) return { line, bundle, set, answers: matchesIn(line, bundle, set) };
  }
  return null;
}

/** The options of a line that match the letters, by their name or their set's, without the chosen ones. */
export function findBundleOptions(
  line: BundleLine,
  promotions: readonly CalledBundle[],
  query: string,
): readonly BundleMatch[] {
  const wanted = fold(query);
  const bundle = promotions.find(({ id }) => id === line.promotionId);
  if (bundle === undefined) return [];
  const chosen = choicesOf(bundle, line);
  return bundle.sets
    .flatMap((set) => matchesIn(line, bundle, set).filter(({ option }) => chosen.get(set.id) !== option))
    .filter(({ label, set }) => fold(`${label} ${set}`).includes(wanted));
}

function matchesIn(line: BundleLine, bundle: CalledBundle, set: CalledSet): readonly BundleMatch[] {
  const chosen = choicesOf(bundle, line);
  return set.options
    .filter((option) => optionState(bundle, chosen, set, option) === 'free_to_choose')
    .map((option) => ({
      set: set.label,
      option,
      label: set.options.some((other) => other !== option && other.productId === option.productId)
        ? `${option.name} (${option.sizeLabel})`
        : option.name,
      price: set.isFree ? ZERO_BANI : option.price,
      line: lineOfChoices(bundle, chooseTheOnly(bundle, chooseOption(bundle, chosen, set.id, option)), line.quantity),
    }));
}

function chooseTheOnly(bundle: CalledBundle, chosen: BundleChoices<OfferedOption>): BundleChoices<OfferedOption> {
  return inOrderOfChoice(bundle.sets).reduce((choices, set) => {
    const [option, ...others] = set.options;
    const isOnly = option !== undefined && others.length === 0 && !choices.has(set.id);
    return isOnly && optionState(bundle, choices, set, option) === 'free_to_choose'
      ? chooseOption(bundle, choices, set.id, option)
      : choices;
  }, chosen);
}

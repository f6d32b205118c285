/** Bundles by the keyboard: which ones letters mean, which set still lacks a choice, and what can be chosen in it. */
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

/** A bundle as it is taken by telephone. */
export type CalledBundle = Pick<
  OfferedPromotion,
  'id' | 'name' | 'type' | 'isActive' | 'startDate' | 'endDate' | 'sets'
>;
type CalledSet = CalledBundle['sets'][number];

/** One choice that a key makes: the line with it. */
export type BundleMatch = {
  readonly set: string;
  readonly option: OfferedOption;
  /** The name, with its size where the set has the same dish in several. */
  readonly label: string;
  /** 0 in a set that comes free. */
  readonly price: Bani;
  readonly line: BundleLine;
};

/** A set of a line from which something must still be chosen. */
export type NeededSet = {
  readonly line: BundleLine;
  readonly bundle: CalledBundle;
  readonly set: CalledSet;
  /** What can be chosen in it, in the order of the bundle; none where all of it costs more than what is paid for. */
  readonly answers: readonly BundleMatch[];
};

/** As many as leave room for dishes among what is read at a glance. */
const MOST_BUNDLES = 3;

/** The running bundles with a word that begins with the letters and something to choose in every set. */
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

/** A new line of a bundle. What leaves nothing to choose is chosen. */
export function startBundle(bundle: CalledBundle, quantity: number): BundleLine {
  return lineOfChoices(bundle, chooseTheOnly(bundle, new Map()), Math.min(quantity, LINE_MAX_QUANTITY));
}

/** The first set, in the order of lines and of choice, without a choice that still holds. */
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

/** The options of a line that the letters mean, by their name or their set's, without those that are chosen. */
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

/** Validates the sets of a bundle when it is saved. `bundle-rules.ts` validates a guest's choices. */
import { parseText } from '#domain/accounts/parse-text.ts';
import { type Bani, bani, ZERO_BANI } from '#domain/money/bani.ts';
import { err, ok, type Result } from '#domain/result.ts';

export type SetDraft<Option extends OptionDraft = OptionDraft> = {
  readonly label: string;
  readonly isFree: boolean;
  readonly options: readonly Option[];
};

/** A size of a product as it is sold singly. */
export type OptionDraft = { readonly name: string; readonly price: Bani };

export type SetProblem =
  | {
      readonly code: 'bundle_paid_set_required' | 'bundle_free_set_required' | 'bundle_too_many_sets';
      readonly set: null;
    }
  | {
      readonly code: 'bundle_label_required' | 'bundle_option_required' | 'bundle_too_many_options';
      readonly set: number;
    }
  /** Costs more than every paid option, so it could never be chosen. */
  | {
      readonly code: 'free_option_too_expensive';
      readonly set: number;
      readonly name: string;
      readonly maximum: Bani;
    };

export const MOST_SETS = 12;
export const MOST_OPTIONS = 200;
export const SET_LABEL_MAX_LENGTH = 80;

/**
 * Validates the sets of a bundle by their position: at least one paid and one free set, each with a label and an
 * option, and no free option more expensive than the most expensive paid one.
 *
 * @see back-office.md §5, readings 10
 */
export function decideBundleSets<Set extends SetDraft>(
  sets: readonly Set[],
): Result<readonly Set[], readonly SetProblem[]> {
  const problems: SetProblem[] = [];
  if (sets.length > MOST_SETS) problems.push({ code: 'bundle_too_many_sets', set: null });
  if (!sets.some(({ isFree }) => !isFree)) problems.push({ code: 'bundle_paid_set_required', set: null });
  if (!sets.some(({ isFree }) => isFree)) problems.push({ code: 'bundle_free_set_required', set: null });
  const maximum = highestPaidOptionPrice(sets);
  const hasPaidOption = sets.some(({ isFree, options }) => !isFree && options.length > 0);
  for (const [place, { label, isFree, options }] of sets.entries()) {
    const rules = { maximum: SET_LABEL_MAX_LENGTH, isRequired: true, isMultiline: false };
    if (!parseText(label, rules).ok) problems.push({ code: 'bundle_label_required', set: place });
    if (options.length === 0) problems.push({ code: 'bundle_option_required', set: place });
    if (options.length > MOST_OPTIONS) problems.push({ code: 'bundle_too_many_options', set: place });
    const tooExpensive = isFree ? options.find(({ price }) => price > maximum) : undefined;
    if (tooExpensive !== undefined && hasPaidOption) {
      problems.push({ code: 'free_option_too_expensive', set: place, name: tooExpensive.name, maximum });
    }
  }
  return problems.length === 0 ? ok(sets) : err(problems);
}

/** The maximum price of a free option; 0 while there are no paid ones. */
export function highestPaidOptionPrice(sets: readonly SetDraft[]): Bani {
  const paid = sets.filter(({ isFree }) => !isFree).flatMap(({ options }) => options.map(({ price }) => price));
  return bani(Math.max(ZERO_BANI, ...paid));
}

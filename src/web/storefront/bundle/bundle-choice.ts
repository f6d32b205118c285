/** What the guest has chosen of a bundle. Pure; the cart and the server judge the same again (domain/promotions). */
import type { BundleLine } from '#domain/cart/cart.ts';
import { type Bani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import type { BundleFacts, BundleFactsSet, BundleOption } from './bundle-facts.ts';

/** The chosen option by the set's id. */
export type BundleChoices = ReadonlyMap<number, BundleOption>;

export type OptionState = 'free_to_choose' | 'sold_out' | 'choose_paid_first' | 'too_dear';

/** Whether an option can be chosen: what comes free costs no more than the dearest thing paid for (readings 10). */
export function optionState(
  bundle: BundleFacts,
  choices: BundleChoices,
  set: BundleFactsSet,
  option: BundleOption,
): OptionState {
  if (!option.isOrderable) return 'sold_out';
  if (!set.isFree) return 'free_to_choose';
  const paid = bundle.sets.filter(({ isFree }) => !isFree).flatMap(({ id }) => choices.get(id) ?? []);
  if (paid.length === 0) return 'choose_paid_first';
  return option.price > Math.max(...paid.map(({ price }) => price)) ? 'too_dear' : 'free_to_choose';
}

/** The choices after one more; a free product that has become too expensive is deselected. */
export function chooseOption(
  bundle: BundleFacts,
  choices: BundleChoices,
  setId: number,
  option: BundleOption,
): BundleChoices {
  const chosen = new Map(choices).set(setId, option);
  for (const set of bundle.sets) {
    const kept = chosen.get(set.id);
    if (kept && optionState(bundle, chosen, set, kept) !== 'free_to_choose') chosen.delete(set.id);
  }
  return chosen;
}

/** Sets still without a choice. */
export function setsLeft(bundle: BundleFacts, choices: BundleChoices): number {
  return bundle.sets.filter(({ id }) => !choices.has(id)).length;
}

/** What the chosen costs in the bundle, and what it would cost bought singly. */
export function priceChoices(
  bundle: BundleFacts,
  choices: BundleChoices,
): { readonly price: Bani; readonly separately: Bani } {
  const chosen = bundle.sets.flatMap((set) => {
    const option = choices.get(set.id);
    return option ? [{ isFree: set.isFree, price: option.price }] : [];
  });
  return {
    price: sumBani(chosen.map(({ isFree, price }) => (isFree ? ZERO_BANI : price))),
    separately: sumBani(chosen.map(({ price }) => price)),
  };
}

/** What a line of the cart chose, as far as it may be chosen still. What is paid for comes first: what is free depends on it. */
export function choicesOf(bundle: BundleFacts, { choices }: BundleLine): BundleChoices {
  const sets = bundle.sets.toSorted((one, other) => Number(one.isFree) - Number(other.isFree));
  return sets.reduce<BundleChoices>((chosen, set) => {
    const choice = choices.find(({ setId }) => setId === set.id);
    const option = set.options.find(
      ({ productId, sizeId }) => productId === choice?.productId && sizeId === choice.sizeId,
    );
    const isPossible = option !== undefined && optionState(bundle, chosen, set, option) === 'free_to_choose';
    return isPossible ? chooseOption(bundle, chosen, set.id, option) : chosen;
  }, new Map());
}

/** The line for the cart; null until every set has its choice. */
export function bundleLine(bundle: BundleFacts, choices: BundleChoices, quantity = 1): BundleLine | null {
  if (setsLeft(bundle, choices) > 0) return null;
  return {
    kind: 'bundle',
    promotionId: bundle.id,
    choices: [...choices].map(([setId, { productId, sizeId }]) => ({ setId, productId, sizeId })),
    quantity,
  };
}

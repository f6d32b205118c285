/** The state of choosing in a bundle. Pricing and the server check the choices again (`bundle-rules.ts`). */
import type { BundleLine } from '#domain/cart/cart.ts';
import { type Bani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import type { BundleSet } from '#domain/promotions/promotion.ts';

/** The fields of an option that choosing depends on. */
export type BundleOption = BundleSet['options'][number] & { readonly price: Bani; readonly isOrderable: boolean };

type SetOf<Option> = Pick<BundleSet, 'id' | 'isFree'> & { readonly options: readonly Option[] };

/** A bundle being chosen; `Option` is the screen's type of an option. */
export type OpenBundle<Option extends BundleOption = BundleOption> = {
  readonly id: number;
  readonly sets: readonly SetOf<Option>[];
};

/** The chosen option by the set's id. */
export type BundleChoices<Option extends BundleOption = BundleOption> = ReadonlyMap<number, Option>;

export type OptionState = 'free_to_choose' | 'sold_out' | 'choose_paid_first' | 'too_dear';

/** Whether an option can be chosen: a free one may cost no more than the dearest paid choice (readings 10). */
export function optionState(
  bundle: OpenBundle,
  choices: BundleChoices,
  set: SetOf<BundleOption>,
  option: BundleOption,
): OptionState {
  if (!option.isOrderable) return 'sold_out';
  if (!set.isFree) return 'free_to_choose';
  const paid = bundle.sets.filter(({ isFree }) => !isFree).flatMap(({ id }) => choices.get(id) ?? []);
  if (paid.length === 0) return 'choose_paid_first';
  return option.price > Math.max(...paid.map(({ price }) => price)) ? 'too_dear' : 'free_to_choose';
}

/** The choices after adding one; a free product that has become too expensive is deselected. */
export function chooseOption<Option extends BundleOption>(
  bundle: OpenBundle<Option>,
  choices: BundleChoices<Option>,
  setId: number,
  option: Option,
): BundleChoices<Option> {
  const chosen = new Map(choices).set(setId, option);
  for (const set of bundle.sets) {
    const kept = chosen.get(set.id);
    if (kept && optionState(bundle, chosen, set, kept) !== 'free_to_choose') chosen.delete(set.id);
  }
  return chosen;
}

/** Sets still without a choice. */
export function setsLeft(bundle: OpenBundle, choices: BundleChoices): number {
  return bundle.sets.filter(({ id }) => !choices.has(id)).length;
}

/** Price of the choices in the bundle, and bought singly. */
export function priceChoices(
  bundle: OpenBundle,
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

/** The sets in the order of choosing: paid ones first, because the free ones depend on them. */
export function inOrderOfChoice<Set extends Pick<BundleSet, 'isFree'>>(sets: readonly Set[]): readonly Set[] {
  return sets.toSorted((one, other) => Number(one.isFree) - Number(other.isFree));
}

/** The choices of a cart line that are still possible. */
export function choicesOf<Option extends BundleOption>(
  bundle: OpenBundle<Option>,
  { choices }: Pick<BundleLine, 'choices'>,
): BundleChoices<Option> {
  return inOrderOfChoice(bundle.sets).reduce<BundleChoices<Option>>((chosen, set) => {
    const choice = choices.find(({ setId }) => setId === set.id);
    const option = set.options.find(
      ({ productId, sizeId }) => productId === choice?.productId && sizeId === choice.sizeId,
    );
    const isPossible = option !== undefined && optionState(bundle, chosen, set, option) === 'free_to_choose';
    return isPossible ? chooseOption(bundle, chosen, set.id, option) : chosen;
  }, new Map());
}

/** A line with these choices, which may be incomplete: pricing then reports a problem. */
export function lineOfChoices(bundle: OpenBundle, choices: BundleChoices, quantity: number): BundleLine {
  return {
    kind: 'bundle',
    promotionId: bundle.id,
    choices: [...choices].map(([setId, { productId, sizeId }]) => ({ setId, productId, sizeId })),
    quantity,
  };
}

/** The line for the cart; null until every set has its choice. */
export function bundleLine(bundle: OpenBundle, choices: BundleChoices, quantity = 1): BundleLine | null {
  return setsLeft(bundle, choices) > 0 ? null : lineOfChoices(bundle, choices, quantity);
}
